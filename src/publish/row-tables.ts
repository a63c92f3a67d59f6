import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job, ListSheet } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import { translate } from '../messages/index.js'
import { totalId } from '../spreadsheets/added-columns.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { FORMATS } from '../spreadsheets/xlsx/write-styles.js'
import { sortedBy } from '../values/sorted-by.js'
import {
  besideOriginals,
  CALL_BESIDE,
  figureOf,
  LINE,
  LINE_AND_SUBJECT,
  mapRows,
  NOTICES,
  openColumns,
  ROW_ID,
  SITUATION,
  TOTAL,
  withoutEmpty,
} from './columns.js'
import type { DescribedSheet } from './described-sheet.js'
import type { LineDedup } from './line-dedup.js'
import type { ResultRow } from './rows.js'
import type { UndeclaredKinds } from './undeclared-columns.js'
import { moneyWidth, noticesWidth } from './widths.js'
import { IGNORED_WORDS, OUTCOME_WORDS } from './words.js'

type Rows = AsyncIterable<ResultRow>

/** Sums over answered rows, by figure. */
type Sums = readonly { figure: string; sum: string; rows: number }[]

/** Facts about all rows that decide the columns of Resultado. */
interface ResultLook {
  widths: readonly number[]
  open: UndeclaredKinds
  /** Figures with a value in any row. */
  filled: ReadonlySet<string>
  /** Columns of the input, from 0, with a value below the heading. */
  cells: ReadonlySet<number>
  hasNotices: boolean
  sums: Sums
}

/** Builds Resultado: every row of the input, its original cells first and unchanged. */
export function resultTable(
  manifest: Manifest,
  job: Job,
  rows: Rows,
  { widths, open, filled, cells, hasNotices, sums }: ResultLook,
): DescribedSheet {
  const { figures: declared, evidence: checks } = job.sheets
  const opened = openColumns(open, job.sheets.open, [...declared, ...checks])
  // Without declared figures the service's fields are the result; otherwise they are evidence.
  const [figures, evidence] =
    declared.length === 0 ? [opened, checks] : [declared, [...checks, ...opened]]
  // Without any figure in the batch the headings show what was requested.
  const shown = (column: FigureColumn): SheetColumn =>
    filled.size === 0 || filled.has(column.figure) ? column : { ...column, hidden: true }
  const beside = (column: SheetColumn): SheetColumn =>
    declared.length === 0 ? column : { ...column, onScreen: true }
  const asWide = figures.map((column) => wideEnough(shown(column), sumOf(sums, column.figure)))
  const added: SheetColumn[] = [
    LINE,
    ...asWide,
    SITUATION,
    hasNotices ? noticesBeside([...asWide, SITUATION], widths[0]) : { ...NOTICES, hidden: true },
    ...[...evidence.map(shown).map(beside), ROW_ID],
  ]
  const { originals, ours } = besideOriginals(manifest, widths, added, job.fields)
  const [first, ...others] = ours
  const total = [
    TOTAL,
    ...totalsBelow(originals, manifest, sums),
    ...figures.map(({ figure }) => sumOf(sums, figure)),
    ...[null, null, ...evidence.map(() => null), totalId(manifest.id)],
  ]
  // The header row of the input is hidden, because the table has the headings above, but it has to
  // be among the rows.
  const why = [LINE, ...originals, ...figures, SITUATION].length
  return {
    name: 'Resultado',
    about: 'Cada linha da entrada, na ordem e com as colunas originais, e o resultado ao lado.',
    columns: [first!, ...withoutEmpty(originals, isFilled(cells, originals)), ...others],
    frozen: LINE_AND_SUBJECT,
    partAt: 1 + originals.length,
    ...(total.some(isSum) ? { total } : {}),
    hides: (row) => row[why] === IGNORED_WORDS.header,
    rows: mapRows(rows, (row) => [
      { n: String(row.line) },
      ...padded(row, originals.length),
      ...figures.map((column) => figureOf(column, row.figures)),
      OUTCOME_WORDS[row.outcome],
      told(row),
      ...evidence.map((column) => figureOf(column, row.figures)),
      `${manifest.id}:${row.line}`,
    ]),
  }
}

const WHAT_IS_SUMMED = 'das linhas com resultado'

