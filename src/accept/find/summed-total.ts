import type { Cell } from '../../spreadsheets/cell.js'
import { isMoney, looseAmount } from '../cells/loose-amount.js'
import type { Mapped } from './map-columns.js'
import type { Candidate } from './match-columns.js'

const HALF_CENT = 0.006

/** Finds a total that is the sum of the amounts beside it on every line: it is what is owed. */
export class SummedTotal {
  private lines = 0
  private isSum = true
  private readonly money = new Set<Candidate>()

  /** The total first. */
  constructor(private readonly candidates: readonly Candidate[]) {}

  observeItem(cells: readonly Cell[]): void {
    const [total, ...parts] = this.candidates
    const money = parts.filter(({ column }) => isMoney(cells[column] ?? null))
    for (const part of money) this.money.add(part)
    const sum = money.reduce((before, { column }) => before + looseAmount(cells[column])!, 0)
    if (money.length > 1) this.lines += 1
    this.isSum &&= Math.abs(sum - (looseAmount(cells[total!.column]) ?? Number.NaN)) < HALF_CENT
  }

  found(): boolean {
    return this.isSum && this.lines > 0
  }

  /** The total and the amounts that it sums. */
  summed(): Candidate[] {
    return this.candidates.filter((one, at) => at === 0 || this.money.has(one))
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
