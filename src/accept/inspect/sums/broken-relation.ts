import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt, areSameCents } from '../../cells/loose-amount.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

/** Limits the pairs of columns that are tried. */
const MOST_COLUMNS = 12
const FEWEST_LINES = 2
/** More lines than these are no slip of the hand. */
const MOST_SLIPS = 3

/** What two columns make, and the second number with which they make the first one again. */
const RESULTS = {
  sum: { of: (one: number, other: number) => one + other, nothing: 0 },
  rest: { of: (one: number, other: number) => one - other, nothing: 0 },
  product: { of: (one: number, other: number) => one * other, nothing: 1 },
}

interface Relation {
  one: number
  other: number
  /** The amount is the sum of the two columns, what the second leaves of the first, or their product. */
  is: keyof typeof RESULTS
  holds: number
  slips: number
  first?: Example
}

/** Reports a line whose amount is not the sum, the difference or the product of two columns, as on all others. */
export class BrokenRelation implements DebtCheck {
  private relations: Relation[]

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const tried = unusedColumns(table).slice(0, MOST_COLUMNS)
    const nothing = { holds: 0, slips: 0 }
    this.relations = tried.flatMap((one) =>
      tried.flatMap((other): Relation[] => [
        ...(one < other ? [{ one, other, is: 'sum' as const, ...nothing }] : []),
        ...(one < other ? [{ one, other, is: 'product' as const, ...nothing }] : []),
        ...(one === other ? [] : [{ one, other, is: 'rest' as const, ...nothing }]),
      ]),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.relations.length === 0) return
    const amount = amountAt(cells, this.amount)
    if (amount === undefined) return
    let slipped = false
    for (const relation of this.relations) {
      const one = amountAt(cells, relation.one)
      const other = amountAt(cells, relation.other)
      if (one === undefined || other === undefined) continue
      const { of, nothing } = RESULTS[relation.is]
      const holds = areSameCents(of(one, other), amount)
      if (holds && other !== nothing && one !== nothing) relation.holds += 1
      if (holds) continue
      slipped = true
      relation.slips += 1
      relation.first ??= { line, value: cellText(cells[this.amount]).trim() }
    }
    if (slipped)
      this.relations = this.relations.filter(
        ({ slips, holds }) => slips <= MOST_SLIPS + holds / 100,
      )
  }

  remarks(): Sentence[] {
    const broken = this.relations.find(
      ({ holds, slips, first }) => first && holds >= FEWEST_LINES && holds > slips,
    )
    if (!broken) return []
    const { headings } = this.table
    const { one, other, is, first, slips } = broken
    const of = { one: columnName(headings, one), other: columnName(headings, other) }
    const amount = columnName(headings, this.amount)
    return [
      sentence('told_broken_relation', {
        ...first!,
        ...of,
        amount,
        count: slips,
        is,
      }),
    ]
  }
}
