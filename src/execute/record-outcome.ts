import type { Answered } from '../core/job/calls.js'
import { isEmptyAnswer } from '../core/job/empty-answer.js'
import type { ItemOutcome, ReadAnswer } from '../core/job/job.js'
import type {
  AnsweredCall,
  AnswerRecord,
  AttemptRecord,
  CallFacts,
  OutcomeRecord,
  TaskRecord,
} from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { StoredAnswer } from '../records/batch-records.js'
import type { Answer } from '../services/answer.js'
import { isSandbox } from '../services/is-sandbox.js'
import type { Settled } from './deps.js'
import { retryWrite } from './retry-write.js'
import type { CallMade } from './send-attempt.js'
import { askingOf, type StepResult, type TaskContext, type TaskWork } from './task-context.js'

type Settling = Extract<Settled, { is: 'settled' }>
type Recorded = Pick<TaskWork, 'ref' | 'records' | 'deps'>

/**
 * Writes an answer down whole before anything is made of it, so that a crash in between costs a
 * second reading and no second call.
 */
export function recordAnswer(
  work: TaskContext,
  made: CallMade,
  answer: Answered,
): Promise<StepResult> {
  const { body, headers } = answer
  const kept = headers ? { headers: withoutCookies(headers) } : {}
  const sandbox = isSandbox(headers) ? { sandbox: true as const } : {}
  return store(work, { call: { ...factsOf(made, answer.status), ...sandbox }, body, ...kept })
}

/** An answer that cannot be read, as it came: for a person, and for nothing else. */
export async function storeUnread(
  { ref, records, deps }: TaskContext,
  { attempt }: AttemptRecord,
  text: string,
): Promise<void> {
  await retryWrite(deps, () => records.writeUnread(ref.task, attempt, text))
}

/** The same of a refusal that says something of the item. */
export function recordRefusal(
  work: TaskContext,
  made: CallMade,
  { status, code, message }: Answer & { is: 'refused' },
): Promise<StepResult> {
  return store(work, { call: factsOf(made, status), body: null, refused: { code, message } })
}

/** The same of a call whose answer was lost, and which was found to have been carried out. */
export function recordFound(
  work: TaskContext,
  attempt: AttemptRecord,
  body: unknown,
): Promise<StepResult> {
  const { call: id, route, units, grantedAtMs } = attempt
  const answeredAtMs = work.deps.clock.now()
  const facts = { id, attempt: attempt.attempt, route, units, status: 200 }
  return store(work, { call: { ...facts, grantedAtMs, answeredAtMs }, body })
}

/** The same of a call that was given up, in place of the answer that it never had. */
export function recordFailure(
  work: TaskContext,
  last: AttemptRecord,
  reason: string,
): Promise<StepResult> {
  const { call: id, attempt, route, units, grantedAtMs, ended } = last
  const facts = { id, attempt, route, units, status: ended?.status ?? 0, grantedAtMs }
  const answeredAtMs = ended?.atMs ?? grantedAtMs
  return store(work, { call: { ...facts, answeredAtMs }, body: null, failed: { reason } })
}

async function store(
  work: TaskContext,
  answer: Omit<AnswerRecord, 'task' | 'step'>,
): Promise<StepResult> {
  const { ref, answers, records, deps } = work
  const step = answers.length > 0 ? { step: answers.length } : {}
  const record: AnswerRecord = { task: ref.task, ...step, ...answer }
  return { is: 'answered', stored: await retryWrite(deps, () => records.writeAnswer(record)) }
}

function factsOf({ attempt, grantedAtMs, answeredAtMs }: CallMade, status: number): CallFacts {
  const { call: id, attempt: number, route, units } = attempt
  return { id, attempt: number, route, units, status, grantedAtMs, answeredAtMs }
}

/** A session of the service is a credential, and none is stored. */
function withoutCookies({ 'set-cookie': _cookie, ...headers }: Record<string, string>) {
  return headers
}

/** Reads answers that are stored; what cannot be trusted fails all items, and is kept. */
export async function settleByStored(
  work: TaskWork,
  answers: readonly StoredAnswer[],
): Promise<Settling> {
  const read = readSafely(work, answers)
  const { items, totals } =
    read.is === 'read' ? read : { items: failedItems(work, read.problem), totals: {} }
  const last = answers.at(-1)
  const settled = await write(work, {
    task: work.ref.task,
    // A task of which nothing had to be asked has no call.
    ...(last ? answered(last) : {}),
    ...earlierOf(answers.slice(0, -1)),
    items,
    totals,
  })
  return read.is === 'read' && read.refused ? { ...settled, refused: read.refused } : settled
}

function answered({ record, seal }: StoredAnswer): AnsweredCall {
  return { call: record.call, answer: seal }
}

function earlierOf(answers: readonly StoredAnswer[]): Pick<OutcomeRecord, 'earlier'> {
  return answers.length > 0 ? { earlier: answers.map(answered) } : {}
}

/** Whatever the job does with an answer, it was paid for: it is recorded and not asked for again. */
function readSafely(work: TaskWork, answers: readonly StoredAnswer[]): ReadAnswer {
  const { job, task, knowledge } = work
  try {
    const asking = askingOf(work, answers)
    const read = job.read(asking, knowledge)
    if (isEmptyAnswer(asking.answers) && hasResults(read))
      return { is: 'mismatch', problem: sentence('answer_empty') }
    if (read.is === 'mismatch' || read.items.length === task.items.length) return read
    const facts = { asked: task.items.length, answered: read.items.length }
    return { is: 'mismatch', problem: sentence('answer_wrong_count', facts) }
  } catch (error) {
    return { is: 'mismatch', problem: sentence('unexpected', { message: String(error) }) }
  }
}

function hasResults(read: ReadAnswer): boolean {
  return (
    read.is === 'read' && read.items.some(({ outcome }) => outcome === 'ok' || outcome === 'warned')
  )
}

/** Settles all items of the task in the same way, without an answer to its last call. */
export function settleAll(
  work: Recorded & { task: TaskRecord; answers?: readonly StoredAnswer[] },
  outcome: 'rejected' | 'failed',
  said: Sentence,
): Promise<Settling> {
  const items = work.task.items.map(() => itemOf(outcome, said))
  const earlier = earlierOf(work.answers ?? [])
  return write(work, { task: work.ref.task, ...earlier, items, totals: {} })
}

function failedItems({ task }: TaskWork, said: Sentence): ItemOutcome[] {
  return task.items.map(() => itemOf('failed', said))
}

function itemOf(outcome: 'rejected' | 'failed', said: Sentence): ItemOutcome {
  return { outcome, figures: {}, notes: [said] }
}

async function write({ records, deps }: Recorded, record: OutcomeRecord): Promise<Settling> {
  await retryWrite(deps, () => records.writeOutcome(record))
  return { is: 'settled', rows: record.items.length, calls: 0 }
}
