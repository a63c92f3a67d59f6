import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Field, Parameters } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { NO_LINE } from '../cells/example.js'
import { foldWords } from '../find/heading-words.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { SecondHeader } from '../find/second-header.js'
import { type Table, unusedColumns } from '../find/table.js'
import { type TableLine, tableLines } from '../read/lines.js'
import { OverflowingLines } from '../read/overflowing-lines.js'
import { UnclosedQuotes } from '../read/unclosed-quote.js'
import { ChargeCheck } from './charges/charges.js'
import { InterestBesideSelic } from './charges/interest-beside-selic.js'
import { RateColumns } from './charges/rate-columns.js'
import { YearlyRates } from './charges/yearly-rates.js'
import type { Check, TableCheck } from './check.js'
import { UnmappedColumns } from './columns/unmapped-columns.js'
import { UnusedColumns } from './columns/unused-columns.js'
import { DebtChecks } from './debt-checks.js'
import { DateEvidence } from './formats/date-evidence.js'
import { NumberEvidence } from './formats/number-evidence.js'
import { StatedUnits } from './formats/stated-units.js'
import { UnreadPeriods } from './formats/unread-periods.js'
import { Hearing } from './hearing.js'
import { CutNames } from './lists/cut-names.js'
import { KeysAtOnce } from './lists/keys-at-once.js'
import { ListNotes } from './lists/list-notes.js'
import { MarkedRows } from './lists/marked-rows.js'
import { OabsAndNames } from './lists/oabs-and-names.js'
import { StateOfTitle } from './lists/state-of-title.js'
import { StatedExtent } from './lists/stated-extent.js'
import { WholeList } from './lists/whole-list.js'
import { OddDays } from './mistyped/odd-days.js'
import { type SurroundingText, spaced, surroundingTexts } from './remarks/surrounding-texts.js'
import { SignColumns } from './sides/debit-credit-columns.js'
import { CheckSum } from './sums/check-sum.js'
import { StatedTotals } from './sums/stated-totals.js'
import { ConstantDay } from './terms/constant-day.js'

/** The results of the inspection of the whole table. */
export interface TableInspection {
  numbers: Map<string, NumberEvidence>
  dates: Map<string, DateEvidence>
  oddDays: Map<string, OddDays>
  /** Evidence from unused columns, which shows how the author of the sheet writes dates. */
  otherDates: Map<number, DateEvidence>
  sums: Map<string, CheckSum>
  charges: Map<string, ChargeCheck>
  /** The line of the first C in a column of D and C. */
  credit?: number
  signs: SignColumns
  units: StatedUnits
  items: number
  width: number
  wide: OverflowingLines
  unused: UnusedColumns
  state: StateOfTitle
  otherHeader: SecondHeader
  debts: DebtChecks
  /** Checks of rates and days, in the order of their questions. */
  terms: TableCheck[]
  /** Checks of what is not read, or should not be; in the order of their questions and messages. */
  left: TableCheck[]
}

interface ColumnCheck {
  column: number
  check: { observeCell(cell: Cell | undefined, line: number, cells: readonly Cell[]): void }
}

interface InspectOptions {
  lastYear: number
  given: Parameters
  name: string
  /** Separator of a text file. */
  separator?: string
  comments?: readonly CellComment[]
}

/** The engine compiles a pattern when it is used first, and once more when it is used again. */
const FIRST_ITEMS = 2

/** Reads the table once to its end. */
export async function inspectTable(
  table: Table,
  fields: readonly Field[],
  options: InspectOptions,
): Promise<TableInspection> {
  await nextTurn()
  const around = await surroundingTexts(table, options.name, options.separator !== undefined)
  const seen = await emptyInspection(table, fields, options, around)
  const rates = new RateColumns(table, fields, options.given)
  const ofAmounts = [seen.units, ...seen.terms, ...seen.debts.checks]
  const ofTable = [new UnclosedQuotes(table, options.separator), seen.otherHeader, seen.unused]
  const checks: Check[] = [...ofTable, rates, seen.signs, ...ofAmounts, ...seen.left]
  const ofLines = checks.filter((check) => check.observeLine)
  const ofItems = checks.filter((check) => check.observeItem)
  const { length: width } = table.headings
  const hearing = new Hearing(checks, width)
  const columns = checksOfColumns(table, seen)
  for await (const one of tableLines(table)) {
    for (const check of ofLines) check.observeLine?.(one)
    observeCells(one, table, seen, columns)
    if (one.ignored) observeOtherLine(one, checks)
    else if (seen.items <= FIRST_ITEMS) await observeFirstItem(one, checks, width)
    else observeItem(one, ofItems, hearing)
  }
  for (const one of options.comments ?? []) for (const check of checks) check.observeComment?.(one)
  await observeBeside(options.comments ?? [], around, seen.units, ofAmounts)
  rates.conclude()
  for (const [name, check] of rates.checks) seen.charges.set(name, check)
  return seen
}