/**
 * Returns what the last line has below the columns of the input, which may be a page of their own,
 * with a total of the input above: what is summed, and the sum of a column that a figure repeats.
 */
function totalsBelow(originals: readonly SheetColumn[], { input }: Manifest, sums: Sums): Value[] {
  const fields = new Map(input.mapping.map(({ field, column }) => [column, field]))
  // The first column is repeated beside the result, where a text does not reach into the next.
  const roomy = originals.findIndex(({ width = 0 }, at) => at > 0 && width >= WHAT_IS_SUMMED.length)
  return originals.map((_, at): Value => {
    const sum = sumOf(sums, fields.get(columnLetters(at)) ?? '')
    if (sum !== null && typeof sum === 'object') return { ...sum, format: FORMATS.money } as Value
    return at === roomy ? WHAT_IS_SUMMED : null
  })
}

function isSum(value: Value): boolean {
  return value !== null && typeof value === 'object' && 'n' in value
}

/** Widens a money column for its sum, which is nearly always its longest figure. */
function wideEnough(column: SheetColumn, sum: Value): SheetColumn {
  if (sum === null || typeof sum !== 'object' || !('n' in sum) || column.kind !== 'money')
    return column
  return { ...column, width: moneyWidth(sum.n) }
}

/** Notices without room on the page of the result are not printed there: Pendências has them. */
function noticesBeside(before: readonly SheetColumn[], subject = 0): SheetColumn {
  const width = noticesWidth([LINE, ...before], subject)
  return width === undefined ? { ...NOTICES, onScreen: true } : { ...NOTICES, width }
}

function isFilled(cells: ReadonlySet<number>, originals: readonly SheetColumn[]) {
  return (column: SheetColumn) => cells.has(originals.indexOf(column))
}

function sumOf(sums: Sums, figure: string): Value {
  const found = sums.find((one) => one.figure === figure && one.rows > 0)
  return found ? { n: found.sum } : null
}

function told(row: ResultRow): string {
  if (row.ignored !== undefined) return IGNORED_WORDS[row.ignored] ?? row.ignored
  return row.said.map((message) => translate('pt', message)).join(' ')
}

/** Cells to the right of the last heading belong to no column; Entrada original has them. */
function padded(row: RowRecord, count: number): Value[] {
  return Array.from({ length: count }, (_, i) => row.cells[i] ?? null)
}

/** Facts about all lines that decide the columns of a list's sheet. */
interface ListLook {
  open: UndeclaredKinds
  places: LineDedup
  /** Figures with a value in any line; absent where they were not counted. */
  filled?: ReadonlySet<string>
}

/**
 * Builds a sheet with one row for each line of a list, and the line of the input that requested it.
 */
export function listTable(
  sheet: ListSheet,
  rows: () => Rows,
  { open, places, filled }: ListLook,
): DescribedSheet {
  const columns = [...sheet.columns, ...openColumns(open, sheet.open, sheet.columns)]
  return {
    name: sheet.name,
    about: sheet.about,
    columns: [
      LINE,
      ...(filled ? withoutEmpty(columns, ({ figure }) => filled.has(figure)) : columns),
      CALL_BESIDE,
    ],
    frozen: LINE_AND_SUBJECT,
    empty: sheet.none ?? 'Nada a mostrar nesta aba.',
    rows: sheet.mergeBy
      ? mergedLines(sheet, columns, listLines(sheet, rows(), places))
      : lineValues(columns, firstLines(sheet, rows, places)),
  }
}

/** A line of a list, with the input line that requested it and the call whose answer has it. */
interface ListLine {
  line: string
  figures: Record<string, string>
  call: string
  /** True for a line of another list, which adds its common figures to a line of this one. */
  isBeside: boolean
}

async function* listLines(
  sheet: ListSheet,
  rows: Rows,
  places: LineDedup,
): AsyncIterable<ListLine> {
  const { list } = sheet
  for await (const row of rows) {
    const about = { line: String(row.line), call: row.call?.id ?? '' }
    for (const figures of row.lists?.[list] ?? unansweredLine(sheet, row)) {
      if (places.holds(list, figures)) yield { ...about, figures, isBeside: false }
    }
    for (const figures of places.beside(list, row.lists)) {
      yield { ...about, figures, isBeside: true }
    }
  }
}

