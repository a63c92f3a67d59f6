import type { AttemptRecord, Consequence } from '../core/task.js'
import type { AttemptEnd } from './attempt-log.js'
import { settleAll } from './record-outcome.js'
import { endAttempt, type StepResult, type TaskContext } from './task-context.js'

/**
 * Ends the attempt and carries out what follows. The end is written first and names the
 * consequence: after a crash in between no call is repeated, and outcomes that were written do not
 * change.
 */
export async function resolveAttempt(
  work: TaskContext,
  attempt: AttemptRecord,
  ended: Omit<AttemptEnd, 'atMs'> & { leadsTo: Consequence },
): Promise<StepResult> {
  // Another process took the attempt for lost, and executes the task.
  if (!(await endAttempt(work, attempt, ended))) return { is: 'later', ms: 0 }
  return carryOut(work, attempt)
}

/** Carries out the consequence of the last attempt, in case a crash prevented it. */
export async function carryOutLast(work: TaskContext): Promise<StepResult | undefined> {
  const last = work.attempts.at(-1)
  return last?.ended?.leadsTo ? carryOut(work, last) : undefined
}

async function carryOut(work: TaskContext, { ended }: AttemptRecord): Promise<StepResult> {
  const next = ended!.leadsTo!
  if (next.is === 'divide') return { is: 'divide' }
  const settled = await settleAll(work, next.outcome, next.said)
  if (ended!.as !== 'refused') return settled
  const { code, message } = next.said.facts
  return { ...settled, refused: { code: String(code), message: String(message) } }
}
