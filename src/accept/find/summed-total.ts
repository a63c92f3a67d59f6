import type { Cell } from '../../spreadsheets/cell.js'
import { isMoney, looseAmount } from '../cells/loose-amount.js'
import type { Mapped } from './map-columns.js'
import type { Candidate } from './match-columns.js'

const HALF_CENT = 0.006

/** Finds a total that is the sum of the amounts beside it on every line: it is what is owed. */
export class SummedTotal {
  private lines = 0
  private isSum = true

  /** The total first. */
  constructor(private readonly candidates: readonly Candidate[]) {}

  observeItem(cells: readonly Cell[]): void {
    const [total, ...parts] = this.candidates.map(({ column }) => cells[column] ?? null)
    const money = parts.filter((cell) => isMoney(cell))
    const sum = money.reduce((before, cell) => before + looseAmount(cell)!, 0)
    if (money.length > 1) this.lines += 1
    this.isSum &&= Math.abs(sum - (looseAmount(total) ?? Number.NaN)) < HALF_CENT
  }

  found(): boolean {
    return this.isSum && this.lines > 0
  }
}

/** Finds out whether what was owed, less what was paid, is the rest beside them on every line. */
export class Rest {
  private lines = 0
  private isRest = true

  constructor(private readonly tie: Mapped['ties'][number]) {}

  observeItem(cells: readonly Cell[]): void {
    const [owed, rest, paid = 0] = this.tie.candidates.map(({ column }) =>
      looseAmount(cells[column]),
    )
    if (owed === undefined) return
    this.lines += 1
    this.isRest &&= Math.abs(owed - paid - (rest ?? Number.NaN)) < HALF_CENT
  }

  found(): boolean {
    return this.isRest && this.lines > 0
  }
}
