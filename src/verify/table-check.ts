import { TOTAL } from '../publish/columns.js'
import { type Cell, isBlank } from '../spreadsheets/cell.js'
import type { SourceFile } from '../spreadsheets/source.js'
import { shownFact } from './cells.js'
import type { Findings } from './findings.js'
import { addressOf } from './looks.js'
import { lineNumber, type TableLine, tableLines } from './sheet-lines.js'

/**
 * Walks a table of the workbook in step with the rows that it should have, matched by their lines
 * in the input, so that a missing or repeated row is reported as such and not as a shift of all
 * others.
 */
export class TableCheck {
  private readonly lines: AsyncIterator<TableLine>
  private ahead: NumberedLine | undefined
  private done = false
  /** The row of sums, once the table was read to its end. */
  total: TableLine | undefined

  constructor(
    file: SourceFile,
    readonly sheet: string,
    private readonly findings: Findings,
  ) {
    this.lines = tableLines(file, sheet)[Symbol.asyncIterator]()
  }

  /** Returns the titles of the table; undefined when the sheet is missing. */
  async header(): Promise<Cell[] | undefined> {
    const first = await this.lines.next()
    if (!first.done) return first.value.cells
    this.findings.add('verify_sheet_missing', { sheet: this.sheet })
    return undefined
  }

  /** Returns the row of a line of the input; undefined, with a finding, when it is missing. */
  async row(line: number): Promise<TableLine | undefined> {
    for (;;) {
      const next = this.ahead ?? (await this.next())
      if (!next || next.input > line) {
        this.findings.add('verify_row_missing', { sheet: this.sheet, line })
        return undefined
      }
      this.ahead = undefined
      if (next.input === line) return next
      this.rowExtra(next)
    }
  }

  /** Reports the rows that remain after the last one. */
  async end(): Promise<void> {
    for (let next = this.ahead ?? (await this.next()); next; next = await this.next()) {
      this.rowExtra(next)
    }
  }

  async close(): Promise<void> {
    await this.lines.return?.()
  }

  private rowExtra({ sheet, line, input }: NumberedLine): void {
    this.findings.add('verify_row_extra', { sheet, line: input, cells: addressOf(sheet, 0, line) })
  }

  /** Names the cells of a row that is of no line of the input. */
  private cellsExtra({ sheet, line, cells }: TableLine): void {
    const filled = [...cells.keys()].filter((at) => !isBlank(cells[at]))
    const addresses = filled.map((at) => addressOf(sheet, at, line))
    const facts = { sheet, cells: addresses, ...shownFact('found', cells[filled[0]!]) }
    this.findings.add('verify_row_extra', facts)
  }

  private async next(): Promise<NumberedLine | undefined> {
    while (!this.done) {
      const { done, value } = await this.lines.next()
      if (done) {
        this.done = true
        break
      }
      const input = lineNumber(value.cells)
      if (input !== undefined) {
        this.ahead = { ...value, input }
        return this.ahead
      }
      if (value.cells[0] === TOTAL && !this.total) this.total = value
      else this.cellsExtra(value)
    }
    this.ahead = undefined
    return undefined
  }
}

/** A row that names its line of the input. */
interface NumberedLine extends TableLine {
  input: number
}
