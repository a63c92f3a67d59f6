import type { RowFields } from '../../core/job/job.js'
import type { Outcome } from '../../core/outcome.js'
import { D } from '../../values/decimal.js'

/** The part of a result row that the comparison reads. */
export interface PositionRow {
  line: number
  outcome: Outcome
  fields?: RowFields
  figures: Record<string, string>
  call?: { sandbox?: true }
}

const SIDES = ['before', 'now'] as const
export type Side = (typeof SIDES)[number]

/** The rows and the sum of a case or client on one side. */
export interface GroupTotal {
  rows: number
  sum: D
  /** Rows without a figure: with any, the sum is not complete. */
  unanswered: number
  /** Rows of both batches that have a figure on this side alone: they are in no difference. */
  apart: { rows: number; sum: D }
  /** Rows without a figure that no row of the other batch is. */
  open: number
}

export interface Compared {
  key: string
  beside?: string
  before?: GroupTotal
  now?: GroupTotal
  is: 'kept' | 'new' | 'gone'
  /**
   * Of the rows with a figure, without those of both batches that only one has; undefined without
   * any, and where a row without a figure may stand for one of the other side.
   */
  difference?: D
  /** The difference in percent of what it is of, where that is not zero. */
  percent?: D
}

/** A row that only one side has. */
export interface UnmatchedRow {
  line: number
  case?: string
  client?: string
  amount?: string
  date?: string
  total?: string
}

/** Sums of both sides by a field; rows without the field have an empty key. */
export class Grouped {
  private readonly groups = new Map<
    string,
    { beside?: string } & Partial<Record<Side, GroupTotal>>
  >()

  add(side: Side, key: string, total: string | undefined, beside?: string): void {
    const group = this.groups.get(key) ?? {}
    this.groups.set(key, group)
    if (beside !== undefined) group.beside = besides(group.beside, beside)
    const ofSide = group[side] ?? emptyTotal()
    group[side] = ofSide
    ofSide.rows += 1
    if (total === undefined) ofSide.unanswered += 1
    else ofSide.sum = ofSide.sum.plus(total)
  }

  /** Leaves the figure of a row out of the difference: the other side of the row has none. */
  setApart(side: Side, key: string, total: string): void {
    const { apart } = this.groups.get(key)![side]!
    apart.rows += 1
    apart.sum = apart.sum.plus(total)
  }

  setOpen(side: Side, key: string): void {
    this.groups.get(key)![side]!.open += 1
  }

  /** Returns the groups, the greatest change first; last, by their sums, those without a difference. */
  compared(): Compared[] {
    const all = [...this.groups].map(([key, group]) => compare(key, group))
    // The sum of a group of one batch alone lacks its rows without a figure.
    const isPart = ({ is, now, before }: Compared) =>
      is !== 'kept' && (now ?? before)!.unanswered > 0
    const weight = (one: Compared) =>
      isPart(one) ? new D(-1) : (one.difference?.abs() ?? new D(-1))
    const known = ({ now, before }: Compared) => (now ?? before)!.sum.abs()
    return all.toSorted(
      (a, b) =>
        weight(b).comparedTo(weight(a)) ||
        known(b).comparedTo(known(a)) ||
        (a.key < b.key ? -1 : 1),
    )
  }
}

export const emptyTotal = (): GroupTotal => ({
  rows: 0,
  sum: new D(0),
  unanswered: 0,
  open: 0,
  apart: { rows: 0, sum: new D(0) },
})

function besides(known: string | undefined, another: string): string {
  return known === undefined || known === another ? another : 'vários'
}

function compare(
  key: string,
  { beside, before, now }: { beside?: string } & Partial<Record<Side, GroupTotal>>,
): Compared {
  const is = before && now ? 'kept' : now ? 'new' : 'gone'
  const known = { key, is, ...(beside === undefined ? {} : { beside }) } as const
  const sides = { ...(before ? { before } : {}), ...(now ? { now } : {}) }
  const isOpen = is === 'kept' && [before, now].some((side) => side!.open > 0)
  if (isOpen || ![before, now].some(hasCompared)) return { ...known, ...sides }
  const was = comparedSum(before)
  const difference = comparedSum(now).minus(was)
  const percent =
    before && now && !was.isZero() ? { percent: difference.div(was.abs()).times(100) } : {}
  return { ...known, ...sides, difference, ...percent }
}

const hasCompared = (total: GroupTotal | undefined) =>
  total !== undefined && total.rows > total.unanswered + total.apart.rows

/** The part of a sum that the difference is of. */
export const comparedSum = (total: GroupTotal | undefined): D =>
  total ? total.sum.minus(total.apart.sum) : new D(0)

/**
 * Returns the identity of a row in both batches; its texts do not count, because users change them.
 */
export function identityOf({ fields = {} }: PositionRow): string {
  const named = ['calc_id', 'numero_processo', 'valor', 'data_base'].map(
    (name) => fields[name] ?? '',
  )
  return JSON.stringify(named.some((one) => one !== '') ? named : fields)
}

/** False for titles, totals and rows that the user left out. */
export function counts({ outcome }: PositionRow): boolean {
  return outcome !== 'ignored' && outcome !== 'duplicate'
}

/** Returns the row's figure; undefined where it has none that can be summed. */
export function totalOf({ outcome, figures }: PositionRow, figure: string): string | undefined {
  if (outcome !== 'ok' && outcome !== 'warned') return undefined
  const text = figures[figure]
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined
}

export function unmatchedRow(row: PositionRow, figure: string): UnmatchedRow {
  const text = (name: string) => {
    const value = row.fields?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const values = {
    case: text('numero_processo') ?? text('calc_id'),
    client: text('cliente'),
    amount: text('valor'),
    date: text('data_base'),
    total: totalOf(row, figure),
  }
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return { line: row.line, ...Object.fromEntries(known) }
}
