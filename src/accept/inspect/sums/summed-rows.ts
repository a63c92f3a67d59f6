import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { amountAt } from '../../cells/loose-amount.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { ownerColumns, partyColumns } from '../../find/owner-columns.js'
import type { Table } from '../../find/table.js'
import { isUnlabelled, summingWords } from '../../read/totals.js'
import type { DebtCheck, Found } from '../check.js'

interface Row {
  line: number
  text: string
  /** In cents; undefined ends a run. */
  cents: number | undefined
  /** The row's words name a sum: it ends the run of others, and an equal amount is proof enough. */
  sums: boolean
  parties: readonly string[]
}

/** Indices of rows, both inclusive. */
interface Sum {
  at: number
  from: number
  to: number
}

/** Number of rows that are compared; the rest of a larger sheet is not examined. */
const MOST_ROWS = 100_000
/** The most rows that one row may sum. */
const LONGEST_RUN = 1_000
/** If chance explains fewer sums than this, all count; otherwise only if there are far more. */
const SURELY_NONE = 0.005
const FAR_MORE = 5
/**
 * A sum of two or of several debtors in whole reais, or of more in tens of reais, may be a
 * coincidence; in cents.
 */
const ROUND = { ofTwo: 100, ofMore: 1_000 }

/**
 * Finds rows whose amount is the sum of the rows directly above or below: an acknowledgement of the
 * debts above, an account of a higher level, a total with a date.
 */
export class SummedRows implements DebtCheck {
  private readonly rows: Row[] = []
  private readonly owners: ReadonlySet<number>
  private readonly parties: readonly number[]

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    this.owners = ownerColumns(table)
    this.parties = partyColumns(table)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.rows.length >= MOST_ROWS) return
    const { roles } = this.table
    const isToldElsewhere = isUnlabelled(cells, roles, this.owners)
    const value = isToldElsewhere ? undefined : amountAt(cells, this.amount)
    const cents = value === undefined || value <= 0 ? undefined : Math.round(value * 100)
    const sums = summingWords(cells, roles) !== undefined
    const parties = this.parties.map((at) => normaliseText(cellText(cells[at])))
    this.rows.push({ line, cents, text: cellText(cells[this.amount]).trim(), sums, parties })
  }

  found(): Found {
    const sums = this.rows.flatMap((_, at) => this.sumsAt(at))
    const fees = this.feesAmong(sums)
    const telling = sums.filter((sum) => this.isTelling(sum) && !fees.has(this.rows[sum.at]!))
    const isChance = telling.length <= this.byChance()
    const own = sums.filter((sum) => this.isOfOneParty(sum))
    const first = isChance ? (this.coverAll(own) ? own[0] : undefined) : telling[0]
    if (!first) return []
    const { line, text } = this.rows[first.at]!
    const from = this.rows[first.from]!.line
    const to = this.rows[first.to]!.line
    return [{ code: 'ask_sum_row', facts: { line, value: text, from, to } }]
  }

  private sumsAt(at: number): Sum[] {
    // The reader of rows compares a line with words of a sum with those above it.
    const isRead = this.rows[at]!.sums && this.table.columns.has('valor')
    const above = isRead ? undefined : this.runFrom(at, -1)
    const below = this.runFrom(at, 1)
    return [
      ...(above === undefined ? [] : [{ at, from: above, to: at - 1 }]),
      ...(below === undefined ? [] : [{ at, from: at + 1, to: below }]),
    ]
  }

  /** A sum stands in its debtor's name, or in nobody's, or below its own words. */
  private isOfOneParty({ at, from, to }: Sum): boolean {
    const { parties, sums } = this.rows[at]!
    const isHis = (name: string, i: number) =>
      name === '' || parties[i] === '' || parties[i] === name
    return sums || this.rows.slice(from, to + 1).every((row) => row.parties.every(isHis))
  }

  /**
   * Rows whose debtor owes the same amount as often on rows that sum nothing: what is owed month
   * after month may happen to be the sum of what two others owe.
   */
  private feesAmong(sums: readonly Sum[]): ReadonlySet<Row> {
    const others = sums.filter((sum) => !this.isOfOneParty(sum)).map(({ at }) => this.rows[at]!)
    const amounts = new Set(others.map(({ cents }) => cents))
    const summing = new Set(sums.map(({ at }) => at))
    const balance = new Map<string, number>()
    for (const [at, row] of this.rows.entries()) {
      if (!amounts.has(row.cents)) continue
      const debt = debtOf(row)
      balance.set(debt, (balance.get(debt) ?? 0) + (summing.has(at) ? -1 : 1))
    }
    return new Set(others.filter((row) => balance.get(debtOf(row))! >= 0))
  }

  /** Returns the last of at least two rows, in one direction, that add up to the row. */
  private runFrom(at: number, step: number): number | undefined {
    const target = this.rows[at]!.cents
    if (target === undefined) return undefined
    let left = target
    for (let count = 1; count <= LONGEST_RUN; count += 1) {
      const { cents, sums } = this.rows[at + count * step] ?? { sums: true }
      if (cents === undefined || sums || cents > left) return undefined
      left -= cents
      if (left === 0) return count >= 2 ? at + count * step : undefined
    }
    return undefined
  }

  /**
   * Returns how many sums random amounts may show. A running sum hits a given amount with the
   * chance of one in their mean, in cents, and each row is tried in both directions.
   */
  private byChance(): number {
    const cents = this.rows.flatMap((row) => row.cents ?? [])
    const mean = cents.reduce((sum, one) => sum + one, 0) / cents.length
    const expected = (2 * cents.length) / mean
    return expected < SURELY_NONE ? 0 : 2 + FAR_MORE * expected
  }

  /** A sum is no coincidence if its addends differ and it is not round, or if its words name it. */
  private isTelling(sum: Sum): boolean {
    const { at, from, to } = sum
    if (this.rows[at]!.sums) return true
    const addends = new Set(this.rows.slice(from, to + 1).map(({ cents }) => cents))
    const round = to - from > 1 && this.isOfOneParty(sum) ? ROUND.ofMore : ROUND.ofTwo
    return addends.size > 1 && this.rows[at]!.cents! % round !== 0
  }

  /**
   * Decides whether each row is a sum or part of one only, with several sums or one of three rows,
   * and all sums above or all below their parts.
   */
  private coverAll(sums: readonly Sum[]): boolean {
    if (!sums.some(({ from, to }) => to - from >= 2) && sums.length < 2) return false
    const counted = this.rows.filter(({ cents }) => cents !== undefined).length
    return [true, false].some((isAbove) => {
      const covered = sums.flatMap(({ at, from, to }) =>
        from > at === isAbove
          ? [at, ...Array.from({ length: to - from + 1 }, (_, i) => from + i)]
          : [],
      )
      return covered.length === counted && new Set(covered).size === counted
    })
  }
}

const debtOf = ({ parties, cents }: Row) => [cents, ...parties].join('\n')
