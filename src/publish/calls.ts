import { keys } from '../records/keys.js'
import { parse, unpack } from '../records/codec.js'
import type { Bucket } from '../stores/bucket.js'
import type { AttemptRecord, OutcomeRecord } from '../task.js'

/** One call that was made or begun, for the Auditoria and for the units spent. */
export interface CallLine {
  id: string
  attempt: number
  route: string
  units: number
  atMs: number
  endedMs?: number
  /** HTTP status, or what happened instead. */
  status: string
  rows: number
  totals: Record<string, string>
}

/** Every call of the batch, by task and attempt, as the bucket recorded them. */
export async function* batchCalls(bucket: Bucket, batch: string): AsyncIterable<CallLine> {
  let answered: { task: string; record: OutcomeRecord | undefined } | undefined
  for await (const key of bucket.list(keys.attempts(batch))) {
    const bytes = await bucket.get(key)
    if (!bytes) continue
    const attempt = parse<AttemptRecord>('lote/attempt', key, bytes)
    if (answered?.task !== attempt.task) {
      answered = { task: attempt.task, record: await outcomeOf(bucket, batch, attempt.task) }
    }
    yield lineOf(attempt, answered.record)
  }
}

function lineOf(attempt: AttemptRecord, outcome: OutcomeRecord | undefined): CallLine {
  const line = {
    id: attempt.call,
    attempt: attempt.attempt,
    route: attempt.route,
    units: attempt.units,
    atMs: attempt.grantedAtMs,
    rows: 0,
    totals: {},
  }
  const { ended } = attempt
  if (ended) return { ...line, endedMs: ended.atMs, status: ended.status === undefined ? ended.reason : `${ended.status}${ended.status === 200 ? '' : ` ${ended.reason}`}` }
  if (outcome?.call?.id === attempt.call) {
    const { status, answeredAtMs } = outcome.call
    return { ...line, endedMs: answeredAtMs, status: String(status), rows: outcome.items.length, totals: outcome.totals }
  }
  return { ...line, status: 'sem resposta registrada' }
}

async function outcomeOf(bucket: Bucket, batch: string, task: string): Promise<OutcomeRecord | undefined> {
  const key = keys.outcome(batch, task)
  const bytes = await bucket.get(key)
  return bytes ? unpack<OutcomeRecord>('lote/outcome', key, bytes) : undefined
}

/** Calls made and units spent, every attempt counted. */
export async function spentBy(bucket: Bucket, batch: string): Promise<{ calls: number; units: number }> {
  const spent = { calls: 0, units: 0 }
  for await (const call of batchCalls(bucket, batch)) {
    spent.calls += 1
    spent.units += call.units
  }
  return spent
}
