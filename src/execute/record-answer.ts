import type { Answered } from '../core/job/calls.js'
import type { AnswerRecord, AttemptRecord, CallFacts } from '../core/task.js'
import type { Answer } from '../services/answer.js'
import { isSandbox } from '../services/is-sandbox.js'
import { retryWrite } from './retry-write.js'
import type { CallMade } from './send-attempt.js'
import type { StepResult, TaskContext } from './task-context.js'

/**
 * Writes an answer down whole before it is interpreted, so that a crash in between costs a second
 * reading and no second call.
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

/** Stores an unreadable answer as it came, for a person; the program never reads it. */
export async function storeUnread(
  { ref, records, deps }: TaskContext,
  { attempt }: AttemptRecord,
  text: string,
): Promise<void> {
  await retryWrite(deps, () => records.writeUnread(ref.task, attempt, text))
}

/** Writes down, in place of an answer, a refusal that says something about the item. */
export function recordRefusal(
  work: TaskContext,
  made: CallMade,
  { status, code, message }: Answer & { is: 'refused' },
): Promise<StepResult> {
  return store(work, { call: factsOf(made, status), body: null, refused: { code, message } })
}

/** Writes down what a look-up found of a call that was carried out and whose answer was lost. */
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

/** Writes down why a call was given up, in place of its answer. */
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

/** A session of the service is a credential, and credentials are never stored. */
function withoutCookies({ 'set-cookie': _cookie, ...headers }: Record<string, string>) {
  return headers
}