/** Yields the lines that come first, which are held, then reads the rows again for the rest. */
async function* firstLines(
  sheet: ListSheet,
  rows: () => Rows,
  places: LineDedup,
): AsyncIterable<ListLine> {
  const { figure = '', values = [] } = sheet.first ?? {}
  const placeOf = ({ figures }: ListLine) => values.indexOf(figures[figure] ?? '')
  const first: ListLine[] = []
  if (sheet.first) {
    for await (const line of listLines(sheet, rows(), places)) {
      if (placeOf(line) >= 0) first.push(line)
    }
  }
  yield* first.sort((a, b) => placeOf(a) - placeOf(b))
  for await (const line of listLines(sheet, rows(), places)) {
    if (placeOf(line) < 0) yield line
  }
}

async function* lineValues(
  columns: readonly FigureColumn[],
  lines: AsyncIterable<ListLine> | Iterable<ListLine>,
): AsyncIterable<Value[]> {
  for await (const { line, figures, call } of lines) {
    yield [{ n: line }, ...columns.map((column) => figureOf(column, figures)), call]
  }
}

/** Merged lines are held in memory: they are fewer than the lines of the rows. */
async function* mergedLines(
  sheet: ListSheet,
  columns: readonly FigureColumn[],
  lines: AsyncIterable<ListLine>,
): AsyncIterable<Value[]> {
  const { figure, join } = sheet.mergeBy!
  const merged = new Map<string, ListLine>()
  for await (const one of lines) {
    const key = one.figures[figure] ?? ` ${merged.size}`
    merged.set(key, asOne(merged.get(key), one, join))
  }
  const { order } = sheet
  const all = [...merged.values()]
  yield* lineValues(columns, order ? sortedBy(all, ({ figures }) => order(figures)) : all)
}

/** The list's own line provides the figures; other lines only add to the joined ones. */
function asOne(before: ListLine | undefined, one: ListLine, join: readonly string[]): ListLine {
  if (!before) return one
  const [first, second] = before.isBeside && !one.isBeside ? [one, before] : [before, one]
  return { ...first, figures: joined(first.figures, second.figures, join) }
}

/** Adds the values of some figures of another line to those of a line. */
export function joined(
  before: Record<string, string>,
  after: Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const all = names.map((name) => {
    const values = [before[name] ?? '', after[name] ?? ''].flatMap((value) => value.split('; '))
    return [name, [...new Set(values.filter(Boolean))].join('; ')]
  })
  return { ...before, ...Object.fromEntries(all) }
}

/** Returns the line that a row without an answer adds to the list. */
export function unansweredLine(
  sheet: ListSheet,
  row: Partial<ResultRow>,
): Record<string, string>[] {
  const line = lineFor(sheet, row)
  if (!line) return []
  const { said: messages = [], fields = {} } = row
  const value = messages.find(({ facts }) => facts.value !== undefined)?.facts.value
  const reason = messages.map((one) => translate('pt', one)).join(' ')
  return [line({ value: String(value ?? ''), reason, fields })]
}

function lineFor({ rejected, unanswered }: ListSheet, { outcome }: Partial<ResultRow>) {
  if (outcome === 'rejected') return rejected
  return outcome === 'failed' || outcome === 'pending' ? unanswered : undefined
}

/**
 * Builds Entrada original: the sheet without its blank lines. Resultado has all of it, except cells
 * to the right of the last heading.
 */
export function inputTable(
  { input }: Manifest,
  rows: AsyncIterable<RowRecord>,
  { widths, isWider }: { widths: readonly number[]; isWider: boolean },
): DescribedSheet {
  return {
    name: 'Entrada original',
    technical: true,
    ...(isWider ? {} : { extra: true as const }),
    about: 'A aba de entrada, célula por célula, sem alteração; as colunas, pelas letras.',
    columns: [
      LINE,
      ...input.headings.map((_, at) => ({
        title: columnLetters(at),
        kind: 'original' as const,
        width: widths[at],
      })),
    ],
    frozen: LINE_AND_SUBJECT,
    rows: mapRows(rows, (row) => [{ n: String(row.line) }, ...row.cells]),
  }
}
