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

/** More are not listed one by one; the sums hold all of them. */
export const MOST_ROWS = 100_000

/** Where a side's rows come from: they are read as often as needed, one after the other. */
export type Rows = () => AsyncIterable<PositionRow> | Iterable<PositionRow>

export interface Comparison {
  cases: Compared[]
  clients: Compared[]
  newRows: LoneRow[]
  goneRows: LoneRow[]
  /** Rows that only one side has, those that are not listed as well. */
  lone: { before: number; now: number }
  /** Of all rows that count. */
  rows: { before: number; now: number }
  unanswered: { before: number; now: number }
  /** A sandbox answered some of them. */
  isRehearsed: boolean
}

/** Two batches of one portfolio; without a batch before, all of it is the first position. */
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

/** False when there was nothing left to take away. */
function change(known: Map<string, number>, identity: string, by: 1 | -1): boolean {
  const count = (known.get(identity) ?? 0) + by
  if (count < 0) return false
  if (count === 0) known.delete(identity)
  else known.set(identity, count)
  return true
}

/** What is left of the rows of before. */
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
