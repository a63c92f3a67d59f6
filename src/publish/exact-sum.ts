const PLACES = 15
const UNIT = 10n ** BigInt(PLACES)
const UNITS_OF_A_CENT = UNIT / 100n

/**
 * A sum of decimal texts, exact to the fifteenth decimal place, where neither floats nor Decimal's
 * limited digits are. Further digits, which no sheet has, are cut. Whole cents are counted as a number
 * while a double holds them exactly: a BigInt for each figure took a fifth of a workbook's time.
 */
export class ExactSum {
  private cents = 0
  private units = 0n

  add(text: string): void {
    const cents = centsOf(text)
    if (Number.isSafeInteger(cents)) this.addCents(cents)
    else this.units += unitsOf(text)
  }

  addCents(cents: number): void {
    const sum = this.cents + cents
    if (Number.isSafeInteger(sum)) this.cents = sum
    else this.units += BigInt(cents) * UNITS_OF_A_CENT
  }

  addSum({ cents, units }: ExactSum): void {
    this.addCents(cents)
    this.units += units
  }

  toString(): string {
    const units = this.units + BigInt(this.cents) * UNITS_OF_A_CENT
    const size = units < 0n ? -units : units
    const fraction = String(size % UNIT)
      .padStart(PLACES, '0')
      .replace(/0+$/, '')
    return `${units < 0n ? '-' : ''}${size / UNIT}${fraction && `.${fraction}`}`
  }
}

function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
}

/**
 * Many such sums, numbered from 0, eight bytes each: a workbook may hold hundreds of thousands, and
 * as objects they took a third of all memory. Money is counted in whole cents, which a double holds
 * exactly up to 90 trillion reais; finer or larger amounts go to separate sums.
 */
export class ExactSums {
  private cents = new Float64Array(256)
  /** Which sums have a value: a sum without any is not zero. */
  private had = new Uint8Array(256)
  private readonly others = new Map<number, ExactSum>()

  add(at: number, text: string): void {
    if (at >= this.cents.length) this.grow(at)
    this.had[at] = 1
    const cents = centsOf(text)
    const sum = this.cents[at]! + cents
    if (Number.isSafeInteger(cents) && Number.isSafeInteger(sum)) this.cents[at] = sum
    else this.other(at).add(text)
  }

  toString(at: number): string | undefined {
    if (!this.had[at]) return undefined
    const sum = new ExactSum()
    this.addTo(sum, at)
    return sum.toString()
  }

  /** Returns the total of all sums; undefined where none has a value. */
  total(): string | undefined {
    if (!this.had.includes(1)) return undefined
    const all = new ExactSum()
    for (let at = 0; at < this.had.length; at += 1) this.addTo(all, at)
    return all.toString()
  }

  private addTo(sum: ExactSum, at: number): void {
    sum.addCents(this.cents[at] ?? 0)
    const other = this.others.get(at)
    if (other) sum.addSum(other)
  }

  private other(at: number): ExactSum {
    const known = this.others.get(at) ?? new ExactSum()
    this.others.set(at, known)
    return known
  }

  private grow(at: number): void {
    const larger = new Float64Array(Math.max(at + 1, this.cents.length * 2))
    larger.set(this.cents)
    this.cents = larger
    const had = new Uint8Array(larger.length)
    had.set(this.had)
    this.had = had
  }
}

/** Returns NaN for fractions of a cent. */
function centsOf(text: string): number {
  const point = text.indexOf('.')
  if (point < 0) return Number(`${text}00`)
  const places = text.length - point - 1
  return places > 2
    ? Number.NaN
    : Number(`${text.slice(0, point)}${text.slice(point + 1)}${'0'.repeat(2 - places)}`)
}
