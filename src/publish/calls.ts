import { hideCredentials } from '../log.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Bucket } from '../stores/bucket.js'
import type { AttemptRecord, OutcomeRecord } from '../task.js'
import { ExactSum } from './exact-sum.js'

/** One call that was made or begun, for the Auditoria and for the units spent. */
export interface CallLine {
  id: string
  attempt: number
  route: string
  units: number
  /** False when it was begun and could not leave. */
  sent: boolean
  atMs: number
  endedMs?: number
  /** HTTP status, or what happened instead. */
  status: string
  rows: number
  totals: Record<string, string>
}

/**
 * Every call of the batch, by task and attempt, as the bucket recorded them. They are held: the
 * limits of the service keep them few, and three sheets are made from them.
 */
export async function readCalls(bucket: Bucket, batch: string): Promise<CallLine[]> {
  const records = new BatchRecords(bucket, batch)
  const calls: CallLine[] = []
  let answered: { task: string; record: OutcomeRecord | undefined } | undefined
  for await (const attempt of records.attempts()) {
    const { task } = attempt
    if (answered?.task !== task) answered = { task, record: await records.outcome(task) }
    calls.push(lineOf(attempt, answered.record))
  }
  return calls
}

function lineOf(attempt: AttemptRecord, outcome: OutcomeRecord | undefined): CallLine {
  const line = {
    id: attempt.call,
    attempt: attempt.attempt,
    route: attempt.route,
    units: attempt.units,
    atMs: attempt.grantedAtMs,
    sent: true,
    rows: 0,
    totals: {},
  }
  const { ended } = attempt
  if (ended)
    return {
      ...line,
      sent: ended.as !== 'broken' || ended.status !== undefined,
      endedMs: ended.atMs,
      status: hideCredentials([ended.status, ended.reason].filter(Boolean).join(' ')),
    }
  if (outcome?.call?.id === attempt.call) {
    const { status, answeredAtMs } = outcome.call
    return {
      ...line,
      endedMs: answeredAtMs,
      status: String(status),
      rows: outcome.items.length,
      totals: outcome.totals,
    }
  }
  return { ...line, status: 'sem resposta registrada' }
}

/** Calls sent and units spent; an attempt that never left was no call. */
export function spentIn(calls: readonly CallLine[]): { calls: number; units: number } {
  return {
    calls: calls.filter(({ sent }) => sent).length,
    units: calls.reduce((sum, { units }) => sum + units, 0),
  }
}

/** What the service told of all answered calls together. */
export function totalIn(calls: readonly CallLine[], name: string): string | undefined {
  const sum = new ExactSum()
  const told = calls.flatMap(({ totals }) => totals[name] ?? [])
  for (const value of told) sum.add(value)
  return told.length > 0 ? sum.toString() : undefined
}
