import type { AttemptRecord, CallFacts } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { hideCredentials } from '../runtime/log.js'
import type { Bucket } from '../storage/bucket.js'
import { ExactSum } from './exact-sum.js'

/** One call that was sent or begun, for Auditoria and for the units spent. */
export interface CallLine {
  id: string
  task: string
  /** Attempt at this call, from 1; each call of a task with several steps counts anew. */
  attempt: number
  route: string
  units: number
  /** False when the call was begun and could not be sent. */
  sent: boolean
  atMs: number
  endedMs?: number
  /** HTTP status, or the reason why there is none. */
  status: string
  rows: number
  totals: Record<string, string>
  /** Made by an earlier version of the batch, which counted its units. */
  kept?: true
}

/**
 * Returns every call of the batch, by task and attempt, as recorded in the bucket. All are held in
 * memory: the service's limits keep them few, and three sheets are made from them.
 */
export async function readCalls(bucket: Bucket, batch: string): Promise<CallLine[]> {
  const records = new BatchRecords(bucket, batch)
  const calls: CallLine[] = []
  let known: { task: string; answers: Answers; tries: number } | undefined
  for await (const record of records.attempts()) {
    const { task } = record
    if (known?.task !== task) known = { task, answers: await answersOf(task, records), tries: 0 }
    known.tries += 1
    calls.push(lineOf({ ...record, attempt: known.tries }, known.answers))
    if (known.answers.has(record.call)) known.tries = 0
  }
  return calls
}

/** Results of the answered calls of a task, by the id of the call. */
type Answers = Map<string, Pick<CallLine, 'endedMs' | 'status'> & Partial<CallLine>>

async function answersOf(task: string, records: BatchRecords): Promise<Answers> {
  const outcome = await records.outcome(task)
  // A task without an outcome may have been interrupted between two of its calls.
  const before = outcome?.earlier ?? (outcome ? [] : await callsAnswered(task, records))
  const answers: Answers = new Map(before.map(({ call }) => [call.id, ended(call)]))
  if (outcome?.call) {
    const { items, totals } = outcome
    answers.set(outcome.call.id, { ...ended(outcome.call), rows: items.length, totals })
  }
  return answers
}

async function callsAnswered(task: string, records: BatchRecords): Promise<{ call: CallFacts }[]> {
  return (await records.answers(task)).map(({ record }) => record)
}

function ended({ answeredAtMs, status }: CallFacts) {
  return { endedMs: answeredAtMs, status: String(status) }
}

function lineOf(attempt: AttemptRecord, answers: Answers): CallLine {
  const line = {
    id: attempt.call,
    task: attempt.task,
    attempt: attempt.attempt,
    route: attempt.route,
    units: attempt.units,
    atMs: attempt.grantedAtMs,
    sent: true,
    rows: 0,
    totals: {},
    ...(attempt.from === undefined ? {} : { kept: true as const }),
  }
  const { ended } = attempt
  if (!ended) return { ...line, status: 'sem resposta registrada', ...answers.get(attempt.call) }
  return {
    ...line,
    sent: ended.as !== 'broken' || ended.status !== undefined,
    endedMs: ended.atMs,
    status: hideCredentials([ended.status, ended.reason].filter(Boolean).join(' ')),
  }
}

/**
 * Returns the calls sent and the units spent; an attempt that was never sent is no call. Those over
 * the limit of the service are among both.
 */
export function spentIn(calls: readonly CallLine[]) {
  const own = calls.filter(({ kept }) => !kept)
  return {
    calls: own.filter(({ sent }) => sent).length,
    overLimit: own.filter(({ status }) => status.startsWith('429')).length,
    units: own.reduce((sum, { units }) => sum + units, 0),
  }
}

/** Returns the service's total over all answered calls. */
export function totalIn(calls: readonly CallLine[], name: string): string | undefined {
  const sum = new ExactSum()
  const texts = calls.flatMap(({ totals }) => totals[name] ?? [])
  for (const value of texts) sum.add(value)
  return texts.length > 0 ? sum.toString() : undefined
}
