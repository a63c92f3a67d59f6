/** A fictitious case number of São Paulo whose check digits close. */
export function cnj(sequence: number, year = 2021): string {
  const head = String(sequence).padStart(7, '0')
  const tail = `${year}8260100`
  const check = 98n - (BigInt(`${head}${tail}00`) % 97n)
  return `${head}-${String(check).padStart(2, '0')}.${year}.8.26.0100`
}

export function bare(number: string): string {
  return number.replace(/\D/g, '')
}
