import { masked } from '../../../src/values/case-number.js'

/** A fictitious case number of any court whose check digits close: `8.26` is São Paulo. */
export function caseOf(sequence: number, court = '8.26', year = 2022, unit = '0100'): string {
  const head = String(sequence).padStart(7, '0')
  const tail = `${year}${court.replace('.', '')}${unit}`
  const check = 98n - (BigInt(`${head}${tail}00`) % 97n)
  return masked(`${head}${String(check).padStart(2, '0')}${tail}`)
}
