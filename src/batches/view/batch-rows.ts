import { cellText } from '../../accept/cells/cell-text.js'
import type { Manifest } from '../../core/batch.js'
import type { Outcome } from '../../core/outcome.js'
import { Outcomes } from '../../gather/outcomes.js'
import type { Sentence } from '../../messages/message-code.js'
import { resultRows } from '../../publish/rows.js'
import { BatchRecords, ROWS_PER_CHUNK } from '../../records/batch-records.js'
import type { Engine } from '../engine.js'

export interface BatchRow {
  /** The position of the row among the rows, from 1. */
  n: number
  line: number
  outcome: Outcome
  /** The cells as the sheet shows them. */
  cells: string[]
  figures: Record<string, string>
  said: Sentence[]
}

export interface RowsAsked {
  /** The position of the last row of the page before; 0 for the first page. */
  after: number
  limit: number
  outcome?: Outcome | undefined
}

/**
 * Returns rows of a batch in input order, and the position after which the next page begins, if
 * there is one.
 */
export async function batchRows(
  engine: Pick<Engine, 'bucket'>,
  manifest: Manifest,
  { after, limit, outcome }: RowsAsked,
): Promise<{ rows: BatchRow[]; next?: number }> {
  const bucket = await engine.bucket()
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const rows: BatchRow[] = []
  for await (const row of resultRows({ manifest, bucket, outcomes }, chunksFrom(manifest, after))) {
    if (row.n <= after || (outcome !== undefined && row.outcome !== outcome)) continue
    if (rows.length === limit) return { rows, next: rows.at(-1)!.n }
    const { n, line, figures, said: messages } = row
    rows.push({
      n,
      line,
      outcome: row.outcome,
      cells: row.cells.map(cellText),
      figures,
      said: messages,
    })
  }
  return { rows }
}

function chunksFrom({ plan }: Manifest, after: number): ReadonlySet<number> {
  const first = Math.floor(after / ROWS_PER_CHUNK) + 1
  const count = Math.max(0, plan.chunks - first + 1)
  return new Set(Array.from({ length: count }, (_, at) => first + at))
}
