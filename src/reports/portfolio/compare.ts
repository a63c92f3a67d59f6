import {
  type Compared,
  counts,
  Grouped,
  identityOf,
  type LoneRow,
  loneRow,
  type PositionRow,
  totalOf,
} from './position.js'

/** The most rows of a list; the sums include all rows. */
export const MOST_ROWS = 100_000

/** Returns the rows of a side; they are read several times, one after the other. */
export type Rows = () => AsyncIterable<PositionRow> | Iterable<PositionRow>

export interface Comparison {
  cases: Compared[]
  clients: Compared[]
  newRows: LoneRow[]
  goneRows: LoneRow[]
  /** Number of rows that only one side has, including those that are not listed. */
  lone: { before: number; now: number }
  /** Number of rows of each side, without ignored and duplicate ones. */
  rows: { before: number; now: number }
  unanswered: { before: number; now: number }
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
  const known = new Map<string, number>()
  const found: Comparison = {
    ...{ cases: [], clients: [], newRows: [], goneRows: [] },
    lone: { before: 0, now: 0 },
    rows: { before: 0, now: 0 },
    unanswered: { before: 0, now: 0 },
    isRehearsed: false,
  }
  const [cases, clients] = [new Grouped(), new Grouped()]
  const take = (side: 'before' | 'now', row: PositionRow) => {
    const total = totalOf(row, figure)
    const client = textOf(row, 'cliente')
    cases.add(side, textOf(row, 'numero_processo') ?? textOf(row, 'calc_id') ?? '', total, client)
    clients.add(side, client ?? '', total)
    found.rows[side] += 1
    found.isRehearsed ||= row.call?.sandbox === true
    if (total === undefined) found.unanswered[side] += 1
  }
  for await (const row of before?.() ?? []) {
    if (!counts(row)) continue
    take('before', row)
    change(known, identityOf(row), 1)
  }
  for await (const row of now()) {
    if (!counts(row)) continue
    take('now', row)
    if (!before || change(known, identityOf(row), -1)) continue
    found.lone.now += 1
    if (found.newRows.length < MOST_ROWS) found.newRows.push(loneRow(row, figure))
  }
  for (const count of known.values()) found.lone.before += count
  if (before && known.size > 0) found.goneRows = await gone(before, known, figure)
  return { ...found, cases: cases.compared(), clients: clients.compared() }
}

/** Returns false when nothing was left to subtract. */
function change(known: Map<string, number>, identity: string, by: 1 | -1): boolean {
  const count = (known.get(identity) ?? 0) + by
  if (count < 0) return false
  if (count === 0) known.delete(identity)
  else known.set(identity, count)
  return true
}

/** Returns the rows of the earlier batch that are left over. */
async function gone(before: Rows, left: Map<string, number>, figure: string): Promise<LoneRow[]> {
  const found: LoneRow[] = []
  for await (const row of before()) {
    if (found.length >= MOST_ROWS) break
    if (counts(row) && change(left, identityOf(row), -1)) found.push(loneRow(row, figure))
  }
  return found
}

function textOf({ fields }: PositionRow, name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
