import { isDeepStrictEqual } from 'node:util'

type Row = Record<string, unknown>

interface Part {
  truncated?: boolean | null | undefined
  series: readonly Row[]
}

/** Of months, both inclusive. */
export interface MonthSpan {
  from?: string | undefined
  to?: string | undefined
}

/** The ceiling of an answer is not shown; a series in more answers than these is not read out. */
const MOST_PARTS = 20

interface Parts {
  ask(span: MonthSpan): Promise<Part | undefined>
  monthOf(row: Row): string | undefined
}

/**
 * The rows of a series whose answer is `truncated` (contract, "IndexSeries"), with the rest asked for
 * month by month where it broke off. Undefined where that does not make it whole: the row of the month
 * that two answers share has to be the same in both, or their figures do not belong together.
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

/** It was cut at its end, unless the end is there and the beginning is not. */
function missingOf(rows: readonly Row[], { from, to }: MonthSpan, monthOf: Parts['monthOf']) {
  const months = rows.map(monthOf)
  const [oldest, newest] = [months[0], months.at(-1)]
  if (oldest === undefined || newest === undefined || oldest > newest) return undefined
  const isAtEnd = to === undefined || newest < to || oldest === from
  return { isAtEnd, span: isAtEnd ? { from: newest, to } : { from, to: oldest } }
}

/** The later rows begin with the month that the earlier ones end with. */
function join(earlier: readonly Row[], later: readonly Row[], monthOf: Parts['monthOf']) {
  const [shared, other] = [earlier.at(-1), later[0]]
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