/** Comments and the margins of pages may be remarks like a title or a note, and a sheet's name a unit. */
async function observeBeside(
  comments: readonly CellComment[],
  around: readonly SurroundingText[],
  units: Check,
  ofAmounts: readonly Check[],
): Promise<void> {
  const outside = ({ value }: SurroundingText) => ({ text: value, line: NO_LINE })
  const remarks = [...around.filter((one) => one.around === 'page').map(outside), ...comments]
  const names = around.filter((one) => one.around !== 'page')
  const titleOf = ({ value, around: where }: SurroundingText) =>
    where === 'file' ? spaced(value) : value
  for (const one of names)
    if (one.around === 'sheet') units.observeOtherLine?.([one.value], NO_LINE, 'title')
  for (const check of ofAmounts) {
    // The patterns of a check are compiled as they are used: other work goes between.
    await nextTurn()
    for (const { text, line } of remarks) check.observeOtherLine?.([text], line, 'note')
    if (!check.readsNames) continue
    for (const one of names) check.observeOtherLine?.([titleOf(one)], NO_LINE, 'title')
  }
}

function observeOtherLine({ cells, line, ignored }: TableLine, checks: readonly Check[]): void {
  if (ignored !== 'title' && ignored !== 'note') return
  for (const check of checks) check.observeOtherLine?.(cells, line, ignored)
}

function observeItem(one: TableLine, checks: readonly Check[], hearing: Hearing): void {
  const marks = { isStruck: one.struck, maySum: one.doubt === 'total' }
  for (const check of checks) check.observeItem?.(one.filled, one.line, marks)
  hearing.observeItem(one.filled, one.line, marks)
}

/** The patterns of a check are compiled as they are used: other work of the process goes between. */
async function observeFirstItem(
  one: TableLine,
  checks: readonly Check[],
  width: number,
): Promise<void> {
  for (const check of checks) {
    await nextTurn()
    observeItem(one, [check], new Hearing([check], width))
  }
}

function checksOfColumns(table: Table, seen: TableInspection): ColumnCheck[] {
  const ofFields = [seen.numbers, seen.dates, seen.oddDays, seen.charges].flatMap((map) =>
    [...map].map(([name, check]) => ({ column: table.columns.get(name)!, check })),
  )
  const ofOthers = [...seen.otherDates].map(([column, check]) => ({ column, check }))
  return [...ofFields, ...ofOthers]
}

/** Examines the columns of a line one by one. */
function observeCells(
  { line, cells, filled, ignored }: TableLine,
  table: Table,
  seen: TableInspection,
  columns: readonly ColumnCheck[],
): void {
  if (cells.length > seen.width) seen.width = cells.length
  for (const [name, sum] of seen.sums) {
    const cell = filled[table.columns.get(name)!]
    if (ignored === 'total') sum.compare(cell)
    else if (!ignored) sum.add(cell)
  }
  if (ignored) return
  seen.items += 1
  for (const { column, check } of columns) check.observeCell(filled[column], line, filled)
  if (isCredit(filled, table)) seen.credit ??= line
}

async function emptyInspection(
  table: Table,
  fields: readonly Field[],
  { lastYear, separator, given }: InspectOptions,
  around: readonly SurroundingText[],
): Promise<TableInspection> {
  const wide = new OverflowingLines(table, separator)
  const state = new StateOfTitle(table)
  const seen: TableInspection = {
    numbers: new Map(),
    dates: new Map(),
    oddDays: new Map(),
    otherDates: new Map(otherDays(table).map((column) => [column, new DateEvidence(lastYear)])),
    sums: new Map(),
    charges: new Map(),
    signs: new SignColumns(table),
    units: new StatedUnits(table.headings),
    items: 0,
    width: 0,
    wide,
    unused: new UnusedColumns(table),
    state,
    otherHeader: new SecondHeader(table, fields),
    debts: await DebtChecks.of(table, fields, around, { given, lastYear }),
    terms: [
      new YearlyRates(table, fields),
      new InterestBesideSelic(table, fields, given),
      new ConstantDay(table, fields),
    ],
    left: [
      wide,
      new UnmappedColumns(table, fields),
      new MarkedRows(
        table,
        String(given.night ?? given.data_inicio ?? `${lastYear}-01-01`),
        String(given.night ?? given.data_fim ?? `${lastYear}-12-31`),
      ),
      new WholeList(table),
      new KeysAtOnce(table, given),
      new UnreadPeriods(table, fields, given, lastYear),
      new ListNotes(table, around, given),
      new CutNames(table),
      new OabsAndNames(table),
      state,
      new StatedExtent(),
      ...table.roles.amounts.map((column) => new StatedTotals(table, column)),
    ],
  }
  for (const field of fields) {
    const { name, type } = field
    if (!table.columns.has(name)) continue
    if (type === 'amount') seen.sums.set(name, new CheckSum())
    if (type === 'date') {
      seen.dates.set(name, new DateEvidence(lastYear, table.headings))
      seen.oddDays.set(name, new OddDays(lastYear))
    }
    if (['amount', 'percent', 'fee'].includes(type)) seen.numbers.set(name, new NumberEvidence())
    if (ChargeCheck.appliesTo(field)) seen.charges.set(name, new ChargeCheck(field))
  }
  return seen
}

const OF_DAYS = /\b(?:data|dia|emissao|vencimento|pagamento|date)\b/

function otherDays(table: Table): number[] {
  return unusedColumns(table, (heading) => OF_DAYS.test(foldWords(normaliseHeading(heading))))
}

function isCredit(cells: Cell[], { roles }: Table): boolean {
  return roles.debit !== undefined && /^c/i.test(cellText(cells[roles.debit]).trim())
}
