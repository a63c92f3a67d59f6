import { AccountHalted } from '../core/errors.js'
import type { Answered } from '../core/job/calls.js'
import type { AttemptRecord, Consequence } from '../core/task.js'
import { sentence } from '../messages/message-code.js'
import { isRestGivenUp } from '../records/control.js'
import type { Answer } from '../services/answer.js'
import { resultOrFailure } from '../services/body-decoder.js'
import { type AttemptEnd, hasFailed, lastStreak, probesIn } from './attempt-log.js'
import { afterLoss } from './in-doubt.js'
import { isSilence } from './outage-detector.js'
import { isOwnFault } from './own-fault.js'
import { isProbe, isServiceUp } from './probe.js'
import { recordAnswer, recordFailure, recordRefusal, storeUnread } from './record-answer.js'
import { settleAll } from './record-outcome.js'
import { resolveAttempt } from './resolve-attempt.js'
import { backoffMs, MOST_PROBES } from './retry-policy.js'
import type { CallMade } from './send-attempt.js'
import { isWhole, mayDivideRefused, mayDivideSlow } from './split-policy.js'
import { storeDownload } from './store-download.js'
import { AGAIN, endAttempt, endUnsent, type StepResult, type TaskContext } from './task-context.js'

/** The reason of a call that was still unanswered when its batch stopped waiting. */
const NOT_WAITED_FOR = 'sem resposta no tempo que a noite espera (--patience)'
/** How often a task that waits for its next attempt checks whether the batch stopped waiting. */
const CHECK_EVERY_MS = 5_000
/**
 * A pack too large to be computed in time stays too large: two such answers are evidence enough.
 */
const OVERLONG_ENOUGH = 2

/**
 * Decides what follows from a call that was made. An error in our own code on the way loses the
 * answer; a call that would fail again in the same way is not paid for twice.
 */
export async function handleAnswer(work: TaskContext, made: CallMade): Promise<StepResult> {
  try {
    return await handle(work, made)
  } catch (error) {
    const { log, book } = work.deps
    log.error({ ...work.ref, book, err: error }, 'an answer could not be recorded')
    return afterOwnFault(work, made, error)
  }
}

async function handle(work: TaskContext, made: CallMade): Promise<StepResult> {
  const answer = resultOrFailure(made.answer)
  const { deps } = work
  if (!isSilence(answer)) deps.outage.answered()
  switch (answer.is) {
    case 'answered':
      return answered(work, made, answer)
    case 'wait': {
      const { waitMs, from } = answer
      await end(work, made, 'wait', `${from} asked to wait ${waitMs} ms`)
      deps.log.warn({ ...work.ref, book: deps.book, waitMs, from }, 'limit answered 429')
      return AGAIN
    }
    case 'refused':
      return refused(work, made, answer)
    case 'halt': {
      const { why, code, message } = answer
      await end(work, made, 'halt', `${code}: ${message}`)
      const facts = why === 'unreachable' ? { reason: message } : { code, message }
      return { is: 'halted', halt: new AccountHalted(why, facts) }
    }
    case 'unknown':
      return lost(work, made, answer.overlong, { as: 'unknown', reason: answer.reason })
    case 'broken':
      return broken(work, made, answer)
  }
}

/**
 * After a fault of the store the call is made once more, as the store may have recovered; after a
 * fault of our code it is not.
 */
async function afterOwnFault(
  work: TaskContext,
  { attempt }: CallMade,
  error: unknown,
): Promise<StepResult> {
  const reason = `${OWN_FAULT}: ${String(error)}`
  const before = work.attempts.filter(({ ended }) => ended?.reason.startsWith(OWN_FAULT))
  const ended = { as: 'unknown' as const, reason }
  return isOwnFault(error) || before.length > 0
    ? failLasting(work, attempt, ended)
    : afterLoss(work, attempt, ended)
}

const OWN_FAULT = 'the answer could not be recorded'

async function answered(work: TaskContext, made: CallMade, answer: Answered): Promise<StepResult> {
  const step = await recorded(work, made, answer)
  if (step.is === 'answered') await noteSize(work)
  return step
}

/**
 * Stores the answer. A file that breaks off in the middle counts as a lost answer, an empty one as an
 * answer that cannot be used.
 */
async function recorded(work: TaskContext, made: CallMade, answer: Answered): Promise<StepResult> {
  const { deps, request, task, ref } = work
  if (isProbe(request)) deps.outage.noteAnswered(request, task.reading ? undefined : ref)
  if (request.as !== 'file') return recordAnswer(work, made, answer)
  const kept = await storeDownload(work, made, answer)
  if (kept.is === 'kept') return recordAnswer(work, made, { ...answer, body: kept.body })
  const { is, reason } = kept
  const { status } = made
  return lost(
    work,
    made,
    false,
    is === 'cut' ? { as: 'unknown', reason } : { as: 'broken', reason, status },
  )
}

/**
 * Notes the size for later packs. The answer is stored already, so a failure here is only logged.
 */
async function noteSize({ packLimit, task, job, deps, ref }: TaskContext): Promise<void> {
  if (!packLimit) return
  try {
    await deps.packLimits.raise(task.items.length, packLimit, job)
  } catch (error) {
    deps.log.warn({ ...ref, err: error }, 'the size of calls was not noted')
  }
}

async function refused(
  work: TaskContext,
  made: CallMade,
  answer: Answer & { is: 'refused' },
): Promise<StepResult> {
  if (work.request.refusalIsAnswer) return recordRefusal(work, made, answer)
  const leadsTo = await afterRefusal(work, answer)
  const reason = `${answer.code}: ${answer.message}`
  const ended = { as: 'refused' as const, reason, leadsTo, status: made.status }
  return resolveAttempt(work, made.attempt, ended)
}

