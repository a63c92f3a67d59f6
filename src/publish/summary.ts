import { D } from '../decimal.js'
import type { Job } from '../job.js'
import { noRows, type RowCounts } from '../outcome.js'
import type { ResultRow } from './rows.js'

/** What is said of the batch as a whole. */
export interface Summary {
  counts: RowCounts
  sums: { title: string; sum: string; rows: number }[]
  /** Chunks that hold a row somebody has to look at. */
  attention: Set<number>
}

/** Counts outcomes and sums figures; only answered rows are summed. */
export async function summarise(rows: AsyncIterable<ResultRow>, job: Job): Promise<Summary> {
  const counts = noRows()
  const sums = job.sheets.sums.map(({ figure, title }) => ({ figure, title, sum: new D(0), rows: 0 }))
  const attention = new Set<number>()
  for await (const row of rows) {
    counts.read += 1
    counts[row.outcome] += 1
    if (row.outcome !== 'ok' && row.outcome !== 'ignored') attention.add(row.chunk)
    if (row.outcome !== 'ok' && row.outcome !== 'warned') continue
    for (const one of sums) {
      const value = row.figures[one.figure]
      if (value === undefined) continue
      one.sum = one.sum.plus(value)
      one.rows += 1
    }
  }
  return { counts, attention, sums: sums.map(({ title, sum, rows: count }) => ({ title, sum: sum.toFixed(), rows: count })) }
}
