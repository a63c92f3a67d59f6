import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job } from '../core/job/job.js'
import { Outcomes } from '../gather/outcomes.js'
import { TOTAL } from '../publish/columns.js'
import { ExactSum } from '../publish/exact-sum.js'
import { hadAllSheets, hasColumn, hasPartsSummed } from '../publish/render.js'
import { OUTCOME_WORDS } from '../publish/words.js'
import type { BatchRecords } from '../records/batch-records.js'
import type { Cell } from '../spreadsheets/cell.js'
import type { SourceFile } from '../spreadsheets/source.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { holdsFigure, holdsOriginal, shown } from './cells.js'
import type { Findings } from './findings.js'
import { type CheckedRow, joined, planRows } from './plan-rows.js'
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

/** The tables that can be compared. */
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
  const cells = new CellCheck(findings, job, parts)
  for await (const row of planRows(manifest, records)) {
    const isDoubtful = row.task !== undefined && tasks.doubtful.has(row.task)
    const checked = isDoubtful ? undefined : await joined(row, outcomes)
    cells.add(checked)
    const found = await result?.row(row.line)
    if (found) cells.result(found, columns!, row, checked)
    const original = await input?.row(row.line)
    if (original) {
      const width = Math.max(row.cells.length, original.length - 1)
      cells.originals('Entrada original', original, row, width)
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
    found: Cell[],
    { originals, figures, missing, situation }: Columns,
    row: { line: number; cells: Cell[] },
    checked: CheckedRow | undefined,
  ): void {
    this.originals('Resultado', found, row, originals)
    if (!checked) return
    for (const { at, column } of figures) {
      const { figure } = column
      const expected = Object.hasOwn(checked.figures, figure) ? checked.figures[figure] : undefined
      this.cell(holdsFigure(found[at], expected, column), found, at, row.line, expected)
    }
    for (const { figure, title } of missing) {
      if (checked.figures[figure] !== undefined) this.columnMissing(title)
    }
    const word = OUTCOME_WORDS[checked.outcome]
    if (situation >= 0) this.cell(found[situation] === word, found, situation, row.line, word)
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
  total(found: Cell[] | undefined, { figures }: Columns): void {
    const { sums } = this
    if (!sums) return
    if (!found) {
      if (sums.size > 0)
        this.findings.add('verify_row_missing', { sheet: 'Resultado', line: TOTAL })
      return
    }
    for (const { at, column } of figures) {
      const isReported = !this.incompleteParts.has(column.figure)
      const expected = isReported ? sums.get(column.figure)?.toString() : undefined
      this.cell(holdsFigure(found[at], expected, column), found, at, TOTAL, expected)
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
    sheet: string,
    found: Cell[],
    { line, cells }: { line: number; cells: Cell[] },
    width: number,
  ): void {
    for (let at = 0; at < width; at += 1) {
      const isSame = holdsOriginal(found[at + 1], cells[at])
      this.cell(isSame, found, at + 1, line, shown(cells[at]), sheet)
    }
  }

  private cell(
    isSame: boolean,
    found: Cell[],
    at: number,
    line: number | string,
    expected: string | undefined,
    sheet = 'Resultado',
  ): void {
    this.compared += 1
    if (isSame) return
    this.findings.add('verify_cell', {
      sheet,
      line,
      column: columnLetters(at),
      found: shown(found[at]),
      expected: expected ?? '',
      ...(line === TOTAL ? { isSheetLine: true } : {}),
    })
  }
}
