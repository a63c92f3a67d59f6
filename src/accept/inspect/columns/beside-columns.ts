import type { Parameters } from '../../../core/job/job.js'
import type { MessageCode } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { MEANINGS_OF_CALCULATIONS, pointsOf } from './calculation-meanings.js'
import { MEANINGS, type Meaning, type Said } from './column-meanings.js'

/** These messages show nothing of the column but its value. */
const SHOWS_VALUE: ReadonlySet<MessageCode> = new Set([
  'ask_said_corrected',
  'ask_insolvency_day',
  'ask_stated_share',
])

/** Whether a cell is blank or has a dash in the place of a value. */
const saysNothing = (cell: Cell) => isBlank(cell) || /^[\s\p{Pd}]+$/u.test(cellText(cell))

interface Column {
  meaning: Meaning
  at: number
  found: Partial<Record<DateOrder, Example>>
  /** The different values, and the lines that have one. */
  values: Set<string>
  lines: number
  isRefuted: boolean
}

/** Asks about columns that no field reads and that say how much is owed, since when or in what terms. */
export class BesideColumns implements DebtCheck {
  private readonly columns: readonly Column[]

  constructor(
    private readonly table: Table,
    private readonly read: Pick<Said, 'named'> & {
      amount?: number
      due?: number
      given: Parameters
      lastYear: number
    },
  ) {
    const { headings, columns } = table
    const used = new Set(columns.values())
    const due = read.due === undefined ? '' : plainHeading(headings[read.due] ?? '')
    const amount = read.amount === undefined ? '' : plainHeading(headings[read.amount] ?? '')
    const open = [...MEANINGS, ...MEANINGS_OF_CALCULATIONS].filter(
      ({ code, isOpen }) =>
        // Saved calculations are brought to another day as often as one likes.
        !(code === 'ask_said_corrected' && columns.has('calc_id')) &&
        (isOpen?.({ due, amount, columns, given: read.given }) ?? true),
    )
    this.columns = headings.flatMap((heading, at) => {
      if (used.has(at) || at === read.amount) return []
      const text = plainHeading(heading)
      return open
        .filter(({ heads }) => heads.test(text))
        .map((meaning) => ({
          meaning,
          at,
          found: {},
          values: new Set<string>(),
          lines: 0,
          isRefuted: false,
        }))
    })
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const column of this.columns) {
      const cell = cells[column.at]
      if (cell === undefined || saysNothing(cell)) continue
      const text = cellText(cell).trim()
      for (const order of ['dmy', 'mdy'] as const) {
        const said = this.saidIn(cells, cell, text, order)
        column.isRefuted ||= column.meaning.isRefuted?.(said) === true
        if (!column.meaning.says(said)) continue
        column.found[order] ??= { line, value: text }
        if (order !== 'dmy') continue
        column.lines += 1
        if (column.values.size < 2) column.values.add(text)
      }
    }
  }

  private saidIn(cells: readonly Cell[], cell: Cell, text: string, order: DateOrder): Said {
    const { amount, due, given, named, lastYear } = this.read
    // What a column or, for all lines, a parameter says of the field.
    const own = (field: string) =>
      cells[this.table.columns.get(field) ?? -1] ?? String(given[`fields.${field}`] ?? '')
    return {
      end: dayIn(own('data_fim'), order, lastYear),
      rate: pointsOf(own('taxa')),
      cells,
      cell,
      text,
      given,
      named,
      day: dayIn(cell, order, lastYear),
      due: due === undefined ? undefined : dayIn(cells[due], order, lastYear),
      amount: amount === undefined ? undefined : looseAmount(cells[amount]),
    }
  }

  found(order: DateOrder): Found {
    const found = this.columns.flatMap(({ meaning, at, found: of, values, lines, isRefuted }) => {
      const { code, isOfAll } = meaning
      const example = of[order]
      const isSaid = isOfAll === 'mixed' ? values.size > 1 : lines > 1 && values.size === 1
      if (!example || isRefuted || (isOfAll && !isSaid)) return []
      const { headings } = this.table
      const value = SHOWS_VALUE.has(code)
        ? `${(headings[at] ?? '').trim()}: ${example.value}`
        : example.value
      const facts = { line: example.line, value, column: columnName(headings, at) }
      return [{ code, facts }]
    })
    // Two meanings of one column may ask the same.
    return found.filter(({ code, facts }, at) =>
      found.slice(0, at).every((one) => one.code !== code || one.facts.column !== facts.column),
    )
  }
}
