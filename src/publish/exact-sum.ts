const PLACES = 15
const UNIT = 10n ** BigInt(PLACES)

/**
 * A sum of decimal texts, exact to the fifteenth decimal place, where neither floats nor Decimal's
 * limited digits are. Further digits, which no sheet has, are cut.
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
    const total = new ExactSum()
    total.add(reaisOf(this.cents[at] ?? 0))
    const other = this.others.get(at)
    if (other) total.add(other.toString())
    return total.toString()
  }

  /** Returns the total of all sums; undefined where none has a value. */
  total(): string | undefined {
    const all = new ExactSum()
    let hasAny = false
    for (let at = 0; at < this.had.length; at += 1) {
      const sum = this.toString(at)
      if (sum === undefined) continue
      all.add(sum)
      hasAny = true
    }
    return hasAny ? all.toString() : undefined
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

function reaisOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
