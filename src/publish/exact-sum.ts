const PLACES = 15
const UNIT = 10n ** BigInt(PLACES)

/**
 * A sum of decimal texts without a float and without a Decimal: a workbook may hold hundreds of
 * thousands of them. Digits beyond the fifteenth decimal place, which no sheet has, are cut.
 */
export class ExactSum {
  private units = 0n

  add(text: string): void {
    const [whole = '0', fraction = ''] = text.split('.')
    this.units += BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  }

  toString(): string {
    const size = this.units < 0n ? -this.units : this.units
    const fraction = String(size % UNIT)
      .padStart(PLACES, '0')
      .replace(/0+$/, '')
    return `${this.units < 0n ? '-' : ''}${size / UNIT}${fraction && `.${fraction}`}`
  }
}
