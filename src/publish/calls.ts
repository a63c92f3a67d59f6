import type { AttemptRecord, CallFacts } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { hideCredentials } from '../runtime/log.js'
import type { Bucket } from '../storage/bucket.js'
import { ExactSum } from './exact-sum.js'

/** One call that was made or begun, for the Auditoria and for the units spent. */
export interface CallLine {
  id: string
  task: string
  /** At this call: a task of several steps begins again at 1 with each. */
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
  /** An earlier version of the batch made it, and counted its units. */
  kept?: true
}

/**
 * Every call of the batch, by task and attempt, as the bucket recorded them. They are held: the
 * limits of the service keep them few, and three sheets are made from them.
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

/** What came of the answered calls of a task, by the id of the call. */
type Answers = Map<string, Pick<CallLine, 'endedMs' | 'status'> & Partial<CallLine>>

async function answersOf(task: string, records: BatchRecords): Promise<Answers> {
  const outcome = await records.outcome(task)
  // Without an outcome a task may still have been left between two of its calls.
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

/** Calls sent and units spent; an attempt that never left was no call. */
export function spentIn(calls: readonly CallLine[]): { calls: number; units: number } {
  const own = calls.filter(({ kept }) => !kept)
  return {
    calls: own.filter(({ sent }) => sent).length,
    units: own.reduce((sum, { units }) => sum + units, 0),
  }
}

/** What the service told of all answered calls together. */
export function totalIn(calls: readonly CallLine[], name: string): string | undefined {
  const sum = new ExactSum()
  const told = calls.flatMap(({ totals }) => totals[name] ?? [])
  for (const value of told) sum.add(value)
  return told.length > 0 ? sum.toString() : undefined
}
