/** Returns the twenty digits of a case number, with valid check digits (Resolução CNJ 65/2008). */
export function caseNumber(parts: {
  sequence: number
  year: number
  ramo: string
  codigo: string
  origin: number
}): string {
  const sequence = String(parts.sequence).padStart(7, '0')
  const rest = parts.year + parts.ramo + parts.codigo + String(parts.origin).padStart(4, '0')
  const check = 98n - (BigInt(`${sequence}${rest}00`) % 97n)
  return sequence + String(check).padStart(2, '0') + rest
}

/** Returns `NNNNNNN-DD.AAAA.J.TR.OOOO` for twenty digits. */
export function masked(digits: string): string {
  return digits.replace(/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6')
}

/** Returns the twenty digits of a number with or without mask; undefined for anything else. */
export function readCaseNumber(text: string): string | undefined {
  const whole = /^\d{20}$/.test(text) || /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}$/.test(text)
  return whole ? text.replace(/\D/g, '') : undefined
}
