import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { letterToColumn } from '../../accept/find/apply-column-map.js'
import type { FigureColumn, Job } from '../../core/job/job.js'
import { translate, whatToDo } from '../../messages/index.js'
import type { Sentence } from '../../messages/message-code.js'
import { besideOriginals, openColumns } from '../../publish/columns.js'
import { UndeclaredColumns, ZERO } from '../../publish/undeclared-columns.js'
import { labels, OUTCOME_WORDS } from '../../publish/words.js'
import { ROW_ID_HEADING } from '../../spreadsheets/added-columns.js'
import { markWorkbook } from '../../spreadsheets/marked/mark-workbook.js'
import type { Loss, Mark, MarkedColumn, MarkedRow } from '../../spreadsheets/marked/marking.js'
import { linkText } from '../../spreadsheets/sheet.js'
import { UnreadableFile } from '../../spreadsheets/source.js'
import { FILTER_BUTTON } from '../../spreadsheets/xlsx/column-width.js'
import { PENDING, type PendingOf, type PendingRow, pendingSheet } from './pending-workbook.js'
import { holdsTheSame } from './same-cells.js'

/** The table of a file, and the outcome of its rows, or the expected one by the plan. */
export interface ToMark extends PendingOf {
  rows(): AsyncIterable<PendingRow> | Iterable<PendingRow>
  /** The number of all lines. */
  count: number
  /** The job whose figures are added as well. */
  figuresOf?: Job
}

export type MarkedCopy =
  | { is: 'marked'; path: string; lost: Loss[] }
  /** A workbook of only the rows without a result, if there are any. */
  | { is: 'plain'; why: WhyPlain; pending: { rows: number; workbook: Readable } | undefined }

export type WhyPlain = 'format' | 'headings' | 'heavy' | 'damage'

/**
 * The library holds all cells as objects: with more lines it takes more memory than its thread may
 * use.
 */
const MOST_LINES = 30_000

/**
 * Makes a copy of the user's own workbook in which each cell with an error or a warning is coloured
 * and has a comment, with the situation of each row in a further column. When the copy cannot be
 * made, or differs from the file, it makes a workbook of the pending rows.
 */
export async function markedCopy(path: string, toMark: ToMark, dir: string): Promise<MarkedCopy> {
  const made = await marked(path, toMark, join(dir, 'marcada.xlsx'))
  if (typeof made !== 'string') return made
  const pending: PendingRow[] = []
  for await (const row of toMark.rows()) if (PENDING.has(row.outcome)) pending.push(row)
  return { is: 'plain', why: made, pending: pendingSheet(toMark, pending) }
}

async function marked(from: string, toMark: ToMark, to: string): Promise<MarkedCopy | WhyPlain> {
  const { input, count } = toMark
  if (input.format !== 'xlsx') return 'format'
  if (count > MOST_LINES) return 'heavy'
  const rows: PendingRow[] = []
  for await (const row of toMark.rows()) rows.push(row)
  const header = rows.findLast(
    ({ ignored, n }) => ignored === 'header' && rows.slice(0, n).every((row) => row.ignored),
  )
  if (!header) return 'headings'
  const { columns, values } = ownColumns(toMark, rows)
  const marking = {
    sheet: input.sheet,
    header: header.line,
    columns,
    width: rows.reduce((most, row) => Math.max(most, row.cells.length), input.headings.length),
    rows: rows
      .filter(({ ignored }) => ignored === undefined)
      .map((row) => markedRow(row, values, input)),
  }
  try {
    const { lost } = await markWorkbook({ from, to }, marking)
    return (await holdsTheSame(to, input.sheet, rows)) ? { is: 'marked', path: to, lost } : 'damage'
  } catch (error) {
    const isHeavy = error instanceof UnreadableFile && error.code.startsWith('too-')
    return isHeavy ? 'heavy' : 'damage'
  }
}

type ValuesOf = (row: PendingRow) => (string | null)[]

/** The id comes first: it and all columns to its right are ignored when the copy is submitted. */
function ownColumns(
  { input, batch, figuresOf, rehearsal }: ToMark,
  rows: readonly PendingRow[],
): { columns: MarkedColumn[]; values: ValuesOf } {
  const figures = figuresOf ? figureColumns(figuresOf, rows) : []
  const titled = (title: string) => (rehearsal ? `${title} (ENSAIO)` : title)
  const { ours } = besideOriginals(
    { input },
    [],
    [
      { title: titled('Situação'), kind: 'text' },
      ...figures.map((column) => ({ ...column, title: titled(column.title) })),
    ],
  )
  const [situation, ...others] = ours.map(({ title }) => title)
  return {
    columns: [
      { title: ROW_ID_HEADING, kind: 'id', width: 30 },
      { title: situation!, kind: 'text', width: 24 },
      ...figures.map(({ kind, width = 16 }, at) => ({
        title: others[at]!,
        width: Math.max(width, others[at]!.length + FILTER_BUTTON),
        kind: isTyped(kind) ? kind : ('text' as const),
      })),
    ],
    values: (row) => [
      batch?.rowId(row) ?? null,
      !batch && row.outcome === 'pending' ? 'A calcular' : OUTCOME_WORDS[row.outcome],
      ...figures.map((column) => figureText(column, row.figures)),
    ],
  }
}

function isTyped(kind: FigureColumn['kind']): kind is Exclude<MarkedColumn['kind'], 'id' | 'text'> {
  return ['money', 'factor', 'percent', 'integer', 'date'].includes(kind)
}

/** The columns of Resultado, without those that are empty, or a charge of zero, in every row. */
function figureColumns({ sheets }: Job, rows: readonly PendingRow[]): FigureColumn[] {
  const open = new UndeclaredColumns(sheets)
  for (const row of rows) open.add(row)
  const columns = sheets.figures.length > 0 ? sheets.figures : openColumns(open.figures)
  const isFilled = ({ figure, charge }: FigureColumn) =>
    rows.some(({ figures: { [figure]: value } }) => value && !(charge && ZERO.test(value)))
  return columns.filter((column) => !column.hidden && isFilled(column))
}

function figureText({ figure, kind, shown }: FigureColumn, figures: Record<string, string>) {
  const value = figures[figure] ?? null
  if (value === null) return null
  return kind === 'link' ? linkText(value) : (shown?.(value) ?? value)
}

function markedRow(row: PendingRow, values: ValuesOf, input: PendingOf['input']): MarkedRow {
  return {
    line: row.line,
    values: values(row),
    marks: row.said.map((message) => markOf(message, row, input)),
  }
}

/** The mark goes on the cell of the message, when it is about one. */
function markOf(
  message: Sentence,
  { outcome, notes = [] }: PendingRow,
  input: PendingOf['input'],
): Mark {
  const { column, label, field } = message.facts
  const isMeant = (name: string) => name === field || name === label || labels(name) === label
  const letter = column ?? input.mapping.find((one) => isMeant(one.field))?.column
  const at = typeof letter === 'string' ? letterToColumn(letter) : undefined
  const isRefused = (outcome === 'rejected' || outcome === 'failed') && !notes.includes(message)
  return {
    column: at,
    text: [translate('pt', message), whatToDo('pt', message)].filter(Boolean).join('\n'),
    is: isRefused ? 'refused' : 'warned',
  }
}
