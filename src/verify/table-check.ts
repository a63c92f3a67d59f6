import { TOTAL } from '../publish/columns.js'
import type { Cell } from '../spreadsheets/cell.js'
import type { SourceFile } from '../spreadsheets/source.js'
import type { Findings } from './findings.js'
import { lineNumber, tableLines } from './sheet-lines.js'

/**
 * Walks a table of the workbook in step with the rows that it should have, matched by their lines
 * in the input, so that a missing or repeated row is reported as such and not as a shift of all
 * others.
 */
export class TableCheck {
  private readonly lines: AsyncIterator<{ cells: Cell[] }>
  private ahead: { cells: Cell[]; line: number } | undefined
  private done = false
  /** The row of sums, once the table was read to its end. */
  total: Cell[] | undefined

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

  /** Returns the cells of a line's row; undefined, with a finding, when it is missing. */
  async row(line: number): Promise<Cell[] | undefined> {
    for (;;) {
      const next = this.ahead ?? (await this.next())
      if (!next || next.line > line) {
        this.findings.add('verify_row_missing', { sheet: this.sheet, line })
        return undefined
      }
      this.ahead = undefined
      if (next.line === line) return next.cells
      this.findings.add('verify_row_extra', { sheet: this.sheet, line: next.line })
    }
  }

  /** Reports the rows that remain after the last one. */
  async end(): Promise<void> {
    for (let next = this.ahead ?? (await this.next()); next; next = await this.next()) {
      this.findings.add('verify_row_extra', { sheet: this.sheet, line: next.line })
    }
  }

  async close(): Promise<void> {
    await this.lines.return?.()
  }

  private async next(): Promise<{ cells: Cell[]; line: number } | undefined> {
    while (!this.done) {
      const next = await this.lines.next()
      if (next.done) this.done = true
      else {
        const line = lineNumber(next.value.cells)
        if (line !== undefined) {
          this.ahead = { cells: next.value.cells, line }
          return this.ahead
        }
        if (next.value.cells[0] === TOTAL && !this.total) this.total = next.value.cells
        else this.findings.add('verify_row_extra', { sheet: this.sheet, line: '?' })
      }
    }
    this.ahead = undefined
    return undefined
  }
}
