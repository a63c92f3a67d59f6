import type { StoredAnswer } from '../records/batch-records.js'
import { retryWrite } from './retry-write.js'
import type { TaskWork } from './task-context.js'

/** Caches the answer of a prefetch for later batches, before the prefetch is settled. */
export async function cachePrefetch(
  { job, task, knowledge, deps }: TaskWork,
  [answer]: readonly StoredAnswer[],
): Promise<void> {
  const { reading } = task
  const { cacheAnswer } = deps
  if (!reading?.keep || !cacheAnswer || !answer || answer.record.refused) return
  const request = job.prefetches!.request(reading, knowledge)
  if (request) await retryWrite(deps, () => cacheAnswer(request.path, answer.record.body))
}
