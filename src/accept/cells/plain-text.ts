/** No amount, rate or date is longer; patterns on longer texts would cost time and find nothing. */
export const LONGEST_VALUE = 300

/**
 * What was typed, without what spreadsheets put around it: spaces of every kind, the apostrophe of
 * text, and `="..."`, by which exports keep Excel from making a number of it.
 */
export function plainText(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  return (/^="(.*)"$/.exec(trimmed)?.[1] ?? trimmed).replace(/^'/, '').trim()
}

/**
 * Without the characters at its ends that `first` and `last` match. Character by character: a pattern
 * that looks for the marks before the end begins anew at each mark within the text.
 */
export function trimmedOf(text: string, first: RegExp, last = first): string {
  let start = 0
  let end = text.length
  while (start < end && first.test(text.charAt(start))) start += 1
  while (end > start && last.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Programs write a whole number as `94719.0` or `7.00049E5`; beyond 15 digits nobody knows it whole. */
export function shownNumber(n: string): string {
  if (/^-?\d{1,15}$/.test(n)) return n
  const value = Number(n)
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : n
}
