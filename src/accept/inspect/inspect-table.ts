import type { Field, Parameters } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { foldWords } from '../find/heading-words.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { OtherHeader } from '../find/second-header.js'
import type { Table } from '../find/table.js'
import { type TableLine, tableLines } from '../read/lines.js'
import { OverflowingLines } from '../read/overflowing-lines.js'
import { UnclosedQuotes } from '../read/unclosed-quote.js'
import { AmountDoubts } from './amount-doubts.js'
import { ChargeEvidence } from './charges.js'
import { CheckSum } from './check-sum.js'
import { ConstantDay } from './constant-day.js'
import { SignColumns } from './debit-credit-columns.js'
import { DateEvidence, NumberEvidence } from './format-evidence.js'
import { ListDoubts } from './list-doubts.js'
import { MarkedRows } from './marked-rows.js'
import { RateColumns } from './rate-columns.js'
import { StatedExtent } from './stated-extent.js'
import { StatedTotals } from './stated-totals.js'
import { SaidUnits } from './stated-units.js'
import { type SurroundingText, surroundingTexts } from './surrounding-texts.js'
import { LeftColumns } from './unmapped-columns.js'
import { YearlyRates } from './yearly-rates.js'

/** The results of the inspection of the whole table. */
export interface TableInspection {
  numbers: Map<string, NumberEvidence>
  dates: Map<string, DateEvidence>
  /** Evidence from unused columns, which shows how the author of the sheet writes dates. */
  otherDates: Map<number, DateEvidence>
  sums: Map<string, CheckSum>
  /** Totals of the required amounts. */
  totals: StatedTotals[]
  charges: Map<string, ChargeEvidence>
  /** The line of the first C in a column of D and C. */
  credit?: number
  signs: SignColumns
  said: SaidUnits
  extent: StatedExtent
  items: number
  width: number
  wide: OverflowingLines
  left: LeftColumns
  marked: MarkedRows
  list: ListDoubts
  otherHeader: OtherHeader
  doubts: AmountDoubts
  yearly: YearlyRates
  day: ConstantDay
}

interface Watcher {
  column: number
  evidence: { look(cell: Cell | undefined, line: number): void }
}

interface SeeOptions {
  lastYear: number
  given: Parameters
  /** File name. */
  name: string
  /** Separator of a text file. */
  separator?: string
  comments?: readonly CellComment[]
}

/** Reads the table once to its end. */
export async function inspectTable(
  table: Table,
  fields: readonly Field[],
  options: SeeOptions,
): Promise<TableInspection> {
  const around = await surroundingTexts(table, options.name, options.separator !== undefined)
  const seen = nothingSeen(table, fields, options, around)
  const ofFields = [seen.numbers, seen.dates, seen.charges].flatMap((map) =>
    [...map].map(([name, evidence]): Watcher => ({ column: table.columns.get(name)!, evidence })),
  )
  const ofOthers = [...seen.otherDates].map(([column, evidence]) => ({ column, evidence }))
  const watchers: Watcher[] = [...ofFields, ...ofOthers]
  const swallowed = new UnclosedQuotes(table, options.separator)
  const rates = new RateColumns(table, fields, options.given)
  for await (const one of tableLines(table)) {
    const { line, cells, filled, ignored } = one
    if (line > table.header.bottom) swallowed.look(cells, line)
    lookBeside(one, seen)
    addUp(one, table, seen)
    for (const total of seen.totals) total.look(one)
    if (ignored) {
      seen.extent.look(cells, line)
      continue
    }
    seen.items += 1
    seen.extent.add()
    seen.wide.look(cells, line)
    seen.left.look(filled, line)
    seen.marked.look(one)
    seen.list.look(filled, line)
    rates.look(filled, line)
    seen.signs.look(filled, line)
    seen.said.lookAtItem(filled, table.headings, line)
    seen.doubts.look(filled, line, one.struck)
    seen.yearly.look(filled, line)
    seen.day.look(filled, line)
    for (const { column, evidence } of watchers) evidence.look(filled[column], line)
    if (isCredit(filled, table)) seen.credit ??= line
  }
  for (const comment of options.comments ?? []) lookAtComment(comment, seen)
  rates.conclude()
  for (const [name, evidence] of rates.evidence) seen.charges.set(name, evidence)
  return seen
}

function addUp({ filled, ignored }: TableLine, table: Table, { sums }: TableInspection): void {
  for (const [name, sum] of sums) {
    const cell = filled[table.columns.get(name)!]
    if (ignored === 'total') sum.compare(cell)
    else if (!ignored) sum.add(cell)
  }
}

/** Examines every line, item or not. */
function lookBeside({ line, cells, ignored }: TableLine, seen: TableInspection): void {
  if (ignored !== 'header') seen.otherHeader.look(cells, line, !ignored)
  if (cells.length > seen.width) seen.width = cells.length
  if (ignored !== 'title' && ignored !== 'note') return
  seen.said.look(cells, line)
  seen.list.lookBeside(cells, line)
  seen.doubts.lookBeside(cells, line)
  seen.yearly.lookBeside(cells, line)
}

/** A comment may be a remark like a title or a note, or say how a line was settled. */
function lookAtComment(comment: CellComment, seen: TableInspection): void {
  const { line, text } = comment
  seen.said.look([text], line)
  seen.doubts.lookBeside([text], line)
  seen.doubts.lookAtComment(comment)
  seen.yearly.lookBeside([text], line)
}

function nothingSeen(
  table: Table,
  fields: readonly Field[],
  { lastYear, separator, given }: SeeOptions,
  around: readonly SurroundingText[],
): TableInspection {
  const seen: TableInspection = {
    numbers: new Map(),
    dates: new Map(),
    otherDates: new Map(otherDays(table).map((column) => [column, new DateEvidence(lastYear)])),
    sums: new Map(),
    totals: table.roles.amounts.map((column) => new StatedTotals(table, column)),
    charges: new Map(),
    signs: new SignColumns(table),
    said: new SaidUnits(),
    extent: new StatedExtent(),
    items: 0,
    width: 0,
    wide: new OverflowingLines(table, separator),
    left: new LeftColumns(table, fields),
    marked: new MarkedRows(table),
    list: new ListDoubts(table),
    otherHeader: new OtherHeader(table, fields),
    doubts: new AmountDoubts(table, fields, around, given, lastYear),
    yearly: new YearlyRates(table, fields),
    day: new ConstantDay(table, fields),
  }
  for (const field of fields) {
    const { name, type } = field
    if (!table.columns.has(name)) continue
    if (type === 'amount') seen.sums.set(name, new CheckSum())
    if (type === 'date') seen.dates.set(name, new DateEvidence(lastYear))
    if (['amount', 'percent', 'fee'].includes(type)) seen.numbers.set(name, new NumberEvidence())
    if (ChargeEvidence.watches(field)) seen.charges.set(name, new ChargeEvidence(field))
  }
  return seen
}

const OF_DAYS = /\b(?:data|dia|emissao|vencimento|pagamento|date)\b/

function otherDays({ headings, columns }: Table): number[] {
  const taken = new Set(columns.values())
  return headings.flatMap((heading, at) =>
    taken.has(at) || !OF_DAYS.test(foldWords(normaliseHeading(heading))) ? [] : [at],
  )
}

function isCredit(cells: Cell[], { roles }: Table): boolean {
  return roles.debit !== undefined && /^c/i.test(cellText(cells[roles.debit]).trim())
}
