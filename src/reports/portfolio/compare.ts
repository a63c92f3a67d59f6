import {
  type Compared,
  counts,
  Grouped,
  identityOf,
  type PositionRow,
  type Side,
  totalOf,
  type UnmatchedRow,
  unmatchedRow,
} from './position.js'

/** The most rows of a list; the sums include all rows. */
export const MOST_ROWS = 100_000

/** Returns the rows of a side; they are read several times, one after the other. */
export type Rows = () => AsyncIterable<PositionRow> | Iterable<PositionRow>

export interface Comparison {
  cases: Compared[]
  clients: Compared[]
  newRows: UnmatchedRow[]
  goneRows: UnmatchedRow[]
  /** Number of rows that only one side has, including those that are not listed. */
  unmatched: { before: number; now: number }
  /** Number of rows of each side, without ignored and duplicate ones. */
  rows: { before: number; now: number }
  unanswered: { before: number; now: number }
  /** Number of rows of both batches with a figure in one of them alone. */
  apart: number
  /** Whether a sandbox answered any of the rows. */
  isRehearsed: boolean
}

/**
 * Compares two batches of one portfolio; without an earlier batch, all rows are the first position.
 */
export async function compareBatches(
  figure: string,
  now: Rows,
  before: Rows | undefined,
): Promise<Comparison> {
  const sides = new Sides(figure)
  const { found } = sides
  const known = before ? await takenBefore(before, sides) : new Map<string, Known[]>()
  for await (const row of now()) {
    if (!counts(row)) continue
    const taken = sides.take('now', row)
    const pair = known.get(identityOf(row))?.pop()
    if (pair) sides.pair(pair, taken)
    if (!before || pair) continue
    sides.leaveAlone('now', taken)
    found.unmatched.now += 1
    if (found.newRows.length < MOST_ROWS) found.newRows.push(unmatchedRow(row, figure))
  }
  const unmatched = new Map([...known].map(([identity, all]) => [identity, all.length]))
  for (const count of unmatched.values()) found.unmatched.before += count
  for (const one of [...known.values()].flat()) sides.leaveAlone('before', one)
  if (before && found.unmatched.before > 0)
    found.goneRows = await unmatchedBefore(before, unmatched, figure)
  return sides.compared()
}

/** Returns the earlier rows by their identity. */
async function takenBefore(before: Rows, sides: Sides): Promise<Map<string, Known[]>> {
  const known = new Map<string, Known[]>()
  for await (const row of before()) {
    if (!counts(row)) continue
    const identity = identityOf(row)
    const same = known.get(identity) ?? []
    known.set(identity, same)
    same.push(sides.take('before', row))
  }
  return known
}

/** The sums of both sides. */
class Sides {
  readonly found: Comparison = {
    cases: [],
    clients: [],
    newRows: [],
    goneRows: [],
    unmatched: { before: 0, now: 0 },
    rows: { before: 0, now: 0 },
    unanswered: { before: 0, now: 0 },
    apart: 0,
    isRehearsed: false,
  }
  private readonly cases = new Grouped()
  private readonly clients = new Grouped()

  constructor(private readonly figure: string) {}

  take(side: Side, row: PositionRow): Known {
    const { cases, clients, found } = this
    const total = totalOf(row, this.figure)
    const client = textOf(row, 'cliente')
    const key = textOf(row, 'numero_processo') ?? textOf(row, 'calc_id') ?? ''
    cases.add(side, key, total, client)
    clients.add(side, client ?? '', total)
    found.rows[side] += 1
    found.isRehearsed ||= row.call?.sandbox === true
    if (total === undefined) found.unanswered[side] += 1
    return { key, client: client ?? '', total }
  }

  /** Leaves the figure of a row out of the difference where its other side has none. */
  pair(before: Known, now: Known): void {
    if (before.total === undefined) this.setApart('now', now)
    if (now.total === undefined) this.setApart('before', before)
  }

  /** A row without a figure may be one that the other batch has under another value or date. */
  leaveAlone(side: Side, { key, client, total }: Known): void {
    if (total !== undefined) return
    this.cases.setOpen(side, key)
    this.clients.setOpen(side, client)
  }

  private setApart(side: Side, { key, client, total }: Known): void {
    if (total === undefined) return
    this.cases.setApart(side, key, total)
    this.clients.setApart(side, client, total)
    this.found.apart += 1
  }

  compared(): Comparison {
    const { found, cases, clients } = this
    return { ...found, cases: cases.compared(), clients: clients.compared() }
  }
}

/** What is kept of an earlier row until its present one is met. */
interface Known {
  key: string
  client: string
  total: string | undefined
}

/** Returns false when nothing was left to subtract. */
function subtract(left: Map<string, number>, identity: string): boolean {
  const count = left.get(identity) ?? 0
  if (count > 0) left.set(identity, count - 1)
  return count > 0
}

/** Returns the rows of the earlier batch that are left over. */
async function unmatchedBefore(
  before: Rows,
  left: Map<string, number>,
  figure: string,
): Promise<UnmatchedRow[]> {
  const found: UnmatchedRow[] = []
  for await (const row of before()) {
    if (found.length >= MOST_ROWS) break
    if (counts(row) && subtract(left, identityOf(row))) found.push(unmatchedRow(row, figure))
  }
  return found
}

function textOf({ fields }: PositionRow, name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
