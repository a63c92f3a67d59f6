import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt, isMoney } from '../../cells/loose-amount.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** Fewer numbers are no series. */
const FEWEST_NUMBERS = 3
const LINES_LISTED = 5
/** Further columns are not compared. */
const MOST_COLUMNS = 30

interface OtherColumn {
  /** Whole numbers of this column, in lines whose amount is whole too. */
  numbers: { least: number; most: number; count: number }
  /** Lines with cents in this column and a whole number as their amount. */
  turned: (Example & { amount: number; other: number })[]
}

/**
 * Asks about lines whose amount fits the numbers of another column, while that column has the
 * cents: two cells changed places.
 */
export class SwappedCells implements DebtCheck {
  private readonly others = new Map<number, OtherColumn>()

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const columns = Math.min(table.headings.length, MOST_COLUMNS)
    for (let at = 0; at < columns; at += 1) {
      if (at === amount) continue
      this.others.set(at, { numbers: { least: Infinity, most: -Infinity, count: 0 }, turned: [] })
    }
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = amountAt(cells, this.amount)
    if (amount === undefined) return
    const isWhole = !isMoney(cells[this.amount]!)
    for (const [at, seen] of this.others) {
      const other = amountAt(cells, at)
      if (other === undefined) continue
      const isWholeBeside = !isMoney(cells[at]!)
      if (isWholeBeside && !isWhole) note(seen.numbers, other)
      if (isWhole && !isWholeBeside) {
        seen.turned.push({ line, value: cellText(cells[this.amount]).trim(), amount, other })
      }
    }
  }

  found(): Found {
    return [...this.others].flatMap(([at, { numbers, turned }]) => {
      const { least, most, count } = numbers
      if (count < FEWEST_NUMBERS || count <= turned.length) return []
      const reach = Math.max(most - least, 10)
      const isOfThem = (value: number) => value >= least - reach && value <= most + reach
      const swapped = turned.filter(({ amount, other }) => isOfThem(amount) && !isOfThem(other))
      const [first] = swapped
      if (!first) return []
      const lines = swapped.slice(0, LINES_LISTED).map(({ line }) => String(line))
      const column = columnName(this.table.headings, at)
      const { value } = first
      return [
        { code: 'ask_swapped' as const, facts: { column, value, lines, count: swapped.length } },
      ]
    })
  }
}

function note(numbers: OtherColumn['numbers'], value: number): void {
  numbers.least = Math.min(numbers.least, value)
  numbers.most = Math.max(numbers.most, value)
  numbers.count += 1
}

const DUE = '.devido'
const RECEIVED = '.recebido'

/** Asks about lines on each of which more was received than was due: the columns changed places. */
export class SwappedColumns implements DebtCheck {
  private readonly due: number | undefined
  private readonly received: number | undefined
  private first: Example | undefined
  private isOfAll = true

  constructor(private readonly table: Table) {
    const under = (ending: string) =>
      [...table.columns].find(([field]) => field.endsWith(ending))?.[1]
    this.due = under(DUE)
    this.received = under(RECEIVED)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const [due, received] = [this.due, this.received].map((at) => amountAt(cells, at ?? -1))
    if (due === undefined || received === undefined) return
    this.isOfAll &&= received > due
    this.first ??= { line, value: cellText(cells[this.received!]).trim() }
  }

  found(): Found {
    if (!this.first || !this.isOfAll) return []
    const column = columnName(this.table.headings, this.received!)
    return [{ code: 'ask_columns_swapped', facts: { ...this.first, column } }]
  }
}
