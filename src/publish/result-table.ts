import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import { translate } from '../messages/index.js'
import { totalId } from '../spreadsheets/added-columns.js'
import type { SheetColumn, SheetToWrite, Value } from '../spreadsheets/sheet.js'
import { isDivided, PAGE_WIDTH, repeating } from '../spreadsheets/xlsx/paper.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { FORMATS } from '../spreadsheets/xlsx/write-styles.js'
import { parted } from '../values/parted.js'
import {
  besideOriginals,
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
  const { figures, evidence } = resultColumns(job, open)
  // Without any figure in the batch the headings show what was requested.
  const shown = (column: FigureColumn): SheetColumn =>
    filled.size === 0 || filled.has(column.figure) ? column : { ...column, hidden: true }
  const asWide = figures.map((column) => wideEnough(shown(column), sumOf(sums, column.figure)))
  const subjects = subjectsIn(manifest, cells)
  const added: SheetColumn[] = [
    LINE,
    ...asWide,
    SITUATION,
    hasNotices
      ? noticesBeside([...asWide, SITUATION], subjectWidth(subjects, widths))
      : { ...NOTICES, hidden: true },
    ...evidence.map(shown),
    ROW_ID,
  ]
  const { originals: all, ours } = besideOriginals(manifest, widths, added, job.fields)
  const [first, ...others] = ours
  const filledOnes = withoutEmpty(all, isFilled(cells, all))
  const sheet = subjects.reduce<SheetToWrite>(
    (one, at) => repeating(one, Math.max(at + LINE_AND_SUBJECT, one.repeated ?? 0)),
    {
      name: 'Resultado',
      rows: [],
      columns: [first!, ...filledOnes, ...others],
      frozen: LINE_AND_SUBJECT,
      partAt: 1 + filledOnes.length,
    },
  )
  const apart = isDivided(sheet) ? (sheet.repeated ?? LINE_AND_SUBJECT) - 1 : undefined
  const { originals, values } = totalsBelow(filledOnes, manifest, sums, apart)
  const total = [
    TOTAL,
    ...values,
    ...figures.map(({ figure }) => sumOf(sums, figure)),
    null,
    null,
    ...evidence.map(() => null),
    totalId(manifest.id),
  ]
  // The header row of the input is hidden, because the table has the headings above, but it has to
  // be among the rows.
  const why = [LINE, ...originals, ...figures, SITUATION].length
  return {
    ...sheet,
    columns: [first!, ...originals, ...others],
    about: 'Cada linha da entrada, na ordem e com as colunas originais, e o resultado ao lado.',
    ...(total.some(isSum) ? { total } : {}),
    hides: (row) => row[why] === IGNORED_WORDS.header,
    rows: mapRows(rows, (row) => [
      { n: String(row.line) },
      ...padded(row, originals.length),
      ...figures.map((column) => figureOf(column, row.figures)),
      OUTCOME_WORDS[row.outcome],
      noticesOf(row),
      ...evidence.map((column) => figureOf(column, row.figures)),
      `${manifest.id}:${row.line}`,
    ]),
  }
}

/**
 * Without declared figures the service's fields are the result, but for what is about the answer;
 * otherwise they are evidence, which is not printed, but for the parts of the total.
 */
function resultColumns({ sheets }: Job, open: UndeclaredKinds) {
  const {
    figures: declared,
    evidence: checks,
    isAbout = () => false,
    isPart = () => false,
  } = sheets
  const beside = (column: FigureColumn): FigureColumn => ({ ...column, onScreen: true })
  const opened = openColumns(open, sheets.open, [...declared, ...checks])
  if (declared.length > 0) {
    const [parts, others] = parted(opened, ({ figure, kind }) => kind === 'money' && isPart(figure))
    return { figures: [...declared, ...parts], evidence: [...checks, ...others].map(beside) }
  }
  const [about, figures] = parted(opened, ({ figure }) => isAbout(figure))
  return { figures, evidence: [...checks, ...about.map(beside)] }
}

/** Returns the columns of the input, from 0, by which a row is known: its case, then its client. */
function subjectsIn({ input }: Manifest, cells: ReadonlySet<number>): number[] {
  return ['numero_processo', 'cliente'].flatMap((field) => {
    const found = input.mapping.find((one) => one.field === field)
    return [...cells].filter((at) => columnLetters(at) === found?.column)
  })
}

