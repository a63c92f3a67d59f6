/** Programs write such years where they know no day: 0000, 0001, 1899, 1900, 1970, 2999, 9999. */
const FIRST_YEAR = 1971
const LAST_YEAR = 2098
const YEAR = /(?<!\d)\d{4}(?!\d)/

/** Decides whether a date as text stands for none, as of a payment that never was. */
export function isNoDay(text: string): boolean {
  const year = Number(YEAR.exec(text)?.[0] ?? FIRST_YEAR)
  return year < FIRST_YEAR || year > LAST_YEAR
}
