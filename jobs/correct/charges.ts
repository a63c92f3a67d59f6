import type { CorrectResult } from '../../src/services/calculation/correct.js'
import { cents, D, fromJson } from '../../src/values/decimal.js'

const CHARGES = ['juros', 'multa', 'honorarios'] as const
type Charge = (typeof CHARGES)[number]

/**
 * The service tells interest, fine and fees for the call as a whole, and for an item only its
 * total. They are told for a row where they are known: the row was alone in its call, or only one
 * of them was charged and it equals what the items' totals exceed their corrected values by.
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

  /** The total and the charges of one row, as far as they are known. */
  of(corrected: D, itemTotal: number | null | undefined): Record<string, string> {
    // The call's total holds the fees, which no item's total has to: alone, the row is the call.
    const told = this.alone ? (this.result.total ?? itemTotal) : itemTotal
    if (told == null) return this.alone ? this.ofTheCall() : {}
    const total = fromJson(told)
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
    // Each item is rounded to a cent; their sum may differ from the rounded whole by half a cent each.
    const tolerance = new D(items.length).times('0.005').plus('0.01')
    return sum.minus(first[1]).abs().lte(tolerance) ? first[0] : undefined
  }
}
