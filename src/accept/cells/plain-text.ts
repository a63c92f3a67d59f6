/** No amount, rate or date is longer; patterns on longer texts would only cost time. */
export const LONGEST_VALUE = 300

/**
 * Returns a text without what spreadsheets add: spaces of every kind, the apostrophe of text, and
 * `="..."`, by which exports keep Excel from converting it to a number.
 */
export function plainText(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  return (/^="(.*)"$/.exec(trimmed)?.[1] ?? trimmed).replace(/^'/, '').trim()
}

/**
 * Returns a text without the characters at its ends that `first` and `last` match. A loop, because
 * a pattern for the marks at the end would start anew at each mark within the text.
 */
export function trimmedOf(text: string, first: RegExp, last = first): string {
  let start = 0
  let end = text.length
  while (start < end && first.test(text.charAt(start))) start += 1
  while (end > start && last.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Returns a whole number without its notation (`94719.0`, `7.00049E5`); with more than 15 digits
 * its last ones are unknown.
 */
export function wholeNumberText(n: string): string {
  const value = Number(n)
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : n
}
