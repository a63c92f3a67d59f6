import {
  type Compared,
  counts,
  Grouped,
  identityOf,
  type PositionRow,
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
    unmatched: { before: 0, now: 0 },
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
    adjust(known, identityOf(row), 1)
  }
  for await (const row of now()) {
    if (!counts(row)) continue
    take('now', row)
    if (!before || adjust(known, identityOf(row), -1)) continue
    found.unmatched.now += 1
    if (found.newRows.length < MOST_ROWS) found.newRows.push(unmatchedRow(row, figure))
  }
  for (const count of known.values()) found.unmatched.before += count
  if (before && known.size > 0) found.goneRows = await unmatchedBefore(before, known, figure)
  return { ...found, cases: cases.compared(), clients: clients.compared() }
}

/** Returns false when nothing was left to subtract. */
function adjust(known: Map<string, number>, identity: string, by: 1 | -1): boolean {
  const count = (known.get(identity) ?? 0) + by
  if (count < 0) return false
  if (count === 0) known.delete(identity)
  else known.set(identity, count)
  return true
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
    if (counts(row) && adjust(left, identityOf(row), -1)) found.push(unmatchedRow(row, figure))
  }
  return found
}

function textOf({ fields }: PositionRow, name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
