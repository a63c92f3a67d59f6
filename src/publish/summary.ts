import type { Manifest } from '../core/batch.js'
import type {
  FirstPage,
  Job,
  JobWorkbook,
  Knowledge,
  OpenCounts,
  Parameters,
} from '../core/job/job.js'
import { noRows, type Outcome, type RowCounts } from '../core/outcome.js'
import { D } from '../values/decimal.js'
import { ExactSum } from './exact-sum.js'
import { RowDecisions } from './first-page/row-decisions.js'
import { Groups } from './groups.js'
import type { LineDedup } from './lists/line-dedup.js'
import { ListCounts } from './lists/list-counts.js'
import { OpenSums } from './open-totals.js'
import { type PendingFilled, PendingPlaces } from './pending-table.js'
import type { ResultRow } from './rows.js'
import type { SharedWarnings } from './shared-warnings.js'
import { Statement } from './statement/statement.js'
import { UndeclaredColumns, type UndeclaredKinds, ZERO } from './undeclared-columns.js'

/** Facts about the batch as a whole, collected in one pass over its rows. */
export interface Summary {
  counts: RowCounts
  sums: {
    figure: string
    title: string
    sum: string
    rows: number
    of?: readonly [string, string]
  }[]
  /** The payments with a result, and what they add to the position, with its title; absent: none. */
  payments?: { rows: number; sum: string; title: string }
  /** Parts of a total that every answered row has. */
  parts: { figure: string; sum: string; rows: number }[]
  /** Number of answered rows by value of a figure. */
  tallies: {
    title: string
    all?: string
    first?: Readonly<Record<string, string>>
    shown?(value: string): string
    counts: [value: string, rows: number][]
    /** For a tally of paths: the first total read at each. */
    examples?: ReadonlyMap<string, string>
  }[]
  groups: Groups[]
  /** Sums by the year of a date. */
  years?: Groups
  statement?: Statement
  /** Figures and list fields without a declared column. */
  open: UndeclaredColumns
  places: LineDedup
  lists: ListCounts
  /** Figures with a value in an answered row; charges only where one is not zero. */
  filled: ReadonlySet<string>
  /** The job's lines for the first page. */
  look: FirstPage
  /** Some answers identified themselves as a sandbox's. */
  isRehearsed: boolean
  /** Chunks with a row that needs attention. */
  attention: Set<number>
  /** Some row has cells to the right of the last heading. */
  isWider: boolean
  /** Columns of the input, from 0, with a value below the heading. */
  cells: ReadonlySet<number>
  /** Some row below the heading has a message. */
  hasNotices: boolean
  /** Which columns of Pendências have a value. */
  received: PendingFilled
  /** The warnings that lines have in common, which Pendências says once. */
  shared: SharedWarnings
  decisions: RowDecisions
  /** The first row of Pendências of each outcome. */
  pending: ReadonlyMap<Outcome, number>
}

const NOTHING: FirstPage = { lines: [] }

/** Counts outcomes and sums figures; only answered rows are summed. */
export async function summarise(
  rows: AsyncIterable<ResultRow>,
  manifest: Manifest,
  job: Job,
  knowledge: Knowledge,
): Promise<Summary> {
  const { sheets } = job
  const mapped = new Set(manifest.input.mapping.map(({ field }) => field))
  const groups = sheets.groups
    .filter(({ field }) => mapped.has(field))
    .map((sheet) => new Groups(sheet, job))
  const years = yearsOf(job, mapped)
  const statement = sheets.statement && new Statement(sheets.statement, manifest, job, knowledge)
  const counts = noRows()
  const attention = new Set<number>()
  const { parameters } = manifest
  const answered = new AnsweredRows(job, parameters)
  const open = new UndeclaredColumns(sheets)
  const lists = new ListCounts(sheets)
  const pending = new PendingPlaces(manifest, job)
  const decisions = new RowDecisions(sheets)
  const cells = new Set<number>()
  let isRehearsed = false
  let isWider = false
  let hasNotices = false
  for await (const row of rows) {
    counts.read += 1
    counts[row.outcome] += 1
    for (const group of groups) group.add(row)
    years?.add(row)
    statement?.add(row)
    if (row.outcome !== 'ok' && row.outcome !== 'ignored') attention.add(row.chunk)
    if (row.outcome === 'ok' || row.outcome === 'warned') answered.add(row)
    decisions.add(row, pending.add(row))
    open.add(row)
    lists.add(row)
    isRehearsed ||= row.call?.sandbox === true
    noteCells(row, cells)
    hasNotices ||= row.said.length > 0 || (row.ignored ?? 'header') !== 'header'
    isWider ||= row.cells.length > manifest.input.headings.length
  }
  const asked = { parameters, knowledge, ...answered.open() }
  const look = sheets.firstPage?.(lists.byList(), asked) ?? NOTHING
  const told = { ...answered.totals(open.figures), look, places: lists.places }
  return {
    counts,
    attention,
    groups,
    years,
    statement,
    open,
    isRehearsed,
    isWider,
    hasNotices,
    cells,
    lists,
    decisions,
    pending: pending.first,
    received: pending.filled,
    shared: pending.shared,
    ...told,
  }
}

