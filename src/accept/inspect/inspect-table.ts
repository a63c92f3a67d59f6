import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Field, Parameters } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { foldWords } from '../find/heading-words.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { SecondHeader } from '../find/second-header.js'
import { type Table, unusedColumns } from '../find/table.js'
import { type TableLine, tableLines } from '../read/lines.js'
import { OverflowingLines } from '../read/overflowing-lines.js'
import { UnclosedQuotes } from '../read/unclosed-quote.js'
import { AmountDoubts } from './amount-doubts.js'
import { ChargeEvidence } from './charges/charges.js'
import { InterestBesideSelic } from './charges/interest-beside-selic.js'
import { RateColumns } from './charges/rate-columns.js'
import { YearlyRates } from './charges/yearly-rates.js'
import { UnmappedColumns } from './columns/unmapped-columns.js'
import { UnusedColumns } from './columns/unused-columns.js'
import { DateEvidence, NumberEvidence } from './formats/format-evidence.js'
import { StatedUnits } from './formats/stated-units.js'
import { UnreadPeriods } from './formats/unread-periods.js'
import { CutNames } from './lists/cut-names.js'
import { ListDoubts } from './lists/list-doubts.js'
import { ListNotes } from './lists/list-notes.js'
import { MarkedRows } from './lists/marked-rows.js'
import { OabsAndNames } from './lists/oabs-and-names.js'
import { StatedExtent } from './lists/stated-extent.js'
import { OddDays } from './mistyped/odd-days.js'
import { type SurroundingText, surroundingTexts } from './remarks/surrounding-texts.js'
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
  /** Totals of the required amounts. */
  totals: StatedTotals[]
  charges: Map<string, ChargeEvidence>
  /** The line of the first C in a column of D and C. */
  credit?: number
  signs: SignColumns
  units: StatedUnits
  extent: StatedExtent
  items: number
  width: number
  wide: OverflowingLines
  unmapped: UnmappedColumns
  unused: UnusedColumns
  marked: MarkedRows
  list: ListDoubts
  names: CutNames
  oabs: OabsAndNames
  periods: UnreadPeriods
  listNotes: ListNotes
  otherHeader: SecondHeader
  doubts: AmountDoubts
  yearly: YearlyRates
  besideSelic: InterestBesideSelic
  day: ConstantDay
}

interface CellObserver {
  column: number
  evidence: { observeCell(cell: Cell | undefined, line: number): void }
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
  const ofFields = [seen.numbers, seen.dates, seen.oddDays, seen.charges].flatMap((map) =>
    [...map].map(
      ([name, evidence]): CellObserver => ({ column: table.columns.get(name)!, evidence }),
    ),
  )
  const ofOthers = [...seen.otherDates].map(([column, evidence]) => ({ column, evidence }))
  const watchers: CellObserver[] = [...ofFields, ...ofOthers]
  const swallowed = new UnclosedQuotes(table, options.separator)
  const rates = new RateColumns(table, fields, options.given)
  for await (const one of tableLines(table)) {
    const { line, cells, filled, ignored } = one
    if (line > table.header.bottom) swallowed.checkLine(cells, line)
    observeAnyLine(one, seen)
    addToSums(one, table, seen)
    for (const total of seen.totals) total.observeLine(one)
    if (ignored) {
      seen.extent.observeOtherLine(cells, line)
      continue
    }
    seen.items += 1
    seen.extent.countItem()
    seen.wide.observeItem(cells, line)
    seen.unmapped.observeItem(filled, line)
    seen.unused.observeItem(filled)
    seen.marked.observeItem(one)
    seen.list.observeItem(filled, line)
    seen.names.observeItem(filled, line)
    seen.oabs.observeItem(filled, line)
    seen.listNotes.observeItem(filled)
    seen.periods.observeItem(filled, line)
    rates.observeItem(filled, line)
    seen.signs.observeItem(filled, line)
    seen.units.observeItem(filled, table.headings, line)
    const marks = { isStruck: one.struck, maySum: one.doubt === 'total' }
    if (seen.items <= FIRST_ITEMS) await seen.doubts.observeFirstItem(filled, line, marks)
    else seen.doubts.observeItem(filled, line, marks)
    seen.yearly.observeItem(filled, line)
    seen.besideSelic.observeItem(filled, line)
    seen.day.observeItem(filled, line)
    for (const { column, evidence } of watchers) evidence.observeCell(filled[column], line)
    if (isCredit(filled, table)) seen.credit ??= line
  }
  for (const comment of options.comments ?? []) observeComment(comment, seen)
  rates.conclude()
  for (const [name, evidence] of rates.evidence) seen.charges.set(name, evidence)
  return seen
}

