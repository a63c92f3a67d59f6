import { AccountHalted, isAboutTheAccount, UserError } from '../core/errors.js'
import type { LookUpResult } from '../core/job/job.js'
import type { AttemptRecord } from '../core/task.js'
import { sentence } from '../messages/message-code.js'
import { callName, keys } from '../records/keys.js'
import { type AttemptEnd, mayBeInFlight, readAttempts } from './attempt-log.js'
import { recordFound } from './record-answer.js'
import { resolveAttempt } from './resolve-attempt.js'
import { AGAIN, endAttempt, type StepResult, stateOf, type TaskContext } from './task-context.js'

/**
 * Waits before each look-up: a service may list a new record a moment late, and may not answer for
 * a while.
 */
const LOOK_UP_AFTER_MS = [3_000, 15_000, 45_000]

/** Handles an attempt without an end: its process may be waiting for the answer, or has ended. */
export async function inDoubt(work: TaskContext): Promise<StepResult | undefined> {
  const { deps, ref, request, attempts, answers } = work
  const last = attempts.at(-1)
  if (!last || last.ended) return undefined
  const nowMs = deps.clock.now()
  const repeatable = last.probe === true || request.repeatable
  if (mayBeInFlight(last, { me: deps.owner, nowMs, repeatable })) {
    return { is: 'later', ms: Math.min(5_000, Math.max(500, last.deadlineMs - nowMs)) }
  }
  // The other process may have written the outcome between our two reads.
  if ((await deps.bucket.size(keys.outcome(ref.batch, ref.task))) !== undefined) {
    return { is: 'settled', rows: 0, calls: 0 }
  }
  if ((await deps.bucket.size(keys.answer(ref.batch, ref.task, answers.length))) !== undefined) {
    return { is: 'later', ms: 0 }
  }
  const gone = { as: 'unknown' as const, reason: 'the process that sent it is gone' }
  if (!last.probe) return afterLoss(work, last, gone)
  await endAttempt(work, last, gone)
  return AGAIN
}

/**
 * Repeats the call where repeating is safe; else looks it up first, and settles the rows as
 * uncertain when its end stays unknown. The attempt ends only after that: until then, an execution
 * after a crash looks it up again.
 */
export async function afterLoss(
  work: TaskContext,
  attempt: AttemptRecord,
  ended: Omit<AttemptEnd, 'atMs'>,
): Promise<StepResult> {
  const found = work.request.repeatable ? ({ is: 'absent' } as const) : await lookUp(work, attempt)
  if ('halt' in found) return { is: 'halted', halt: found.halt }
  if (found.is === 'stopped') return found
  if (await isConcluded(work, attempt)) return { is: 'later', ms: 0 }
  if (found.is === 'absent') {
    await endAttempt(work, attempt, ended)
    return AGAIN
  }
  if (found.is === 'present' && found.body !== undefined) {
    return recordFound(work, attempt, found.body)
  }
  const id = found.is === 'present' ? found.id : ''
  // Only a job with a look-up sends the name along.
  const where = work.job.lookUp ? { name: callName(work.ref, work.task) } : {}
  const message = sentence('row_uncertain', { id, ...where })
  return resolveAttempt(work, attempt, {
    ...ended,
    leadsTo: { is: 'settle', outcome: 'failed', said: message },
  })
}

/**
 * Two processes may look up one call, for example after a loss of Redis: what the first wrote
 * stands.
 */
async function isConcluded(
  { deps, ref }: TaskContext,
  { attempt }: AttemptRecord,
): Promise<boolean> {
  const last = (await readAttempts(deps.bucket, ref.batch, ref.task)).at(-1)
  return last !== undefined && (last.attempt > attempt || last.ended !== undefined)
}

async function lookUp(
  work: TaskContext,
  attempt: AttemptRecord,
): Promise<LookUpResult | { is: 'stopped' } | { halt: AccountHalted }> {
  const { deps, job } = work
  // The job has no look-up, so waiting would not show how the call ended.
  if (!job.lookUp) return { is: 'unclear' }
  const asking = stateOf(work, work.answers)
  const { grantedAtMs: sentAtMs } = work.attempts[0] ?? attempt
  // The service may still be working on the call until its deadline; before that, a look-up may not
  // find it yet.
  let waitMs = Math.max(0, attempt.deadlineMs - deps.clock.now())
  for (const pauseMs of LOOK_UP_AFTER_MS) {
    // A look-up that the rate limit refuses shows nothing, so it is made after the pause.
    const pausedMs = deps.reads.retryAfterMs?.() ?? 0
    await deps.clock.sleep(Math.max(waitMs + pauseMs, pausedMs), deps.stopping)
    if (deps.stopping.aborted) return { is: 'stopped' }
    waitMs = 0
    try {
      const found = await job.lookUp(asking, deps.reads, sentAtMs)
      if (found.is !== 'unclear') return found
    } catch (error) {
      return { halt: haltOf(error) }
    }
  }
  return { is: 'unclear' }
}

/** Makes a halt of a refused look-up; throws any other error on. */
function haltOf(error: unknown): AccountHalted {
  if (!(error instanceof UserError)) throw error
  const { code, facts } = error.sentences[0]!
  return new AccountHalted(isAboutTheAccount(code) ? code : 'unauthorized', facts)
}
