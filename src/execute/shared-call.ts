import { createHash } from 'node:crypto'
import type { AttemptRecord } from '../core/task.js'
import type { StoredAnswer } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { retryWrite } from './retry-write.js'
import type { StepResult, TaskContext } from './task-context.js'

type Asked = Pick<TaskContext, 'request' | 'answers' | 'ref' | 'records' | 'deps'>
/** The last attempt at any call of the task, and its number. */
interface Tried {
  last: AttemptRecord | undefined
  lastAttempt: number
}

/**
 * Makes a call that other tasks of the batch make too, unless one of them has its answer. The key
 * names the first task that asks, before its call: a process that dies in between loses nothing.
 */
export async function sharedCall<Step extends StepResult>(
  work: Asked,
  tried: Tried,
  call: () => Promise<Step>,
): Promise<Step | Extract<StepResult, { is: 'answered' }>> {
  const { deps, ref, request, answers } = work
  if (!request.shared) return call()
  const digest = createHash('sha256').update(request.path).digest('hex').slice(0, 24)
  const key = keys.shared(ref.batch, digest)
  return deps.inFlight.alone(key, async () => {
    const stored = await copied(work, tried, key)
    if (stored) return { is: 'answered', stored }
    await retryWrite(deps, () => deps.bucket.create(key, `${ref.task} ${answers.length}`))
    return call()
  })
}

/** The answer of the other task, with its attempt, as answers of an earlier version are kept. */
async function copied(
  { deps, ref, records, answers }: Asked,
  tried: Tried,
  key: string,
): Promise<StoredAnswer | undefined> {
  const [task = '', at] = String((await deps.bucket.get(key)) ?? '').split(' ')
  if (task === '' || task === ref.task) return undefined
  const { record } = (await records.answer(task, Number(at))) ?? {}
  if (!record || record.failed) return undefined
  const paid = await records.attempt(keys.attempt(ref.batch, task, record.call.attempt))
  if (!paid) return undefined
  const { last } = tried
  const step = answers.length || undefined
  // The process may have died with the attempt copied and not the answer.
  const isBegun = last?.step === step && last?.call === paid.call
  // The own attempt is still to be given an end.
  if (last && last.step === step && !last.ended && !isBegun) return undefined
  const attempt = isBegun ? last!.attempt : tried.lastAttempt + 1
  const copy = { ...paid, task: ref.task, attempt, step, from: paid.from ?? ref.batch }
  if (!isBegun && !(await records.openAttempt(copy))) return undefined
  Object.assign(tried, { last: copy, lastAttempt: attempt })
  const call = { ...record.call, attempt, shared: true as const }
  return retryWrite(deps, () => records.writeAnswer({ ...record, task: ref.task, step, call }))
}