function addToSums({ filled, ignored }: TableLine, table: Table, { sums }: TableInspection): void {
  for (const [name, sum] of sums) {
    const cell = filled[table.columns.get(name)!]
    if (ignored === 'total') sum.compare(cell)
    else if (!ignored) sum.add(cell)
  }
}

/** Examines every line, item or not. */
function observeAnyLine(one: TableLine, seen: TableInspection): void {
  const { line, cells, ignored } = one
  seen.listNotes.observeOtherLine(one)
  if (ignored !== 'header') seen.otherHeader.observeLine(cells, line, !ignored)
  if (cells.length > seen.width) seen.width = cells.length
  if (ignored !== 'title' && ignored !== 'note') return
  seen.units.observeOtherLine(cells, line)
  seen.list.observeOtherLine(cells, line)
  seen.doubts.observeOtherLine(cells, line)
  seen.yearly.observeOtherLine(cells, line)
}

/** A comment may be a remark like a title or a note, or say how a line was settled. */
function observeComment(comment: CellComment, seen: TableInspection): void {
  const { line, text } = comment
  seen.units.observeOtherLine([text], line)
  seen.doubts.observeOtherLine([text], line)
  seen.doubts.observeComment(comment)
  seen.listNotes.observeComment(comment)
  seen.yearly.observeOtherLine([text], line)
}

async function emptyInspection(
  table: Table,
  fields: readonly Field[],
  { lastYear, separator, given }: InspectOptions,
  around: readonly SurroundingText[],
): Promise<TableInspection> {
  const seen: TableInspection = {
    numbers: new Map(),
    dates: new Map(),
    oddDays: new Map(),
    otherDates: new Map(otherDays(table).map((column) => [column, new DateEvidence(lastYear)])),
    sums: new Map(),
    totals: table.roles.amounts.map((column) => new StatedTotals(table, column)),
    charges: new Map(),
    signs: new SignColumns(table),
    units: new StatedUnits(),
    extent: new StatedExtent(),
    items: 0,
    width: 0,
    wide: new OverflowingLines(table, separator),
    unmapped: new UnmappedColumns(table, fields),
    unused: new UnusedColumns(table),
    marked: new MarkedRows(
      table,
      String(given.night ?? given.data_inicio ?? `${lastYear}-01-01`),
      String(given.night ?? given.data_fim ?? `${lastYear}-12-31`),
    ),
    list: new ListDoubts(table),
    names: new CutNames(table),
    oabs: new OabsAndNames(table),
    periods: new UnreadPeriods(table, fields, given),
    listNotes: new ListNotes(table, around, given),
    otherHeader: new SecondHeader(table, fields),
    doubts: await AmountDoubts.of(table, fields, around, { given, lastYear }),
    yearly: new YearlyRates(table, fields),
    besideSelic: new InterestBesideSelic(table, fields, given),
    day: new ConstantDay(table, fields),
  }
  for (const field of fields) {
    const { name, type } = field
    if (!table.columns.has(name)) continue
    if (type === 'amount') seen.sums.set(name, new CheckSum())
    if (type === 'date') {
      seen.dates.set(name, new DateEvidence(lastYear))
      seen.oddDays.set(name, new OddDays(lastYear))
    }
    if (['amount', 'percent', 'fee'].includes(type)) seen.numbers.set(name, new NumberEvidence())
    if (ChargeEvidence.watches(field)) seen.charges.set(name, new ChargeEvidence(field))
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
