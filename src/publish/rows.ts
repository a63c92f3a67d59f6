import type { Manifest } from '../core/batch.js'
import type { ItemOutcome } from '../core/job/job.js'
import type { Outcome } from '../core/outcome.js'
import type { CallFacts, RowRecord } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Bucket } from '../storage/bucket.js'

/** A row of the plan with its result, from which every sheet is made. */
export interface ResultRow extends RowRecord {
  outcome: Outcome
  figures: Record<string, string>
  lists?: ItemOutcome['lists']
  /** All messages about the row, from reading it and from its answer. */
  said: Sentence[]
  call?: CallFacts
  /** The chunk of the plan that holds the row. */
  chunk: number
}

export interface ItemEnd {
  outcome: Outcome
  figures: Record<string, string>
  notes: Sentence[]
  lists?: ItemOutcome['lists']
  call?: CallFacts
}

/** Looks up results of items; an interface here, because the outcomes belong to another room. */
export interface OutcomeSource {
  /** Returns the result if it is in memory. */
  known(task: string, item: number): ItemEnd | undefined
  of(task: string, item: number): Promise<ItemEnd | undefined>
}

export interface ResultSource {
  manifest: Manifest
  bucket: Bucket
  outcomes: OutcomeSource
}

/** Yields the rows of the plan in input order, each exactly once, chunk by chunk. */
export async function* plannedRows({
  manifest,
  bucket,
}: Pick<ResultSource, 'manifest' | 'bucket'>): AsyncIterable<RowRecord> {
  const records = new BatchRecords(bucket, manifest.id)
  for (let chunk = 1; chunk <= manifest.plan.chunks; chunk += 1) yield* await records.rows(chunk)
}

/** Yields all rows of the batch, or of the given chunks, in input order with their results. */
export async function* resultRows(
  { manifest, bucket, outcomes }: ResultSource,
  chunks?: ReadonlySet<number>,
): AsyncIterable<ResultRow> {
  const records = new BatchRecords(bucket, manifest.id)
  for (let chunk = 1; chunk <= manifest.plan.chunks; chunk += 1) {
    if (chunks && !chunks.has(chunk)) continue
    for (const row of await records.rows(chunk)) {
      // Most rows of a chunk belong to tasks in memory: an await for each would cost more than the
      // row.
      const result =
        row.task === undefined
          ? undefined
          : (outcomes.known(row.task, row.item!) ?? (await outcomes.of(row.task, row.item!)))
      yield Object.assign(resultOf(row, result), { chunk })
    }
  }
}

/**
 * Returns a row as settled by the plan, or with its result. The row itself is added to: copying each
 * one costs more time than writing it.
 */
export function resultOf(row: RowRecord, result?: ItemEnd): Omit<ResultRow, 'chunk'> {
  if (!result) return unanswered(row)
  const messages = row.notes ? [...result.notes, ...row.notes] : result.notes
  const outcome = result.outcome === 'ok' && messages.length > 0 ? 'warned' : result.outcome
  const { figures, lists, call } = result
  return Object.assign(row, { outcome, figures, said: messages, call }, lists && { lists })
}

function unanswered(row: RowRecord): Omit<ResultRow, 'chunk'> {
  const { ignored, problems, duplicateOf, notes = [] } = row
  const plain = { ...row, figures: {}, said: notes }
  if (ignored !== undefined) return { ...plain, outcome: 'ignored' }
  if (problems) return { ...plain, outcome: 'rejected', said: [...problems, ...notes] }
  if (duplicateOf === undefined) return { ...plain, outcome: 'pending' }
  const messages = [sentence('row_left_out', { line: duplicateOf }), ...notes]
  return { ...plain, outcome: 'duplicate', said: messages }
}
