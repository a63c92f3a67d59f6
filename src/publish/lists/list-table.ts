import type { FigureColumn, ListSheet } from '../../core/job/job.js'
import { CLIENT_OF_ROW } from '../../core/job/workbook.js'
import { translate } from '../../messages/index.js'
import type { Value } from '../../spreadsheets/sheet.js'
import { addDays, type IsoDate, weekdayOf } from '../../values/dates.js'
import { parted } from '../../values/parted.js'
import { sortedBy } from '../../values/sorted-by.js'
import {
  CALL_BESIDE,
  figureOf,
  LINE,
  LINE_AND_SUBJECT,
  openColumns,
  withoutEmpty,
} from '../columns.js'
import type { DescribedSheet } from '../described-sheet.js'
import type { ResultRow } from '../rows.js'
import { signedIfTall } from '../tall-texts.js'
import type { UndeclaredKinds } from '../undeclared-columns.js'
import { lastFitted } from '../widths.js'
import type { LineDedup } from './line-dedup.js'

type Rows = AsyncIterable<ResultRow>

/** Facts about all lines that decide the columns of a list's sheet. */
interface ListLook {
  open: UndeclaredKinds
  places: LineDedup
  /** Figures with a value in any line; absent where they were not counted. */
  filled?: ReadonlySet<string>
  /** The value of {@link ListSheet.by} of the rows that are shown; absent: all are. */
  part?: string
}

/**
 * Builds a sheet with one row for each line of a list, and the line of the input that requested it.
 */
export function listTable(
  sheet: ListSheet,
  rows: () => Rows,
  { open, places, filled, part }: ListLook,
): DescribedSheet {
  // What is printed stands together: the columns after the first that is not are not either.
  const given = [...sheet.columns, ...openColumns(open, sheet.open, sheet.columns)]
  const [unprinted, printed] = parted(given, ({ onScreen }) => onScreen === true)
  const all = [...printed, ...unprinted]
  // The name of the sheet of a part says what its lines have in common.
  const columns = part === undefined ? all : all.filter(({ figure }) => figure !== sheet.by?.figure)
  const asked = part === undefined ? rows : () => ofPart(rows(), sheet, part)
  const isFilled = ({ figure }: FigureColumn) => filled?.has(figure) || figure === sheet.spans?.to
  return {
    name: sheet.name,
    about: sheet.about,
    columns: lastFitted([
      LINE,
      ...(filled ? withoutEmpty(columns, isFilled) : columns),
      CALL_BESIDE,
    ]),
    frozen: LINE_AND_SUBJECT,
    empty: sheet.none ?? 'Nada a mostrar nesta aba.',
    rows: sheet.mergeBy
      ? mergedLines(sheet, columns, listLines(sheet, asked(), places))
      : lineValues(columns, firstLines(sheet, asked, places)),
  }
}

async function* ofPart(rows: Rows, { by }: ListSheet, part: string): Rows {
  for await (const row of rows) if (!by || (row.figures[by.figure] ?? '') === part) yield row
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
    for (const figures of linesOf(sheet, row)) {
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
    const shown = columns.map((column) => signedIfTall(figureOf(column, figures), column))
    yield [{ n: line }, ...shown, call]
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
  const sorted = order ? sortedBy(all, ({ figures }) => order(figures)) : all
  yield* lineValues(columns, sheet.spans ? inSpans(sorted, sheet, sheet.spans) : sorted)
}

function inSpans(
  lines: readonly ListLine[],
  { mergeBy }: ListSheet,
  { from, to, within }: NonNullable<ListSheet['spans']>,
): ListLine[] {
  const spans: ListLine[] = []
  const open = new Map<string, ListLine>()
  const dayOf = ({ [within]: of, [from]: day }: ListLine['figures']) => `${of} ${day}`
  const listed = new Set(lines.map(({ figures }) => dayOf(figures)))
  for (const line of sortedBy(lines, ({ figures }) => figures[from] ?? '')) {
    const { figures } = line
    const { [from]: day = '', [mergeBy?.figure ?? '']: _, ...same } = figures
    const key = JSON.stringify(same)
    const known = open.get(key)
    const isListed = (one: IsoDate) => listed.has(dayOf({ ...figures, [from]: one }))
    if (known && day <= nextOpenDay(known.figures[to] as IsoDate, isListed)) {
      known.figures[to] = day
      continue
    }
    const span = { ...line, figures: { ...figures, [to]: day } }
    open.set(key, span)
    spans.push(span)
  }
  return spans
}

/** Returns the first day afterwards that is neither listed nor of a weekend. */
function nextOpenDay(last: IsoDate, isListed: (day: IsoDate) => boolean): IsoDate {
  const isWeekend = (day: IsoDate) => [0, 6].includes(weekdayOf(day))
  let day = addDays(last, 1)
  while (isWeekend(day) || isListed(day)) day = addDays(day, 1)
  return day
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

/** Returns the lines of a row, or the one that says that it has no answer. */
export function linesOf(
  sheet: ListSheet,
  row: Partial<ResultRow>,
): readonly Record<string, string>[] {
  const lines = row.lists?.[sheet.list] ?? unansweredLine(sheet, row)
  const { cliente } = row.fields ?? {}
  if (!cliente || !sheet.columns.some(({ figure }) => figure === CLIENT_OF_ROW)) return lines
  return lines.map((line) => ({ ...line, [CLIENT_OF_ROW]: String(cliente) }))
}

/** Returns the line that a row without an answer adds to the list. */
function unansweredLine(sheet: ListSheet, row: Partial<ResultRow>): Record<string, string>[] {
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
