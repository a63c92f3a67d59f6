/** Whether 20 digits close: `NNNNNNN AAAA J TR OOOO DD mod 97 = 1` (Resolução CNJ 65/2008). */
export function checkDigitsClose(digits: string): boolean {
  if (!/^\d{20}$/.test(digits)) return false
  const [sequence, check, rest] = [digits.slice(0, 7), digits.slice(7, 9), digits.slice(9)]
  // In two steps, each below 2^53.
  const head = Number(sequence + rest.slice(0, 7)) % 97
  return Number(`${head}${rest.slice(7)}${check}`) % 97 === 1
}

/** `NNNNNNN-DD.AAAA.J.TR.OOOO`. */
export function masked(digits: string): string {
  return digits.replace(/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6')
}

/** Whether a text has the digits of a case number somewhere, whether they close or not. */
export function mentionsCase(text: string): boolean {
  const [digits] = /\d(?:[\d.\s/-]{12,40})\d/.exec(text) ?? []
  return digits !== undefined && digits.replace(/\D/g, '').length >= 14
}

/** The number within its court and its check digits alone, as an office calls its cases: `1234567-12`. */
export function isCaseSequence(text: string): boolean {
  return /(?<![\d./-])\d{7}-\d{2}(?![\d./-])/.test(text)
}
