import type { Asking, CallRequest } from '../core/job/job.js'
import type { AttemptRecord, TaskRecord, TaskRef } from '../core/task.js'
import { answeredSoFar, type BatchRecords, type StoredAnswer } from '../records/batch-records.js'
import { callName } from '../records/keys.js'
import { type AttemptEnd, closeAttempt, noteUnspent, readAttempts } from './attempt-log.js'
import type { ChangeLease } from './change-lease.js'
import type { BatchFacts, ExecuteDeps, Settled } from './deps.js'
import type { PackLimit } from './pack-limit.js'
import { retryWrite } from './retry-write.js'

/** A task and what is needed to settle it. */
export interface TaskWork extends BatchFacts {
  ref: TaskRef
  records: BatchRecords
  task: TaskRecord
  deps: ExecuteDeps
  /** When its records were read, in milliseconds of the clock. */
  readAtMs: number
  /** Of what it changes at the service. */
  lease: ChangeLease
}

/** Everything that is known of a task while one of its calls is made. */
export interface TaskContext extends TaskWork {
  request: CallRequest
  /** The contract does not tell what the call costs. */
  untold: boolean
  /** To the calls of the task before this one. */
  answers: readonly StoredAnswer[]
  /** At this call, oldest first. */
  attempts: AttemptRecord[]
  /** The number of the last attempt at any call of the task. */
  lastAttempt: number
  /** That attempt, as it was when this call came to be asked. */
  earlierAttempt: AttemptRecord | undefined
  /** The call is one that was answered before, asked to see whether the service is up. */
  isProbe?: true
  /** Calls of this execution that took too long or were answered too much. */
  overlong: number
  /** As it was before the call, where the service has refused larger ones. */
  packLimit?: PackLimit | undefined
}

/** What came of one look at a task. */
export type StepResult =
  | { is: 'again' }
  | { is: 'divide' }
  | { is: 'answered'; stored: StoredAnswer }
  | Settled

export const AGAIN: StepResult = { is: 'again' }

export function askingOf({ task, ref }: TaskWork, answers: readonly StoredAnswer[]): Asking {
  const { parameters, items } = task
  return { parameters, items, name: callName(ref, task), ...answeredSoFar(answers) }
}

/**
 * Writes down how an attempt ended. Two may tell it, as when one had stood still past the deadline:
 * the first stands, because the workbook may have been written from it. False: it was told before.
 */
export async function endAttempt(
  { ref, deps }: TaskContext,
  attempt: AttemptRecord,
  ended: Omit<AttemptEnd, 'atMs'>,
): Promise<boolean> {
  const told = await retryWrite(deps, () => readAttempts(deps.bucket, ref.batch, ref.task))
  const first = told.find((one) => one.attempt === attempt.attempt)?.ended
  attempt.ended = first ?? { ...ended, atMs: deps.clock.now() }
  if (!first) await retryWrite(deps, () => closeAttempt(deps.bucket, ref.batch, attempt))
  return !first
}

/** The same of one whose call never left: it costs nothing and counts for nothing. */
export async function endUnsent(
  work: TaskContext,
  attempt: AttemptRecord,
  reason: string,
): Promise<void> {
  await retryWrite(work.deps, () => noteUnspent(work.deps, attempt))
  attempt.units = 0
  await endAttempt(work, attempt, { as: 'broken', reason })
}
