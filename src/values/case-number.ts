/**
 * Decides whether 20 digits are valid: `NNNNNNN AAAA J TR OOOO DD mod 97 = 1` (Resolução CNJ
 * 65/2008).
 */
export function hasValidCheckDigits(digits: string): boolean {
  if (!/^\d{20}$/.test(digits)) return false
  const sequence = digits.slice(0, 7)
  const check = digits.slice(7, 9)
  const rest = digits.slice(9)
  // In two steps, each below 2^53.
  const head = Number(sequence + rest.slice(0, 7)) % 97
  return Number(`${head}${rest.slice(7)}${check}`) % 97 === 1
}

/** Returns 20 digits as `NNNNNNN-DD.AAAA.J.TR.OOOO`. */
export function masked(digits: string): string {
  return digits.replace(/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6')
}

/** Decides whether a text is written as a case number, valid or not, with or without punctuation. */
export function hasCaseDigits(text: string): boolean {
  return /^\d{20}$/.test(text.replace(/[\s.\-\u2013\u2014]|\/\d+$/g, ''))
}

/** Decides whether a text contains the digits of a case number, valid or not. */
export function mentionsCase(text: string): boolean {
  const [digits] = /\d(?:[\d.\s/-]{12,40})\d/.exec(text) ?? []
  return digits !== undefined && digits.replace(/\D/g, '').length >= 14
}

/** Decides whether a text contains the short number that offices use: `1234567-12`. */
export function isCaseSequence(text: string): boolean {
  return /(?<![\d./-])\d{7}-\d{2}(?![\d./-])/.test(text)
}
