import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge, StatementRow, StatementSheet } from '../core/job/job.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { columnWidth } from '../spreadsheets/xlsx/column-width.js'
import { type DescribedSheet, leftOut } from './described-sheet.js'
import type { ResultRow } from './rows.js'
import { basisText, TITLE, totalText } from './statement-text.js'

/** So many a person leafs through, and prints with the workbook; of more each is a file. */
const MOST_CASES = 20

/** The rows of a statement by the value that makes a block, if the batch is small enough for one. */
export class Statement {
  private readonly blocks = new Map<string | undefined, StatementRow[]>()
  private readonly fits: boolean

  constructor(
    private readonly sheet: StatementSheet,
    readonly manifest: Manifest,
    readonly job: Job,
    readonly knowledge: Knowledge,
  ) {
    const { rows, ignored } = manifest.plan
    this.fits = rows - ignored <= sheet.mostRows
  }

  add(row: ResultRow): void {
    if (!this.fits || row.outcome === 'ignored' || row.outcome === 'duplicate') return
    const key = keyOf(row, this.sheet)
    const block = this.blocks.get(key) ?? []
    this.blocks.set(key, block)
    block.push(statementRow(row, this))
  }

  /** Only a workbook of all sheets has it: printed, it is a page for each case. */
  get isApart(): boolean {
    return !this.fits || this.blocks.size > MOST_CASES
  }

  toSheet(): DescribedSheet {
    return { ...this.table(), ...(this.isApart ? { extra: true } : {}) }
  }

  private table(): DescribedSheet {
    const { name, about, columns, mostRows } = this.sheet
    if (!this.fits) {
      return leftOut(this.sheet, `Há mais de ${mostRows} linhas`, 'nas abas Resultado e Memória')
    }
    const lines = [...this.lines()]
    const isTable = (line: Value[]) => line.length === columns.length
    const used = columns.map((_, at) => lines.some((line) => isTable(line) && !isNothing(line[at])))
    const shown = <T>(all: readonly T[]) => all.filter((_, at) => used[at])
    // Where no case may be printed there is no table: its sentences are a page.
    if (!used.includes(true)) return { name, about, widths: [100], rows: lines, portrait: true }
    const across = widthOf(shown(columns))
    return {
      ...{ name, about, columns: shown(columns) },
      rows: lines.flatMap((line) => (isTable(line) ? [shown(line)] : wrapped(line, across))),
    }
  }

  private *lines(): Iterable<Value[]> {
    const { createdAt, finishedAt } = this.manifest
    for (const [key, rows] of this.blocks) {
      const total = totalText(this.sheet.document(key, rows, this.knowledge))
      // A page is for one case: it goes into its records, and no other client's debts with it.
      yield [{ bold: TITLE, newPage: true }]
      yield [basisText(dateInSaoPaulo(Date.parse(finishedAt ?? createdAt)))]
      if (total !== undefined) yield [{ bold: total }]
      yield* this.sheet.block(key, rows, this.knowledge)
    }
  }
}

function widthOf(columns: readonly SheetColumn[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column), 0)
}

/** A sentence goes on over the cells beside it, and no further than the table: paper ends there. */
function wrapped(line: Value[], across: number): Value[][] {
  const [value = null] = line
  if (typeof value === 'string') return inLines(value, across).map((line) => [line])
  if (value === null || typeof value !== 'object' || !('bold' in value)) return [line]
  const [first = '', ...others] = inLines(value.bold, across)
  return [[{ ...value, bold: first }], ...others.map((line) => [{ bold: line }])]
}

function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || joined.length > most) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** Zeros in every line are no column either: nothing of the kind was charged. */
function isNothing(value: Value | undefined): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && 'n' in value && Number(value.n) === 0
}

/** What makes the block of a row: the case. */
export function keyOf(
  { fields = {} }: Pick<ResultRow, 'fields'>,
  { field }: StatementSheet,
): string | undefined {
  const value = fields[field]
  return value === undefined ? undefined : String(value)
}

export interface Planned {
  manifest: Manifest
  job: Job
  knowledge: Knowledge
}

/** A row with what was asked for it: planning is a pure function of what the records hold. */
export function statementRow(
  { line, fields = {}, figures, task, said }: ResultRow,
  { manifest, job, knowledge }: Planned,
): StatementRow {
  if (task === undefined) return { line, fields, figures, said }
  const planned = job.planRow(fields, manifest.parameters, knowledge)
  return {
    ...{ line, fields, figures, said },
    ...(planned.is === 'item' ? { parameters: planned.parameters } : {}),
  }
}
