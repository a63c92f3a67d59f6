import type { Job, Knowledge, TaskState } from '../core/job/job.js'
import type { TaskRecord } from '../core/task.js'
import { answeredSoFar, type StoredAnswer } from '../records/batch-records.js'
import { jobOf } from '../records/prefetch.js'

/** A task and its stored answers. */
export interface RecordedTask {
  /** The name of its calls at the service. */
  name: string
  record: TaskRecord
  stored: readonly StoredAnswer[]
}

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

export function askingOf({ name, record: { parameters, items }, stored }: RecordedTask): TaskState {
  return { parameters, items, name, ...answeredSoFar(stored) }
}
