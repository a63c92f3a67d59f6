import { isDeepStrictEqual } from 'node:util'
import { isWindow } from './inputs.js'

type Row = Record<string, unknown>

interface Part {
  truncated?: boolean | null | undefined
  series: readonly Row[]
}

/** A span of months, both inclusive. */
export interface MonthSpan {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The contract does not show how many rows an answer may hold; a series in more answers than these
 * is not completed.
 */
const MOST_PARTS = 20

interface Parts {
  ask(span: MonthSpan): Promise<Part | undefined>
  monthOf(row: Row): string | undefined
}

/**
 * Returns the rows of a series whose answer is `truncated` (contract, "IndexSeries"), with the rest
 * requested from the month of the cut. Undefined when that does not complete it: the row of the
 * month that two answers share has to be the same in both, or their figures do not belong together.
 */
export async function restOf(
  first: Part,
  { from, to }: MonthSpan,
  { ask, monthOf }: Parts,
): Promise<Row[] | undefined> {
  let rows = [...first.series]
  let isCut = first.truncated === true
  for (let parts = 1; isCut && parts < MOST_PARTS; parts += 1) {
    const missing = missingOf(rows, { from, to }, monthOf)
    const part = missing && (await ask(missing.span))
    if (!part) return undefined
    const [earlier, later] = missing.isAtEnd ? [rows, part.series] : [part.series, rows]
    const joined = join(earlier, later, monthOf)
    if (!joined || joined.length === rows.length) return undefined
    isCut = part.truncated === true
    rows = joined
  }
  return isCut ? undefined : rows
}

/** The series counts as cut at its end, unless its end is present and its beginning is not. */
function missingOf(rows: readonly Row[], { from, to }: MonthSpan, monthOf: Parts['monthOf']) {
  const months = rows.map(monthOf)
  const oldest = months[0]
  const newest = months.at(-1)
  if (oldest === undefined || newest === undefined || oldest > newest) return undefined
  const isAtEnd = to === undefined || newest < to || oldest === from
  const span = isAtEnd ? { from: newest, to } : { from, to: oldest }
  return isWindow(span) ? { isAtEnd, span } : undefined
}

/** Joins two parts; the later rows begin with the month that the earlier ones end with. */
function join(earlier: readonly Row[], later: readonly Row[], monthOf: Parts['monthOf']) {
  const shared = earlier.at(-1)
  const other = later[0]
  const month = shared && monthOf(shared)
  if (!other || month === undefined || monthOf(other) !== month) return undefined
  const before = earlier.filter((row) => monthOf(row) !== month)
  const cut = earlier.slice(before.length)
  const again = later.filter((row) => monthOf(row) === month)
  const isSame = cut.every((row) => again.some((one) => isDeepStrictEqual(one, row)))
  return isSame
    ? [...before, ...again, ...later.filter((row) => monthOf(row) !== month)]
    : undefined
}
