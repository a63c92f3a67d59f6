import type { AttemptRecord, TaskRef } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { answeredSoFar, BatchRecords, type StoredAnswer } from '../records/batch-records.js'
import { isCancelled, isRestGivenUp } from '../records/control.js'
import { callName, keys, pathOf, rootOf } from '../records/keys.js'
import { jobOf } from '../records/prefetch.js'
import { hasFailed, isGivenUp, readAttempts } from './attempt-log.js'
import { bisect } from './bisect.js'
import { ChangeLease } from './change-lease.js'
import type { BatchFacts, ExecuteDeps, Settled } from './deps.js'
import { giveUp, handleAnswer } from './handle-answer.js'
import { inDoubt } from './in-doubt.js'
import { isOwnFault } from './own-fault.js'
import { settleAll, settleByStored } from './record-outcome.js'
import { carryOutLast } from './resolve-attempt.js'
import { retryWrite } from './retry-write.js'
import { sendAttempt } from './send-attempt.js'
import { sharedCall } from './shared-call.js'
import { markDivided, mayDivideRefused, smallEnough } from './split-policy.js'
import { type StepResult, stateOf, type TaskContext, type TaskWork } from './task-context.js'
import { TaskPrice } from './task-price.js'

/** Brings one task to its outcomes. Earlier work is read from the bucket, not repeated. */
export async function executeTask(
  ref: TaskRef,
  facts: BatchFacts,
  deps: ExecuteDeps,
): Promise<Settled> {
  const settle = (task: string) => settleUndivided({ ...ref, task }, facts, deps)
  const step = await settle(ref.task)
  return step.is === 'divide' ? bisect(ref.task, { ref, facts, deps, settle }) : step
}

/** Settles the task undivided, or marks it as divided where only its halves can settle it. */
async function settleUndivided(
  ref: TaskRef,
  facts: BatchFacts,
  deps: ExecuteDeps,
): Promise<Settled | { is: 'divide' }> {
  const there = async (key: string) => (await deps.bucket.size(key)) !== undefined
  const records = new BatchRecords(deps.bucket, ref.batch)
  const readAtMs = deps.clock.now()
  const before = await readAttempts(deps.bucket, ref.batch, ref.task)
  // A whole task that was settled without a call is settled so again; a part may have been failed
  // together with others, without a call.
  const mayBeSettled = before.length > 0 || pathOf(ref.task) !== ''
  const isSettled = mayBeSettled && (await there(keys.outcome(ref.batch, ref.task)))
  if (isSettled) return { is: 'settled', rows: 0, calls: 0 }
  const answers = await records.answers(ref.task)
  const task = await records.task(ref.task)
  const mayBeDivided = answers.length === 0 && task.items.length > 1
  if (mayBeDivided && (await there(keys.split(ref.batch, ref.task)))) return { is: 'divide' }
  const job = jobOf(task, facts.job)
  const lease = new ChangeLease(ref, deps, task.from)
  const work = { ...facts, job, ref, records, task, deps, readAtMs, lease }
  try {
    const step = await settleWhole(work, answers, before).catch((error) =>
      failByOwnFault(work, error),
    )
    if (step.is === 'divide') await markDivided(deps, ref)
    if (step.is === 'settled') await lease.release()
    return step
  } finally {
    lease.stopRenewing()
  }
}

/**
 * An error in our own code would occur again: the rows fail with its message, and no call is
 * repeated.
 */
async function failByOwnFault(work: TaskWork, error: unknown): Promise<WholeStep> {
  if (!isOwnFault(error)) throw error
  work.deps.log.error({ ...work.ref, book: work.deps.book, err: error }, 'a task failed')
  return settleAll(work, 'failed', sentence('unexpected', { message: String(error) }))
}

type WholeStep = Exclude<StepResult, { is: 'again' } | { is: 'answered' }>

/**
 * Makes one call after the other, until the job has all answers that it needs. Answers that an
 * earlier execution stored are read, not requested again.
 */
async function settleWhole(
  base: TaskWork,
  stored: readonly StoredAnswer[],
  before: readonly AttemptRecord[],
): Promise<WholeStep> {
  const answers = [...stored]
  if (base.task.broken) return settleAll(base, 'rejected', sentence('row_group_broken'))
  const price = new TaskPrice(base, answers.length > 0)
  const last = before.at(-1)
  const tried: TaskAttempts = { before, calls: 0, lastAttempt: last?.attempt ?? 0, last }
  for (;;) {
    const asked = nextCall(base, answers)
    if (asked instanceof Error) return cannotAsk({ ...base, answers }, asked)
    if (!asked) return counted(await settleAnswered(base, answers, price), tried)
    const barred = await barredByOtherTask(base, answers, before)
    if (barred) return counted(barred, tried)
    await price.noteIfChanged(answers)
    const work = { ...base, ...asked, answers }
    const step = await sharedCall(work, tried, () => makeCall(work, tried))
    if (step.is !== 'answered') return counted(step, tried)
    answers.push(step.stored)
  }
}

async function settleAnswered(
  base: TaskWork,
  answers: readonly StoredAnswer[],
  price: TaskPrice,
): Promise<WholeStep> {
  await cachePrefetch(base, answers)
  if (answers.at(-1)?.record.call.shared) await price.noteIfChanged(answers)
  return settleByStored(base, answers)
}

function counted(step: WholeStep, { calls }: TaskAttempts): WholeStep {
  return step.is === 'settled' ? { ...step, calls } : step
}

/**
 * Fails a task whose service-made id another task of the batch has too: both would write into the
 * same record, and both would be paid.
 */
