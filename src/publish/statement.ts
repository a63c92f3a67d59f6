import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge, StatementRow, StatementSheet } from '../core/job/job.js'
import type { Facts } from '../messages/message.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { columnWidth } from '../spreadsheets/xlsx/column-width.js'
import { type DescribedSheet, leftOut } from './described-sheet.js'
import type { ResultRow } from './rows.js'
import { basisText, TITLE, totalText } from './statement-text.js'

/**
 * The most cases of a sheet that a user reads and prints with the workbook; more become separate
 * files.
 */
const MOST_CASES = 20

/** Collects the rows of statements by block, if the batch is small enough for the sheet. */
export class Statement {
  private readonly blocks = new Map<string, StatementRow[]>()
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
    const block = blockOf(row, this.sheet)
    const rows = this.blocks.get(block) ?? []
    this.blocks.set(block, rows)
    rows.push(statementRow(row, this))
  }

  /**
   * True where only a workbook with all sheets has the statements: printed, each case is a page.
   */
  get isApart(): boolean {
    return !this.fits || statementsOf(this.blocks.keys()).length > MOST_CASES
  }

  /** What the answers prove of the terms; nothing where the batch is too large for the sheet. */
  proved(): Facts {
    const rows = [...this.blocks.values()].flat()
    return this.fits ? (this.sheet.proved?.(rows) ?? {}) : {}
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
    // Without a case that may be printed there is no table: the sentences are a page.
    if (!used.includes(true)) return { name, about, widths: [100], rows: lines, portrait: true }
    const across = widthOf(shown(columns))
    return {
      ...{ name, about, columns: shown(columns) },
      rows: lines.flatMap((line) => (isTable(line) ? [shown(line)] : wrapped(line, across))),
    }
  }

  private *lines(): Iterable<Value[]> {
    const { createdAt, finishedAt } = this.manifest
    for (const blocks of statementsOf(this.blocks.keys())) {
      const rows = blocks.flatMap((block) => this.blocks.get(block)!)
      rows.sort((a, b) => a.line - b.line)
      const key = caseOf(rows[0]!, this.sheet)
      const document = this.sheet.document(key, rows, this.knowledge)
      const total = totalText(document)
      // A page is for one case and goes into its records, therefore it must not show another
      // client's debts.
      yield [{ bold: TITLE, newPage: true }]
      yield [basisText(document, dateInSaoPaulo(Date.parse(finishedAt ?? createdAt)))]
      if (total !== undefined) yield [{ bold: total }]
      yield* this.sheet.block(key, rows, this.knowledge)
    }
  }
}

function widthOf(columns: readonly SheetColumn[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column), 0)
}

/** A sentence extends over the cells next to it, but not past the table, where the paper ends. */
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

/** A column of zeros is not shown either: nothing of the kind was charged. */
function isNothing(value: Value | undefined): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && 'n' in value && Number(value.n) === 0
}

type WithFields = Pick<ResultRow, 'fields'>

/** Returns the case number of a row, where it has one. */
export function caseOf({ fields = {} }: WithFields, { field }: StatementSheet): string | undefined {
  const value = fields[field]
  return value === undefined ? undefined : String(value)
}

const OF_PARTIES = 'parties '

/**
 * Returns the block of a row: its case, or without one its parties, whose debts belong to no other
 * parties.
 */
export function blockOf(row: WithFields, sheet: StatementSheet): string {
  const number = caseOf(row, sheet)
  if (number !== undefined) return `case ${number}`
  const { cliente = '', parte_contraria = '' } = row.fields ?? {}
  return `${OF_PARTIES}${cliente}\n${parte_contraria}`
}

/**
 * Returns the blocks of each statement, in order: one block each, except that all blocks of parties
 * share a statement where a row names no client, because it may be a payment of any of them.
 */
export function statementsOf(blocks: Iterable<string>): string[][] {
  const all = [...blocks]
  const ofParties = all.filter((block) => block.startsWith(OF_PARTIES))
  if (!ofParties.some((block) => block.startsWith(`${OF_PARTIES}\n`)))
    return all.map((one) => [one])
  const ofCases = all.filter((block) => !block.startsWith(OF_PARTIES))
  return [...ofCases.map((one) => [one]), ofParties]
}

export interface Planned {
  manifest: Manifest
  job: Job
  knowledge: Knowledge
}

/** Returns a row with the parameters of its call: planning depends on the records alone. */
export function statementRow(
  { line, fields = {}, figures, task, said: messages }: ResultRow,
  { manifest, job, knowledge }: Planned,
): StatementRow {
  const headings = new Map(manifest.input.mapping.map(({ field, heading }) => [field, heading]))
  const row = { line, fields, headings, figures, messages }
  if (task === undefined) return row
  const planned = job.planRow(fields, manifest.parameters, knowledge)
  return {
    ...row,
    ...(planned.is === 'item' ? { parameters: planned.parameters } : {}),
  }
}
