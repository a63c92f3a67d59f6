import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { joinedColumns } from '../../find/month-and-year.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { Check } from '../check.js'

/** A column of more values than these tells them on each row, and not of the rows in kinds. */
const MOST_KINDS = 4
/** In characters: a longer text is a remark. */
const LONGEST_KIND = 28

/** A number names one thing, not a kind: a registration, a note, a year. */
const NUMBERED = /\d{3}/

/** The texts of a column by their folded form, with the number of rows of each. */
type Kinds = Map<string, { text: string; rows: number }>

/**
 * Names the columns with a heading that no field uses. One that parts the rows in few kinds (*Pago*
 * and *Aberto*, two payees) is named with them, so that a person sees what is not looked at.
 */
export class UnusedColumns implements Check {
  private readonly columns: number[]
  private readonly kinds: Map<number, Kinds>
  /** Day and year are read with the month, unless some month has another year of its own. */
  private joined: ReturnType<typeof joinedColumns>

  constructor(private readonly table: Pick<Table, 'headings' | 'columns'>) {
    this.joined = joinedColumns(table)
    this.columns = unusedColumns(table)
    this.kinds = new Map(this.columns.map((column) => [column, new Map()]))
  }

  observeItem(cells: readonly Cell[]): void {
    const [month, year] = [this.joined?.month, this.joined?.year].map((at) =>
      cellText(cells[at ?? -1]),
    )
    if (!month!.includes(year!)) this.joined = undefined
    for (const [column, kinds] of this.kinds) {
      const cell = cells[column]
      if (!isBlank(cell) && !counts(kinds, cell)) this.kinds.delete(column)
    }
  }

  names(): string[] {
    const joined: (number | undefined)[] = [this.joined?.day, this.joined?.year]
    const columns = this.columns.filter((column) => !joined.includes(column))
    return columns.map((column) => {
      const name = columnName(this.table.headings, column)
      const kinds = [...(this.kinds.get(column)?.values() ?? [])]
      if (kinds.length === 0) return name
      return `${name} (${kinds.map(({ text, rows }) => `${text}: ${rows}`).join(', ')})`
    })
  }
}

/** Counts the kind of a cell; false where the column has no kinds. */
function counts(kinds: Kinds, cell: Cell | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > LONGEST_KIND || !/\p{L}/u.test(cell)) return false
  if (NUMBERED.test(cell)) return false
  const text = cell.replace(/\s+/g, ' ').trim()
  const kind = kinds.get(text.toLowerCase())
  if (kind) kind.rows += 1
  else kinds.set(text.toLowerCase(), { text, rows: 1 })
  return kinds.size <= MOST_KINDS
}
