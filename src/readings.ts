import type { Job, Knowledge, Reading, ReadingAnswer } from './job.js'
import { type BatchRecords, stepAnswer } from './records/batch-records.js'
import { keys, readingTasks } from './records/keys.js'
import type { TaskRecord } from './task.js'

/** How a task is asked and read: as its job says, or as the reading that it is. */
export function jobOf({ reading }: Pick<TaskRecord, 'reading'>, job: Job): Job {
  return reading && job.readings ? readingJob(reading, job) : job
}

/** A refusal is an answer as well: the batch does without what was refused. */
function readingJob(reading: Reading, job: Job): Job {
  return {
    ...job,
    next: ({ answers }, knowledge = {}) =>
      answers.length > 0
        ? undefined
        : { ...job.readings!.request(reading, knowledge), refusalTells: true },
    read: () => ({ is: 'read', items: [], totals: {} }),
  }
}

/** What is known of a batch, and whether more is still to be read. */
export interface Known {
  knowledge: Knowledge
  isWhole: boolean
}

/** What was read before the batch was planned, and what its readings brought so far. */
export async function knownOf(
  records: BatchRecords,
  job: Job,
  plan: { tasks: number; readings?: number },
): Promise<Known> {
  const planned = await records.knowledge()
  if (!job.readings || !plan.readings) return { knowledge: planned, isWhole: true }
  const answers: ReadingAnswer[] = []
  let isWhole = true
  for (const task of readingTasks(plan)) {
    const { reading } = await records.task(task)
    const answer = await records.answer(task)
    if (reading && answer) answers.push({ ...reading, answer: stepAnswer(answer) })
    const isSettled = (await records.bucket.size(keys.outcome(records.batch, task))) !== undefined
    isWhole &&= isSettled
  }
  return { knowledge: { ...planned, ...job.readings.learnt(answers, planned) }, isWhole }
}
