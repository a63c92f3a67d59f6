import type { Manifest } from '../batch.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Outcome } from '../outcome.js'
import { type Sentence, sentence } from '../sentence.js'
import type { Bucket } from '../stores/bucket.js'
import type { CallFacts, RowRecord } from '../task.js'

/** A row of the plan with how it ended: what every sheet is made from. */
export interface ResultRow extends RowRecord {
  outcome: Outcome
  figures: Record<string, string>
  /** All that is to be said of the row, from reading it and from its answer. */
  said: Sentence[]
  call?: CallFacts
}

/** Where the outcome of an item is found; handed in, because gathering is another room. */
export interface OutcomeSource {
  of(
    task: string,
    item: number,
  ): Promise<{ outcome: Outcome; figures: Record<string, string>; notes: Sentence[]; call?: CallFacts } | undefined>
}

export interface ResultSource {
  manifest: Manifest
  bucket: Bucket
  outcomes: OutcomeSource
}

/** All rows of the batch in input order, each exactly once. */
export async function* resultRows({ manifest, bucket, outcomes }: ResultSource): AsyncIterable<ResultRow> {
  const records = new BatchRecords(bucket, manifest.id)
  for (let chunk = 1; chunk <= manifest.plan.chunks; chunk += 1) {
    for (const row of await records.rows(chunk)) yield await resultOf(row, outcomes)
  }
}

async function resultOf(row: RowRecord, outcomes: OutcomeSource): Promise<ResultRow> {
  const plain = { ...row, figures: {}, said: row.notes ?? [] }
  if (row.ignored !== undefined) return { ...plain, outcome: 'ignored' }
  if (row.problems) return { ...plain, outcome: 'rejected', said: [...row.problems, ...plain.said] }
  if (row.duplicateOf !== undefined) {
    return { ...plain, outcome: 'duplicate', said: [sentence('row_left_out', { line: row.duplicateOf }), ...plain.said] }
  }
  const result = await outcomes.of(row.task!, row.item!)
  if (!result) return { ...plain, outcome: 'pending' }
  const said = [...result.notes, ...plain.said]
  const outcome = result.outcome === 'ok' && said.length > 0 ? 'warned' : result.outcome
  return { ...plain, outcome, figures: result.figures, said, call: result.call }
}
