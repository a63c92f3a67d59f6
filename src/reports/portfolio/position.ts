import type { RowFields } from '../../core/job/job.js'
import type { Outcome } from '../../core/outcome.js'
import { D } from '../../values/decimal.js'

/** A row of a batch as far as its position is looked at. */
export interface PositionRow {
  line: number
  outcome: Outcome
  fields?: RowFields
  figures: Record<string, string>
  call?: { sandbox?: true }
}

const SIDES = ['before', 'now'] as const
export type Side = (typeof SIDES)[number]

/** What one side has of a case or a client. */
export interface Standing {
  rows: number
  sum: D
  /** Rows without a figure: the sum is not the whole. */
  unanswered: number
}

export interface Compared {
  key: string
  beside?: string
  before?: Standing
  now?: Standing
  is: 'kept' | 'new' | 'gone'
  /** Of both sides whole: undefined where a row of either has no figure. */
  difference?: D
  /** Of the difference over what it was, where that is not zero. */
  percent?: D
}

/** A row that only one side has. */
export interface LoneRow {
  line: number
  case?: string
  client?: string
  amount?: string
  date?: string
  total?: string
}

/** Sums by a field, of both sides; what nobody named stands under an empty key. */
export class Grouped {
  private readonly groups = new Map<string, { beside?: string } & Partial<Record<Side, Standing>>>()

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

  /** The greatest change first, then what cannot be compared. */
  compared(): Compared[] {
    const all = [...this.groups].map(([key, group]) => compare(key, group))
    const weight = ({ difference }: Compared) => difference?.abs() ?? new D(-1)
    return all.toSorted((a, b) => weight(b).comparedTo(weight(a)) || (a.key < b.key ? -1 : 1))
  }
}

function besides(known: string | undefined, another: string): string {
  return known === undefined || known === another ? another : 'vários'
}

function compare(
  key: string,
  { beside, before, now }: { beside?: string } & Partial<Record<Side, Standing>>,
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

/** What makes a row the same row in both: not its words, which people change. */
export function identityOf({ fields = {} }: PositionRow): string {
  const named = ['calc_id', 'numero_processo', 'valor', 'data_base'].map(
    (name) => fields[name] ?? '',
  )
  return JSON.stringify(named.some((one) => one !== '') ? named : fields)
}

/** Titles, totals and what was left out on request count for nothing. */
export function counts({ outcome }: PositionRow): boolean {
  return outcome !== 'ignored' && outcome !== 'duplicate'
}

/** The row's figure; undefined where it has none that could be summed. */
export function totalOf({ outcome, figures }: PositionRow, figure: string): string | undefined {
  if (outcome !== 'ok' && outcome !== 'warned') return undefined
  const text = figures[figure]
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined
}

export function loneRow(row: PositionRow, figure: string): LoneRow {
  const text = (name: string) => {
    const value = row.fields?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const told = {
    case: text('numero_processo') ?? text('calc_id'),
    client: text('cliente'),
    amount: text('valor'),
    date: text('data_base'),
    total: totalOf(row, figure),
  }
  const known = Object.entries(told).filter(([, value]) => value !== undefined)
  return { line: row.line, ...Object.fromEntries(known) }
}
