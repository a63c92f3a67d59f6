import type { CallRequest, TaskState } from '../core/job/job.js'
import type { AttemptRecord, TaskRecord, TaskRef } from '../core/task.js'
import { askingOf, type BatchRecords, type StoredAnswer } from '../records/batch-records.js'
import { callName } from '../records/keys.js'
import { type AttemptEnd, noteUnspent, readAttempts } from './attempt-log.js'
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
  /** When the records of the task were read, in milliseconds of the clock. */
  readAtMs: number
  /** The lease of the record that the task changes at the service. */
  lease: ChangeLease
}

/** The facts of a task while one of its calls is made. */
export interface TaskContext extends TaskWork {
  request: CallRequest
  /** The contract does not state the price of the call. */
  unpriced: boolean
  /** The answers to the earlier calls of the task. */
  answers: readonly StoredAnswer[]
  /** The attempts at this call, oldest first. */
  attempts: AttemptRecord[]
  /** The number of the last attempt at any call of the task. */
  lastAttempt: number
  /** That attempt, as of the beginning of this call. */
  earlierAttempt: AttemptRecord | undefined
  /** The call repeats an answered one, to test whether the service is up. */
  isProbe?: true
  /** How many calls of this execution took too long or had too large an answer. */
  overlong: number
  /** The pack limit before the call, where the service has refused larger packs. */
  packLimit?: PackLimit | undefined
}

export type StepResult =
  | { is: 'again' }
  | { is: 'divide' }
  | { is: 'answered'; stored: StoredAnswer }
  | Settled

export const AGAIN: StepResult = { is: 'again' }

export function stateOf({ task, ref }: TaskWork, stored: readonly StoredAnswer[]): TaskState {
  return askingOf({ name: callName(ref, task), record: task, stored })
}

/**
 * Writes down how an attempt ended. Two processes may do so, for example when one stood still past
 * the deadline: the first end stands, because the workbook may have been written from it. False
 * when the attempt had ended before.
 */
export async function endAttempt(
  { ref, records, deps }: TaskContext,
  attempt: AttemptRecord,
  ended: Omit<AttemptEnd, 'atMs'>,
): Promise<boolean> {
  const told = await retryWrite(deps, () => readAttempts(deps.bucket, ref.batch, ref.task))
  const first = told.find((one) => one.attempt === attempt.attempt)?.ended
  attempt.ended = first ?? { ...ended, atMs: deps.clock.now() }
  if (!first) await retryWrite(deps, () => records.writeAttempt(attempt))
  return !first
}

/** Ends an attempt whose call was never sent: it costs no units and counts as no failure. */
export async function endUnsent(
  work: TaskContext,
  attempt: AttemptRecord,
  reason: string,
): Promise<void> {
  await retryWrite(work.deps, () => noteUnspent(work.deps, attempt))
  attempt.units = 0
  await endAttempt(work, attempt, { as: 'broken', reason })
}
