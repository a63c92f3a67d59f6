import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job } from '../core/job/job.js'
import { Outcomes } from '../gather/outcomes.js'
import type { Facts } from '../messages/message.js'
import { TOTAL } from '../publish/columns.js'
import { ExactSum } from '../publish/exact-sum.js'
import { hadAllSheets, hasColumn, hasPartsSummed, renderedBy } from '../publish/render.js'
import { WHAT_IS_SUMMED, WHERE_SUMMED } from '../publish/result-table.js'
import { OUTCOME_WORDS } from '../publish/words.js'
import type { BatchRecords } from '../records/batch-records.js'
import { type Cell, isNumber } from '../spreadsheets/cell.js'
import type { SourceFile } from '../spreadsheets/source.js'
import { drawsItsDigits } from '../spreadsheets/xlsx/drawn.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { figureFact, holdsFigure, holdsOriginal, shownFact } from './cells.js'
import type { Findings } from './findings.js'
import { addressOf } from './looks.js'
import { type CheckedRow, joined, planRows } from './plan-rows.js'
import type { TableLine } from './sheet-lines.js'
import { TableCheck } from './table-check.js'
import type { CheckedTasks } from './tasks.js'

export interface RowsToCompare {
  manifest: Manifest
  job: Job
  records: BatchRecords
  tasks: CheckedTasks
  findings: Findings
}

/**
 * Compares Resultado and Entrada original with the records, row by row: each line of the input once
 * and in order, with its original cells, its figures and its outcome.
 * @returns the number of cells compared
 */
export async function compareRows(file: SourceFile, what: RowsToCompare): Promise<number> {
  const { manifest, findings } = what
  const result = new TableCheck(file, 'Resultado', findings)
  const input = new TableCheck(file, 'Entrada original', findings)
  try {
    const columns = columnsOf(await result.header(), what)
    const hasInput = hasInputSheet(file, manifest) && (await input.header()) !== undefined
    const cells = await compareEach(
      { ...(columns ? { result, columns } : {}), ...(hasInput ? { input } : {}) },
      what,
    )
    if (columns) await result.end()
    if (columns && !hadAllSheets(manifest.result?.by)) cells.total(result.total, columns)
    if (hasInput) await input.end()
    return cells.compared
  } finally {
    await result.close()
    await input.close()
  }
}

interface Tables {
  result?: TableCheck
  columns?: Columns
  input?: TableCheck
}

async function compareEach(
  { result, columns, input }: Tables,
  { manifest, job, records, tasks, findings }: RowsToCompare,
): Promise<CellCheck> {
  const outcomes = new Outcomes(records)
  const parts = hasPartsSummed(manifest.result?.by) ? partsOf(job) : []
  const cells = new CellCheck(findings, job, manifest.result?.by !== renderedBy(), parts)
  for await (const row of planRows(manifest, records)) {
    const isDoubtful = row.task !== undefined && tasks.doubtful.has(row.task)
    const checked = isDoubtful ? undefined : await joined(row, outcomes)
    cells.add(checked)
    const found = await result?.row(row.line)
    if (found) cells.result(found, columns!, row, checked)
    const original = await input?.row(row.line)
    if (original) {
      const width = Math.max(row.cells.length, original.cells.length - 1)
      cells.originals(original, row, width)
    }
  }
  return cells
}

/**
 * Entrada original is absent where Resultado holds all of it; its absence is reported for releases
 * that always wrote it.
 */
function hasInputSheet({ sheets }: SourceFile, { result }: Manifest): boolean {
  return hadAllSheets(result?.by) || sheets.some(({ name }) => name === 'Entrada original')
}

function partsOf({ sheets }: Job): string[] {
  return sheets.figures.filter(({ part }) => part).map(({ figure }) => figure)
}

interface Columns {
  /** Number of the input's columns, without the line number. */
  originals: number
  /** The fields of the input's columns, by their letters. */
  fields: ReadonlyMap<string, string>
  figures: { at: number; column: FigureColumn }[]
  /** Columns that the workbook lacks: a fault where a record has the figure. */
  missing: FigureColumn[]
  situation: number
}

/** Finds our columns by their titles: another release may have another order, or other columns. */
function columnsOf(
  header: Cell[] | undefined,
  { manifest: { input, result }, job: { sheets }, findings }: RowsToCompare,
): Columns | undefined {
  if (!header) return undefined
  const originals = input.headings.length
  const find = (title: string): number =>
    header.findIndex((cell, i) => i > originals && (cell === title || cell === `${title} (lote)`))
  const columns = [...sheets.figures, ...sheets.evidence].map((column) => ({
    at: find(column.title),
    column,
  }))
  const situation = find('Situação')
  if (situation < 0)
    findings.add('verify_column_missing', { sheet: 'Resultado', title: 'Situação' })
  return {
    originals,
    fields: new Map(input.mapping.map(({ field, column }) => [column, field])),
    figures: columns.filter(({ at }) => at >= 0),
    missing: hadAllSheets(result?.by)
      ? []
      : columns.flatMap(({ at, column }) =>
          at < 0 && hasColumn(result?.by, column) ? [column] : [],
        ),
    situation,
  }
}

class CellCheck {
  compared = 0
  private readonly reportedColumns = new Set<string>()

