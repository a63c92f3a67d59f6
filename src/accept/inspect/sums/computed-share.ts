import type { Cell } from '../../../spreadsheets/cell.js'
import { A_CENT, areSameCents, looseAmount, ROUNDING_OF_SHARE } from '../../cells/loose-amount.js'
import { readPercent } from '../../cells/percent.js'

/** Of percentages with two decimal places. */
const POINTS_ROUNDING = 0.0051

/**
 * Finds out whether the amount is the share of a column beside it on every line, or a tax of it, or
 * whether the share is that of the line in the sum of all amounts.
 */
export class ComputedShare {
  /** The columns of which it is the share so far. */
  private bases: readonly number[] | undefined
  /** The range of the sum of which the amounts are these shares so far, and the amounts seen. */
  private sum = { least: 0, most: Number.POSITIVE_INFINITY }
  private readonly amounts = new Set<number>()
  private total = 0

  constructor(
    private readonly amount: number,
    private readonly share: number,
    private readonly isTax: boolean,
  ) {}

  observeItem(cells: readonly Cell[]): void {
    const amount = looseAmount(cells[this.amount])
    const points = readPercent(cells[this.share], 'comma')
    if (amount !== undefined && points.is === 'value') this.narrow(amount, Number(points.value))
    const among = this.bases ?? [...cells.keys()]
    this.bases = among.filter((at) => {
      const base = at === this.amount || at === this.share ? undefined : looseAmount(cells[at])
      if (amount === undefined || base === undefined || points.is !== 'value') return false
      const isShare = (one: number, of: number) =>
        areSameCents((of * Number(points.value)) / 100, one, ROUNDING_OF_SHARE)
      return isShare(amount, base) || (this.isTax && isShare(base, amount))
    })
  }

  isComputed(): boolean {
    // Lines may have been left out of the sheet, but a sum is no less than its parts.
    const isSum = this.sum.least <= this.sum.most && this.sum.most >= this.total - A_CENT
    const isOfSum = this.amounts.size > 1 && isSum
    return isOfSum || (this.bases !== undefined && this.bases.length > 0)
  }

  private narrow(amount: number, points: number): void {
    this.amounts.add(amount)
    this.total += amount
    const sumOf = (one: number) => (amount * 100) / Math.max(one, POINTS_ROUNDING)
    this.sum.least = Math.max(this.sum.least, sumOf(points + POINTS_ROUNDING))
    this.sum.most = Math.min(this.sum.most, sumOf(points - POINTS_ROUNDING))
  }
}
