import type { CorrectResult } from '../../src/services/calculation/correct.js'
import { cents, D, fromJson } from '../../src/values/decimal.js'

const CHARGES = ['juros', 'multa', 'honorarios'] as const
type Charge = (typeof CHARGES)[number]

/**
 * The charges of each row, where no split is proved. The service returns interest, fine and fees
 * for the call as a whole, and only a total for each item. A row gets its
 * charges only if they are certain: the row was alone in its call, or a single charge was applied
 * and it equals the sum of total minus corrected value over all items.
 */
export class Charges {
  private readonly whole: [Charge, D][]
  private readonly alone: boolean
  private readonly single: Charge | 'none' | undefined

  constructor(private readonly result: CorrectResult) {
    this.whole = CHARGES.flatMap((name): [Charge, D][] => {
      const value = result[name]
      return value == null ? [] : [[name, fromJson(value)]]
    })
    this.alone = result.items.length === 1
    this.single = this.findSingle()
  }

  /** Returns the total and the charges of one row, as far as they are known. */
  of(corrected: D, itemTotal: number | null | undefined): Record<string, string> {
    // The call's total includes the fees; an item's total may not. If the row was alone, the call's
    // total is the row's.
    const statedTotal = this.alone ? (this.result.total ?? itemTotal) : itemTotal
    if (statedTotal == null) return this.alone ? this.ofTheCall() : {}
    const total = fromJson(statedTotal)
    const charged = total.minus(corrected)
    const known = { total: total.toFixed(), encargos: cents(charged) }
    return { ...known, ...(this.alone ? this.ofTheCall() : this.ofTheSingle(charged)) }
  }

  private ofTheCall(): Record<string, string> {
    return Object.fromEntries(this.whole.map(([name, value]) => [name, value.toFixed()]))
  }

  private ofTheSingle(charged: D): Record<string, string> {
    if (this.single === undefined) return {}
    return Object.fromEntries(
      this.whole.map(([name]) => [name, name === this.single ? charged.toFixed() : '0']),
    )
  }

  private findSingle(): Charge | 'none' | undefined {
    const charged = this.whole.filter(([, value]) => !value.isZero())
    const [first] = charged
    if (!first) return 'none'
    const { items } = this.result
    if (charged.length > 1 || items.some(({ total }) => total == null)) return undefined
    const sum = items.reduce(
      (all, { total, corrected }) => all.plus(fromJson(total!)).minus(fromJson(corrected)),
      new D(0),
    )
    // Each item is rounded to a cent, so that their sum may differ from the rounded whole by half a
    // cent for each item.
    const tolerance = new D(items.length).times('0.005').plus('0.01')
    return sum.minus(first[1]).abs().lte(tolerance) ? first[0] : undefined
  }
}