  /** Sums of the figures; undefined once a row is unreliable. */
  private sums: Map<string, ExactSum> | undefined = new Map()
  private readonly summed: ReadonlySet<string>
  private readonly parts: ReadonlySet<string>
  private readonly incompleteParts = new Set<string>()

  constructor(
    private readonly findings: Findings,
    { sheets }: Job,
    private readonly isOlder: boolean,
    /** Parts of the total; a part that an answered row lacks is not summed. */
    parts: readonly string[],
  ) {
    this.parts = new Set(parts)
    this.summed = new Set([...sheets.sums.map(({ figure }) => figure), ...parts])
  }

  /**
   * Compares one row of Resultado; `checked` is undefined where the records of its task are
   * unreliable.
   */
  result(
    found: TableLine,
    { originals, figures, missing, situation }: Columns,
    row: { line: number; cells: Cell[] },
    checked: CheckedRow | undefined,
  ): void {
    this.originals(found, row, originals)
    if (!checked) return
    for (const { at, column } of figures) {
      const { figure } = column
      const expected = Object.hasOwn(checked.figures, figure) ? checked.figures[figure] : undefined
      this.figure(found, at, row.line, column, expected)
    }
    for (const { figure, title } of missing) {
      if (checked.figures[figure] !== undefined) this.columnMissing(title)
    }
    const word = OUTCOME_WORDS[checked.outcome]
    const isSame = found.cells[situation] === word
    if (situation >= 0) this.cell(isSame, found, situation, row.line, { expected: word })
  }

  /** Compares a figure, and the digits that its format draws. */
  private figure(
    found: TableLine,
    at: number,
    line: number | string,
    column: FigureColumn,
    expected: string | undefined,
  ): void {
    const cell = found.cells[at]
    const fact = figureFact(expected, column)
    this.cell(holdsFigure(cell, expected, column), found, at, line, fact)
    // A workbook of the present layout is compared with the formats that it should have.
    if (this.isOlder && isNumber(cell) && !drawsItsDigits(cell)) {
      const address = addressOf(found.sheet, at, found.line)
      this.findings.add('verify_format', { cell: address, ...shownFact('found', cell) })
    }
  }

  /** Adds each row to the sums, whether the table has it or not. */
  add(checked: CheckedRow | undefined): void {
    if (!checked) this.sums = undefined
    else if (checked.outcome !== 'ok' && checked.outcome !== 'warned') return
    for (const figure of this.sums ? this.summed : []) {
      const value = checked?.figures[figure]
      const sum = this.sums!.get(figure) ?? new ExactSum()
      if (value !== undefined) sum.add(value)
      if (value !== undefined) this.sums!.set(figure, sum)
      else if (this.parts.has(figure)) this.incompleteParts.add(figure)
    }
  }

  /** Compares the last row of the table with the sums of the records. */
  total(found: TableLine | undefined, columns: Columns): void {
    const { sums } = this
    if (!sums) return
    if (!found) {
      if (sums.size > 0)
        this.findings.add('verify_row_missing', { sheet: 'Resultado', line: TOTAL })
      return
    }
    const sumOf = (figure: string) =>
      this.incompleteParts.has(figure) ? undefined : sums.get(figure)?.toString()
    this.belowOriginals(found, columns, sumOf)
    for (const { at, column } of columns.figures)
      this.figure(found, at, TOTAL, column, sumOf(column.figure))
  }

  /** The columns of the input have sums only beside the words that explain them. */
  private belowOriginals(
    found: TableLine,
    { originals, fields }: Columns,
    sumOf: (figure: string) => string | undefined,
  ): void {
    const hasSums = found.cells.slice(1, originals + 1).includes(WHAT_IS_SUMMED)
    for (let at = 1; at <= originals; at += 1) {
      if (found.cells[at] === WHAT_IS_SUMMED || found.cells[at] === WHERE_SUMMED) continue
      const figure = fields.get(columnLetters(at - 1)) ?? ''
      const column = { figure, title: '', kind: 'money' } as const
      this.figure(found, at, TOTAL, column, hasSums ? sumOf(figure) : undefined)
    }
  }

  /**
   * Reports a missing column once; an older release may have had fewer columns, and recorded
   * nothing for them.
   */
  private columnMissing(title: string): void {
    if (this.reportedColumns.has(title)) return
    this.reportedColumns.add(title)
    this.findings.add('verify_column_missing', { sheet: 'Resultado', title })
  }

  originals(
    found: TableLine,
    { line, cells }: { line: number; cells: Cell[] },
    width: number,
  ): void {
    for (let at = 0; at < width; at += 1) {
      const isSame = holdsOriginal(found.cells[at + 1], cells[at])
      this.cell(isSame, found, at + 1, line, shownFact('expected', cells[at]))
    }
  }

  private cell(
    isSame: boolean,
    { sheet, line: row, cells }: TableLine,
    at: number,
    line: number | string,
    expected: Facts,
  ): void {
    this.compared += 1
    if (isSame) return
    this.findings.add('verify_cell', {
      sheet,
      line,
      column: columnLetters(at),
      cell: addressOf(sheet, at, row),
      ...shownFact('found', cells[at]),
      ...expected,
    })
  }
}