async function afterRefusal(
  work: TaskContext,
  { code, message, about, from }: Answer & { is: 'refused' },
): Promise<Consequence> {
  const rows = work.task.items.length
  // A refusal by the edge, before the service, does not show what size the service takes.
  if (about === 'size' && from !== 'edge') await work.deps.packLimits.lower(rows, work.job)
  if (about === 'parameters' || rows === 1) {
    return { is: 'settle', outcome: 'rejected', said: sentence('row_refused', { code, message }) }
  }
  if (about === 'size' && !isWhole(work)) return { is: 'divide', because: 'size' }
  if (await mayDivideRefused(work)) return { is: 'divide', because: 'items' }
  const said = sentence('row_refused_together', { code, message, rows })
  return { is: 'settle', outcome: 'failed', said }
}

async function broken(
  work: TaskContext,
  made: CallMade,
  answer: Answer & { is: 'broken' },
): Promise<StepResult> {
  const { deps } = work
  const { reason, status, overlong, lasting } = answer
  // The service may have saved the call although its engine, or the edge before it, gave no answer.
  if (answer.sent && lasting) {
    if (answer.raw !== undefined) await storeUnread(work, made.attempt, answer.raw)
    if (overlong && mayDivideSlow(work)) return divideEnded(work, made.attempt, reason)
    return failLasting(work, made.attempt, {
      as: status === undefined ? 'unknown' : 'broken',
      reason,
      status,
    })
  }
  if (answer.sent) return lost(work, made, overlong, { as: 'broken', reason, status })
  await endUnsent(work, made.attempt, reason)
  if (deps.outage.failed(deps.clock.now(), false).isLong) {
    return { is: 'halted', halt: new AccountHalted('unreachable', { reason }) }
  }
  await waitAfterFailure(work)
  return AGAIN
}

/** Divides the task: half of its items may be answered with half as much. */
async function divideEnded(
  work: TaskContext,
  attempt: AttemptRecord,
  reason: string,
): Promise<StepResult> {
  await endAttempt(work, attempt, { as: 'unknown', reason })
  return { is: 'divide' }
}

/**
 * Fails the rows of a call that would be answered so again; the service has not refused them. This
 * is written with the end of the attempt, so that a crash in between leads to no second call.
 */
async function failLasting(
  work: TaskContext,
  attempt: AttemptRecord,
  ended: Omit<AttemptEnd, 'atMs'>,
): Promise<StepResult> {
  const { repeatable, failureIsAnswer } = work.request
  if (repeatable && !failureIsAnswer) {
    const attempts = work.attempts.filter(hasFailed).length + 1
    const message = sentence('row_service_failed', { attempts, reason: ended.reason })
    return resolveAttempt(work, attempt, {
      ...ended,
      leadsTo: { is: 'settle', outcome: 'failed', said: message },
    })
  }
  const next = await afterLoss(work, attempt, ended)
  return next.is === 'again' ? giveUp(work) : next
}

async function lost(
  work: TaskContext,
  made: CallMade,
  overlong: boolean,
  ended: Omit<AttemptEnd, 'atMs'>,
): Promise<StepResult> {
  const { outage, clock, owner } = work.deps
  const failing = isSilence(made.answer) ? outage.failed(clock.now(), true) : undefined
  const streak = failing && (failing.streak ?? lastStreak(work.attempts))
  const next = await afterLoss(work, made.attempt, {
    ...ended,
    streak,
  })
  if (next.is !== 'again') return next
  const probes = probesIn(streak, work.attempts, owner)
  const isUp = await isServiceUp(work, made, probes)
  if (!isUp && (failing?.isLong || probes >= MOST_PROBES)) {
    return {
      is: 'halted',
      halt: new AccountHalted('service_down', { reason: ended.reason, probes }),
    }
  }
  if (overlong) work.overlong += 1
  if (work.overlong >= OVERLONG_ENOUGH && mayDivideSlow(work)) {
    return { is: 'divide' }
  }
  await waitAfterFailure(work)
  return AGAIN
}

/**
 * Fails the rows with the last reason once no attempts are left, or goes on without the answer
 * where the job can do so.
 */
export function giveUp(work: TaskContext): Promise<StepResult> {
  const failures = work.attempts.filter(hasFailed)
  const reason = failures.at(-1)?.ended?.reason ?? NOT_WAITED_FOR
  const last = failures.at(-1) ?? work.attempts.at(-1) ?? work.earlierAttempt
  if (last && work.request.failureIsAnswer) return recordFailure(work, last, reason)
  if (failures.length === 0) return settleAll(work, 'failed', sentence('row_not_waited_for'))
  return settleAll(
    work,
    'failed',
    sentence('row_service_failed', { attempts: failures.length, reason }),
  )
}

async function waitAfterFailure({ attempts, deps, request, ref }: TaskContext): Promise<void> {
  const failures = attempts.filter(
    ({ ended, probe }) => !probe && (ended?.as === 'broken' || ended?.as === 'unknown'),
  )
  let leftMs = backoffMs(Math.max(1, failures.length), deps.random)
  const sliceMs = request.failureIsAnswer ? CHECK_EVERY_MS : leftMs
  while (leftMs > 0 && !deps.stopping.aborted) {
    await deps.clock.sleep(Math.min(sliceMs, leftMs), deps.stopping)
    leftMs -= sliceMs
    if (leftMs > 0 && (await isRestGivenUp(deps.bucket, ref.batch))) return
  }
}

async function end(
  work: TaskContext,
  made: CallMade,
  as: AttemptEnd['as'],
  reason: string,
): Promise<void> {
  await endAttempt(work, made.attempt, { as, reason, status: made.status })
}