/** Returns the width of the columns up to the case or client, where it leaves half of a page. */
function subjectWidth(subjects: readonly number[], widths: readonly number[]): number | undefined {
  const upTo = widths.slice(0, (subjects[0] ?? 0) + 1).reduce((sum, width) => sum + width, 0)
  return upTo <= PAGE_WIDTH / 2 ? upTo : widths[0]
}

/** Stands in the last row where the columns of the input have sums. */
export const WHAT_IS_SUMMED = 'das linhas com resultado'

/** Stands there where they have none and are on a page of their own. */
export const WHERE_SUMMED = 'as somas estão junto do resultado'

/** What the last line has below the columns of the input, and those with room for its words. */
interface Below {
  originals: readonly SheetColumn[]
  values: Value[]
}

/**
 * Returns what the last line has below the columns of the input, which may be a page of their own,
 * with a total of the input above: what is summed, and the sum of a column that a figure repeats. A
 * sum of some of the rows above, and no word of which, is not shown.
 *
 * @param apart how many of the columns are repeated beside the result, on a page of its own; absent:
 *   it is on the same
 */
function totalsBelow(
  columns: readonly SheetColumn[],
  { input }: Manifest,
  sums: Sums,
  apart: number | undefined,
): Below {
  const fields = new Map(input.mapping.map(({ field, column }) => [column, field]))
  const values = columns.map((_, at): Value => {
    const sum = sumOf(sums, fields.get(columnLetters(at)) ?? '')
    return isSum(sum) ? ({ ...(sum as object), format: FORMATS.money } as Value) : null
  })
  const hasSums = values.some(isSum)
  const words = hasSums ? WHAT_IS_SUMMED : WHERE_SUMMED
  const { at, room } = roomiest(columns, values, apart ?? 1)
  if (hasSums ? at < 0 : apart === undefined || at < apart)
    return { originals: columns, values: values.map(() => null) }
  const { width = 0 } = columns[at]!
  const missing = Math.max(0, words.length - room)
  return {
    originals: columns.with(at, { ...columns[at]!, width: width + missing }),
    values: values.with(at, words),
  }
}

/**
 * Returns where the most free columns lie beside each other, because a text reaches over empty
 * cells: behind the first `repeated` ones, where it can be. Beside the result it does not.
 */
function roomiest(
  columns: readonly SheetColumn[],
  values: readonly Value[],
  repeated: number,
): { at: number; room: number } {
  const none = { at: -1, room: 0 }
  let best = none
  let run = none
  for (const [at, { width = 0, hidden }] of columns.entries()) {
    if (hidden) continue
    if (isSum(values[at]!)) {
      run = none
      continue
    }
    run = run.at >= repeated ? { at: run.at, room: run.room + width } : { at, room: width }
    if (best.at < repeated || run.room > best.room) best = run
  }
  return best
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

/** One line on the screen, because its row is no taller than on paper. */
const NOTICES_ON_SCREEN: SheetColumn = { ...NOTICES, width: 110, onScreen: true }

/** Notices without room on the page of the result are not printed there: Pendências has them. */
function noticesBeside(before: readonly SheetColumn[], subject = 0): SheetColumn {
  const width = noticesWidth([LINE, ...before], subject)
  return width === undefined ? NOTICES_ON_SCREEN : { ...NOTICES, width }
}

function isFilled(cells: ReadonlySet<number>, originals: readonly SheetColumn[]) {
  return (column: SheetColumn) => cells.has(originals.indexOf(column))
}

function sumOf(sums: Sums, figure: string): Value {
  const found = sums.find((one) => one.figure === figure && one.rows > 0)
  return found ? { n: found.sum } : null
}

function noticesOf(row: ResultRow): string {
  if (row.ignored !== undefined) return IGNORED_WORDS[row.ignored] ?? row.ignored
  return row.said.map((message) => translate('pt', message)).join(' ')
}

/** Cells to the right of the last heading belong to no column; Entrada original has them. */
function padded(row: RowRecord, count: number): Value[] {
  return Array.from({ length: count }, (_, i) => row.cells[i] ?? null)
}
