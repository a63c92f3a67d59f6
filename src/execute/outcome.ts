import type { ItemOutcome, ReadAnswer } from '../job.js'
import type { StoredAnswer } from '../records/batch-records.js'
import { type Sentence, sentence } from '../sentence.js'
import type { Answered } from '../services/answer.js'
import type { AnswerRecord, CallFacts, OutcomeRecord } from '../task.js'
import type { CallMade } from './attempt.js'
import { persist } from './persist.js'
import type { TaskWork } from './work.js'
import type { Settled } from './world.js'

type Settling = Extract<Settled, { is: 'settled' }>

/**
 * Settles the task by an answer: it is written down whole before anything is made of it, so that a
 * crash in between costs a second reading and no second call.
 */
export async function settleByAnswer(
  work: TaskWork,
  made: CallMade,
  answer: Answered,
): Promise<Settling> {
  const call: CallFacts = {
    id: made.attempt.call,
    attempt: made.attempt.attempt,
    route: made.attempt.route,
    units: made.attempt.units,
    status: answer.status,
    grantedAtMs: made.grantedAtMs,
    answeredAtMs: made.answeredAtMs,
  }
  const record: AnswerRecord = { task: work.ref.task, call, body: answer.body }
  if (answer.headers) record.headers = withoutCookies(answer.headers)
  return settleByStored(work, await persist(work.world, () => work.records.writeAnswer(record)))
}

/** Reads an answer that is stored; one that cannot be trusted fails all its items, and is kept. */
export async function settleByStored(
  work: TaskWork,
  { record, seal }: StoredAnswer,
): Promise<Settling> {
  const { call, body, headers } = record
  const read = readSafely(work, { is: 'answered', status: call.status, body, headers })
  const { items, totals } =
    read.is === 'read' ? read : { items: failedItems(work, read.problem), totals: {} }
  return write(work, { task: work.ref.task, call, items, totals, answer: seal })
}

/** A session of the service is a credential, and none is stored. */
function withoutCookies({ 'set-cookie': _cookie, ...headers }: Record<string, string>) {
  return headers
}

/** Whatever the job does with an answer, it was paid for: it is recorded and not asked for again. */
function readSafely({ job, task, knowledge }: TaskWork, answer: Answered): ReadAnswer {
  try {
    const read = job.read(task.parameters, task.items, answer, knowledge)
    if (read.is === 'mismatch' || read.items.length === task.items.length) return read
    const facts = { asked: task.items.length, answered: read.items.length }
    return { is: 'mismatch', problem: sentence('answer_wrong_count', facts) }
  } catch (error) {
    return { is: 'mismatch', problem: sentence('unexpected', { message: String(error) }) }
  }
}

/** Settles all items of the task in the same way, without an answer. */
export function settleAll(
  work: TaskWork,
  outcome: 'rejected' | 'failed',
  said: Sentence,
): Promise<Settling> {
  const items = work.task.items.map(() => itemOf(outcome, said))
  return write(work, { task: work.ref.task, items, totals: {} })
}

function failedItems({ task }: TaskWork, said: Sentence): ItemOutcome[] {
  return task.items.map(() => itemOf('failed', said))
}

function itemOf(outcome: 'rejected' | 'failed', said: Sentence): ItemOutcome {
  return { outcome, figures: {}, notes: [said] }
}

async function write({ records, world }: TaskWork, record: OutcomeRecord): Promise<Settling> {
  await persist(world, () => records.writeOutcome(record))
  return { is: 'settled', rows: record.items.length, calls: 0 }
}
