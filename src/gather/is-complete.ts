import type { Job, Knowledge } from '../core/job/job.js'
import { askingOf, type RecordedTask } from '../records/batch-records.js'
import { jobOf } from '../records/prefetch.js'

/** Decides whether the job needs no further call; else the task ended between two of its calls. */
export function isComplete(
  recorded: RecordedTask,
  { job, knowledge }: { job: Job; knowledge: Knowledge },
): boolean {
  if (recorded.record.broken) return true
  try {
    return jobOf(recorded.record, job).next(askingOf(recorded), knowledge) === undefined
  } catch {
    // The worker that settles the task reports the error.
    return true
  }
}
