import type { Value } from '../../spreadsheets/sheet.js'
import { BRAZILIAN } from '../../spreadsheets/xlsx/write-styles.js'
import { ExactSum } from '../exact-sum.js'
import { counted, wholeNumber } from '../words.js'
import type { Compared } from './compare-rows.js'

/** Rows of one cause, and their part of the difference. */
export interface CauseTotal {
  cause: string
  rows: number
  difference: string
}

/** The totals of two batches. The differences of the causes sum to the difference of the totals. */
export interface ComparisonTotals {
  rows: { both: number; changed: number; added: number; removed: number }
  /** Rows of both batches that have a value in neither. */
  neither: number
  before: string
  now: string
  difference: string
  /** Rows with a value in one of the batches alone. */
  oneSided: number
  /** Greatest difference first. */
  causes: CauseTotal[]
  /** The rows with the greatest parts of the difference, at most `MOST_LARGEST`. */
  largest: Compared[]
}

const MOST_CAUSES = 40
const MOST_LARGEST = 20

/** Sums over one pass of all rows. */
export async function comparisonTotals(rows: AsyncIterable<Compared>): Promise<ComparisonTotals> {
  const counts = { both: 0, changed: 0, added: 0, removed: 0 }
  let neither = 0
  let oneSided = 0
  const sums = new Sums()
  const causes = new Causes()
  let largest: Compared[] = []
  for await (const row of rows) {
    const { before, now } = row
    sums.add(row)
    if ((before?.figure === undefined) !== (now?.figure === undefined)) oneSided += 1
    if (before && now) counts.both += 1
    else counts[now ? 'added' : 'removed'] += 1
    if (isWithoutValue(row)) neither += 1
    if (row.causes.length === 0) continue
    if (before && now) counts.changed += 1
    causes.add(row)
    largest.push(row)
    if (largest.length > 4 * MOST_LARGEST) largest = most(largest)
  }
  return {
    rows: counts,
    neither,
    oneSided,
    ...sums.totals(),
    causes: causes.totals(),
    largest: most(largest),
  }
}

function isWithoutValue({ before, now }: Compared): boolean {
  return before !== undefined && now !== undefined && !(before.figure ?? now.figure)
}

class Sums {
  private readonly before = new ExactSum()
  private readonly now = new ExactSum()
  private readonly difference = new ExactSum()

  add({ before, now, moves }: Compared): void {
    if (before?.figure !== undefined) this.before.add(before.figure)
    if (now?.figure !== undefined) this.now.add(now.figure)
    this.difference.add(moves)
  }

  totals() {
    const { before, now, difference } = this
    return { before: before.toString(), now: now.toString(), difference: difference.toString() }
  }
}

const size = (amount: string) => Math.abs(Number(amount))

function most(rows: readonly Compared[]): Compared[] {
  return rows.toSorted((a, b) => size(b.moves) - size(a.moves)).slice(0, MOST_LARGEST)
}

class Causes {
  private readonly groups = new Map<string, { rows: number; sum: ExactSum }>()

  add({ causes, moves }: Compared): void {
    const wanted = causes.map(({ group }) => group).join('; ')
    const isFull = this.groups.size >= MOST_CAUSES && !this.groups.has(wanted)
    const cause = isFull ? 'outras causas' : wanted
    const group = this.groups.get(cause) ?? { rows: 0, sum: new ExactSum() }
    this.groups.set(cause, group)
    group.rows += 1
    group.sum.add(moves)
  }

  totals(): CauseTotal[] {
    return [...this.groups]
      .map(([cause, { rows, sum }]) => ({ cause, rows, difference: sum.toString() }))
      .toSorted((a, b) => size(b.difference) - size(a.difference))
  }
}

/**
 * Returns lines for a first page of two columns: the totals, and the causes of their difference.
 */
export function comparisonLines(totals: ComparisonTotals): Value[][] {
  const { causes, before, now, difference } = totals
  return [
    ['Total antes', { amount: before }],
    ['Total agora', { amount: now }],
    ['Diferença', { amount: difference }],
    ['Linhas', rowsSentence(totals)],
    [],
    [{ heading: 'Por quê' }],
    ...(causes.length === 0 ? [['', 'Nada mudou.']] : causes.map(causeLine)),
  ]
}

function rowsSentence({ rows, neither }: ComparisonTotals): string {
  const { both, changed, added, removed } = rows
  const lone = [
    ...(added > 0 ? [counted(added, 'nova', 'novas')] : []),
    ...(removed > 0 ? [counted(removed, 'que saiu', 'que saíram')] : []),
    ...(neither > 0 ? [`${wholeNumber(neither)} sem valor nos dois lotes, fora da conta`] : []),
  ]
  const compared = counted(both - neither, 'linha comparada', 'linhas comparadas')
  return `${[`${compared}, ${changed} com diferença`, ...lone].join('; ')}.`
}

/** Leaves the width of two brackets between a number and the words to its right. */
const AMOUNT = `${BRAZILIAN}"R$" #,##0.00_)_)`

function causeLine({ cause, rows, difference }: CauseTotal): Value[] {
  return [{ n: difference, format: AMOUNT }, `${cause} (${counted(rows, 'linha', 'linhas')})`]
}
