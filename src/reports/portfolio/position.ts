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
}

export interface Compared {
  key: string
  beside?: string
  before?: GroupTotal
  now?: GroupTotal
  is: 'kept' | 'new' | 'gone'
  /** Undefined where a row of either side has no figure. */
  difference?: D
  /** The difference in percent of the earlier sum, where that is not zero. */
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
    const standing = group[side] ?? { rows: 0, sum: new D(0), unanswered: 0 }
    group[side] = standing
    standing.rows += 1
    if (total === undefined) standing.unanswered += 1
    else standing.sum = standing.sum.plus(total)
  }

  /** Returns the groups, the greatest change first, those without a difference last, by their sums. */
  compared(): Compared[] {
    const all = [...this.groups].map(([key, group]) => compare(key, group))
    const weight = ({ difference }: Compared) => difference?.abs() ?? new D(-1)
    const known = ({ now, before }: Compared) => (now ?? before)!.sum.abs()
    return all.toSorted(
      (a, b) =>
        weight(b).comparedTo(weight(a)) ||
        known(b).comparedTo(known(a)) ||
        (a.key < b.key ? -1 : 1),
    )
  }
}

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
  if ((before?.unanswered ?? 0) + (now?.unanswered ?? 0) > 0) return { ...known, ...sides }
  const difference = (now?.sum ?? new D(0)).minus(before?.sum ?? 0)
  const percent =
    before && now && !before.sum.isZero()
      ? { percent: difference.div(before.sum.abs()).times(100) }
      : {}
  return { ...known, ...sides, difference, ...percent }
}

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
