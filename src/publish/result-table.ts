import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import { translate } from '../messages/index.js'
import { totalId } from '../spreadsheets/added-columns.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
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
  const added: SheetColumn[] = [
    LINE,
    ...asWide,
    SITUATION,
    hasNotices ? noticesBeside([...asWide, SITUATION], widths[0]) : { ...NOTICES, hidden: true },
    ...[...evidence.map(shown), ROW_ID],
  ]
  const { originals, ours } = besideOriginals(manifest, widths, added, job.fields)
  const [first, ...others] = ours
  const total = [
    TOTAL,
    ...totalsBelow(originals, manifest, { sums, cells }),
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

/** Stands in the last row where the columns of the input have sums. */
export const WHAT_IS_SUMMED = 'das linhas com resultado'

/**
 * Returns what the last line has below the columns of the input, which may be a page of their own,
 * with a total of the input above: what is summed, and the sum of a column that a figure repeats.
 */
function totalsBelow(
  originals: readonly SheetColumn[],
  { input }: Manifest,
  { sums, cells }: Pick<ResultLook, 'sums' | 'cells'>,
): Value[] {
  const fields = new Map(input.mapping.map(({ field, column }) => [column, field]))
  // The first column is repeated beside the result, where a text does not reach into the next.
  const roomy = originals.findIndex(
    ({ width = 0 }, at) => at > 0 && cells.has(at) && width >= WHAT_IS_SUMMED.length,
  )
  const found = originals.map((_, at) => sumOf(sums, fields.get(columnLetters(at)) ?? ''))
  // A sum of some of the rows above, and no word of which, is not shown; nor the words alone.
  if (roomy < 0 || !found.some(isSum)) return originals.map(() => null)
  return found.map((sum, at): Value => {
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