async function madeByAnother(
  work: TaskWork,
  answers: readonly StoredAnswer[],
): Promise<Sentence | undefined> {
  const { job, deps, ref } = work
  const id = answers.length === 1 ? job.createdId?.(answeredSoFar(answers)) : undefined
  if (id === undefined) return undefined
  const sentAtMs = answers[0]!.record.call.grantedAtMs
  if (await job.createdAnothers?.(stateOf(work, answers), deps.reads, sentAtMs))
    return sentence('made_before', { id, name: callName(ref, work.task) })
  const key = keys.made(ref.batch, encodeURIComponent(id))
  const mine = rootOf(ref.task)
  if (await deps.bucket.create(key, mine)) return undefined
  const owner = String(await deps.bucket.get(key))
  return owner === mine ? undefined : sentence('made_by_another', { id })
}

/**
 * Decides whether another task keeps this one from its next call: from the first call that changes
 * a record at the service to the end of the task, no other task may change that record.
 */
async function barredByOtherTask(
  work: TaskWork,
  answers: readonly StoredAnswer[],
  before: readonly AttemptRecord[],
): Promise<WholeStep | undefined> {
  const { job, lease, task } = work
  const conflict = await madeByAnother(work, answers)
  const never = (message: Sentence) => settleAll({ ...work, answers }, 'failed', message)
  if (conflict) return never(conflict)
  const [item] = task.items
  const changed = item === undefined ? undefined : job.changes?.(item)
  const made = answers.length > 0 ? job.createdId?.(answeredSoFar(answers)) : undefined
  const id = changed ?? made
  if (id === undefined) return undefined
  const first = changed === undefined ? 1 : 0
  const isSent = before.some((one) => (one.step ?? 0) >= first && (!one.ended || hasFailed(one)))
  const taken = await lease.take(id, answers.length > first || isSent)
  if (taken.is === 'lost') return never(sentence('changed_meanwhile', { id }))
  return taken.is === 'later' ? taken : undefined
}

/** The attempts at a task: the earlier ones, and those of this execution. */
interface TaskAttempts {
  before: readonly AttemptRecord[]
  calls: number
  lastAttempt: number
  /** The last attempt at any call of the task. */
  last: AttemptRecord | undefined
}

/** Tries one call until it is answered, or will not be. */
async function makeCall(
  asked: Omit<TaskContext, 'attempts' | 'lastAttempt' | 'earlierAttempt' | 'overlong'>,
  tried: TaskAttempts,
): Promise<Exclude<StepResult, { is: 'again' }>> {
  const attempts = tried.before.filter(({ step = 0 }) => step === asked.answers.length)
  const before = attempts.length
  const { last: earlierAttempt, lastAttempt } = tried
  const work: TaskContext = { ...asked, attempts, lastAttempt, earlierAttempt, overlong: 0 }
  for (;;) {
    const step = await oneStep(work)
    if (step.is === 'again') continue
    tried.calls += attempts.length - before
    tried.lastAttempt = work.lastAttempt
    tried.last = attempts.at(-1) ?? tried.last
    return step
  }
}

function nextCall(
  work: TaskWork,
  answers: readonly StoredAnswer[],
): Pick<TaskContext, 'request' | 'unpriced'> | undefined | Error {
  const { job, deps } = work
  try {
    const request = job.next(stateOf(work, answers), work.knowledge)
    if (!request) return undefined
    const { units, unpriced } = deps.costOf(request.route, request.units)
    return { request: { ...request, units }, unpriced }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Fails or divides items of which the job can make no request: they would fail in the same way
 * every time.
 */
async function cannotAsk(
  work: TaskWork & Pick<TaskContext, 'answers'>,
  error: Error,
): Promise<WholeStep> {
  const isUnpaid = work.answers.length === 0
  if (isUnpaid && work.task.items.length > 1 && (await mayDivideRefused(work)))
    return { is: 'divide' }
  return settleAll(work, 'failed', sentence('unexpected', { message: error.message }))
}

/** Makes one attempt, or returns the reason why it makes none. */
async function oneStep(work: TaskContext): Promise<StepResult> {
  const { deps, ref, attempts } = work
  if (deps.stopping.aborted) return { is: 'stopped' }
  // A cancelled batch too: a call that was sent is paid for, and its rows get outcomes.
  const open = (await inDoubt(work)) ?? (await carryOutLast(work))
  if (open) return open
  const isOff = await deps.cancelled.of(ref.batch, () => isCancelled(deps.bucket, ref.batch))
  if (isOff) return { is: 'cancelled' }
  if (work.request.failureIsAnswer && (await isRestGivenUp(deps.bucket, ref.batch))) {
    return giveUp(work)
  }
  if (!(await smallEnough(work))) return { is: 'divide' }
  if (isGivenUp(attempts)) return giveUp(work)
  try {
    const made = await sendAttempt(work)
    return made.is === 'called' ? await handleAnswer(work, made) : made
  } finally {
    const last = attempts.at(-1)
    if (last) deps.inFlight.over(last.call)
  }
}

/** Caches the answer of a prefetch for later batches, before the prefetch is settled. */
async function cachePrefetch(
  { job, task, knowledge, deps }: TaskWork,
  [answer]: readonly StoredAnswer[],
): Promise<void> {
  const { reading } = task
  const { cacheAnswer } = deps
  if (!reading?.keep || !cacheAnswer || !answer || answer.record.refused) return
  const request = job.prefetches!.request(reading, knowledge)
  if (request) await retryWrite(deps, () => cacheAnswer(request.path, answer.record.body))
}
