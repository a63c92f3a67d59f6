import type { Cell } from '../../spreadsheets/cell.js'
import { looseAmount } from '../cells/loose-amount.js'
import { readPercent } from '../cells/percent.js'

/** Half of a cent, and what binary fractions add to it. */
const ROUNDING = 0.0051

/** Finds out whether the amount is the share of a column beside it on every line. */
export class ComputedShare {
  /** The columns of which it is the share so far. */
  private bases: readonly number[] | undefined

  constructor(
    private readonly amount: number,
    private readonly share: number,
  ) {}

  observeItem(cells: readonly Cell[]): void {
    const amount = looseAmount(cells[this.amount])
    const points = readPercent(cells[this.share], 'comma')
    const among = this.bases ?? [...cells.keys()]
    this.bases = among.filter((at) => {
      const base = at === this.amount || at === this.share ? undefined : looseAmount(cells[at])
      if (amount === undefined || base === undefined || points.is !== 'value') return false
      return Math.abs((base * Number(points.value)) / 100 - amount) < ROUNDING
    })
  }

  isComputed(): boolean {
    return this.bases !== undefined && this.bases.length > 0
  }
}
