import type { Asking, Job, Knowledge } from '../core/job/job.js'
import type { TaskRecord } from '../core/task.js'
import { answeredSoFar, type StoredAnswer } from '../records/batch-records.js'
import { jobOf } from '../records/prefetch.js'

/** A task and what was answered, as its records tell it. */
export interface RecordedTask {
  /** Of its calls, at the service. */
  name: string
  record: TaskRecord
  stored: readonly StoredAnswer[]
}

/** Whether the job asks for nothing more: else the task was left between two of its calls. */
export function isComplete(
  told: RecordedTask,
  { job, knowledge }: { job: Job; knowledge: Knowledge },
): boolean {
  if (told.record.broken) return true
  try {
    return jobOf(told.record, job).next(askingOf(told), knowledge) === undefined
  } catch {
    // Whoever settles it tells what is wrong.
    return true
  }
}

export function askingOf({ name, record: { parameters, items }, stored }: RecordedTask): Asking {
  return { parameters, items, name, ...answeredSoFar(stored) }
}