function noteCells({ cells, ignored }: ResultRow, filled: Set<number>): void {
  if (ignored === 'header') return
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] !== null && cells[at] !== '' && !filled.has(at)) filled.add(at)
  }
}

/** Groups by the year of an ISO date; a date that was not read has none. */
function yearsOf(job: Job, mapped: ReadonlySet<string>): Groups | undefined {
  const { years } = job.sheets
  if (!years || !mapped.has(years.field)) return undefined
  return new Groups({ ...years, name: years.title, about: '' }, job, undefined, (date) =>
    date.slice(0, 4),
  )
}

class AnsweredRows {
  private readonly filled = new Set<string>()
  private readonly sums: { figure: string; title: string; sum: ExactSum; rows: number }[]
  private readonly tallies: (JobWorkbook['tallies'][number] & {
    counts: Map<string, number>
    examples: Map<string, string>
  })[]

  private readonly parts: { figure: string; sum: ExactSum; rows: number }[]
  private answered = 0
  private readonly payments = { rows: 0, sum: new ExactSum() }
  private readonly position: JobWorkbook['figures'][number] | undefined
  private readonly charges: ReadonlySet<string>
  private readonly ownFields: OpenSums | undefined

  constructor({ sheets }: Job, parameters: Parameters) {
    const ours = new Set(sheets.tallies.map(({ figure }) => figure))
    const isBeside = (figure: string) => ours.has(figure) || sheets.isAbout?.(figure) === true
    this.ownFields = sheets.openTotals && new OpenSums(sheets.openTotals, parameters, isBeside)
    this.position = sheets.figures.find(({ figure }) => figure === sheets.position)
    const charges = sheets.figures.filter(({ charge }) => charge)
    this.charges = new Set(charges.map(({ figure }) => figure))
    this.sums = sheets.sums.map((one) => ({ ...one, sum: new ExactSum(), rows: 0 }))
    this.parts = sheets.figures
      .filter(({ part }) => part)
      .map(({ figure }) => ({ figure, sum: new ExactSum(), rows: 0 }))
    this.tallies = sheets.tallies.map((one) => ({ ...one, counts: new Map(), examples: new Map() }))
  }

  add(row: ResultRow): void {
    const { figures } = row
    this.ownFields?.add(row)
    for (const figure in figures)
      if (this.isFilled(figure, figures[figure])) this.filled.add(figure)
    this.answered += 1
    addTo(this.sums, figures)
    addTo(this.parts, figures)
    this.addPayment(figures)
    for (const { figure, counts, total, examples } of this.tallies) {
      const value = figures[figure]
      if (value === undefined) continue
      counts.set(value, (counts.get(value) ?? 0) + 1)
      const example = total === undefined ? undefined : figures[total]
      if (example !== undefined && !examples.has(value)) examples.set(value, example)
    }
  }

  private addPayment({ valor, [this.position?.figure ?? '']: worth }: ResultRow['figures']): void {
    if (!valor?.startsWith('-') || worth === undefined) return
    this.payments.rows += 1
    this.payments.sum.add(worth)
  }

  private isFilled(figure: string, value: string | undefined): boolean {
    return value !== undefined && !(this.charges.has(figure) && ZERO.test(value))
  }

  /** Returns the counts of the service's own fields, where the job has them counted. */
  open(): { open?: OpenCounts } {
    return this.ownFields ? { open: this.ownFields.counts } : {}
  }

  /** @param own the columns of the service's own fields */
  totals(
    own: UndeclaredKinds,
  ): Pick<Summary, 'sums' | 'parts' | 'tallies' | 'filled' | 'payments'> {
    const { rows, sum } = this.payments
    const title = this.position?.title
    return {
      ...(title && rows > 0
        ? { payments: { rows, sum: new D(sum.toString()).toFixed(2), title } }
        : {}),
      filled: this.filled,
      sums: [
        ...this.sums.map((one) => ({ ...one, sum: one.sum.toString() })),
        ...(this.ownFields?.sums(own) ?? []),
      ],
      // A part that some rows lack is not summed, because the sum would look complete.
      parts: this.parts
        .filter(({ rows }) => rows === this.answered)
        .map((one) => ({ ...one, sum: one.sum.toString() })),
      tallies: this.tallies.map(({ figure: _, counts, total, examples, ...told }) => ({
        ...told,
        counts: [...counts],
        ...(total === undefined ? {} : { examples }),
      })),
    }
  }
}

function addTo(
  sums: { figure: string; sum: ExactSum; rows: number }[],
  figures: ResultRow['figures'],
): void {
  for (const one of sums) {
    const value = figures[one.figure]
    if (value === undefined) continue
    one.sum.add(value)
    one.rows += 1
  }
}
