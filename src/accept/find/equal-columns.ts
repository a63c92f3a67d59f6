import type { Field } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import type { Mapped } from './map-columns.js'
import type { Candidate } from './match-columns.js'

type Tie = Mapped['ties'][number]
type Pair = [number, number]

/** Finds columns with the same cells, such as the amount and the balance of bills: no choice. */
export class EqualColumns {
  private readonly pairs: Map<Tie, Pair[]>

  constructor(ties: readonly Tie[]) {
    this.pairs = new Map(ties.map((tie) => [tie, pairsOf(tie)]))
  }

  observeItem(cells: readonly Cell[]): void {
    for (const [tie, pairs] of this.pairs) {
      if (pairs.length === 0) continue
      const isSame = ([one, other]: Pair) => areEqual(tie.field, cells[one], cells[other])
      this.pairs.set(tie, pairs.filter(isSame))
    }
  }

  /** Returns the first of some candidates of a tie if all of them have the same cells. */
  firstOf(tie: Tie, candidates: readonly Candidate[]): Candidate | undefined {
    const [first, ...others] = candidates.toSorted((a, b) => rank(a) - rank(b))
    if (!first || others.length === 0 || candidates.some(({ fit }) => fit === 'doubtful'))
      return undefined
    const equal = this.pairs.get(tie)!.filter((pair) => pair.includes(first.column))
    return others.every(({ column }) => equal.some((pair) => pair.includes(column)))
      ? first
      : undefined
  }
}

const rank = ({ fit }: Candidate) => (fit === 'open' ? 1 : 0)

function pairsOf({ field: { type }, candidates }: Tie): Pair[] {
  if (type !== 'amount' && type !== 'date') return []
  return candidates.flatMap(({ column: one }, i) =>
    candidates.slice(i + 1).map(({ column: other }): Pair => [one, other]),
  )
}

function areEqual({ type }: Field, one: Cell = null, other: Cell = null): boolean {
  if (type !== 'amount') return cellText(one).trim() === cellText(other).trim()
  const amount = looseAmount(one)
  return amount !== undefined && amount === looseAmount(other)
}
