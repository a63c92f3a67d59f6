import { isDeepStrictEqual } from 'node:util'
import type { Job, Knowledge, Prefetch, PrefetchAnswer } from '../core/job/job.js'
import type { TaskRecord } from '../core/task.js'
import { type BatchRecords, stepAnswer } from './batch-records.js'
import { keys, readingTasks } from './keys.js'
import { notePrice } from './prices.js'

/**
 * Returns the job that makes and interprets the calls of a task: its own, or that of the prefetch.
 */
export function jobOf({ reading }: Pick<TaskRecord, 'reading'>, job: Job): Job {
  return reading && job.prefetches ? readingJob(reading, job) : job
}

/**
 * For a prefetch, a refusal and a failure count as answers: the batch goes on without the missing
 * facts.
 */
function readingJob(reading: Prefetch, job: Job): Job {
  return {
    ...job,
    next: ({ answers }, knowledge = {}) => {
      const request = answers.length > 0 ? undefined : job.prefetches!.request(reading, knowledge)
      return request && { ...request, refusalIsAnswer: true, failureIsAnswer: true }
    },
    read: () => ({ is: 'read', items: [], totals: {} }),
  }
}

/** The knowledge of a batch, and whether all its prefetches are settled. */
export interface ReadKnowledge {
  knowledge: Knowledge
  isWhole: boolean
}

/** Joins the knowledge from before the plan with the answers of the prefetches so far. */
export async function readKnowledge(
  records: BatchRecords,
  job: Job,
  plan: { tasks: number; readings?: number },
): Promise<ReadKnowledge> {
  const planned = await records.knowledge()
  if (!job.prefetches || !plan.readings) return { knowledge: planned, isWhole: true }
  const answers: PrefetchAnswer[] = []
  let isWhole = true
  for (const task of readingTasks(plan)) {
    const { reading } = await records.task(task)
    const answer = await records.answer(task)
    if (reading && answer) answers.push({ ...reading, answer: stepAnswer(answer) })
    const isSettled = (await records.bucket.size(keys.outcome(records.batch, task))) !== undefined
    isWhole &&= isSettled
  }
  return { knowledge: { ...planned, ...job.prefetches.addAnswers(answers, planned) }, isWhole }
}

/** Tasks whose prices are computed at a time. */
const AT_A_TIME = 16

/**
 * Notes the prices of these tasks by the answers of the prefetches, before a call of any is made.
 */
export async function priceTasks(
  records: BatchRecords,
  job: Job,
  plan: { tasks: number; readings?: number },
  tasks: readonly string[],
): Promise<void> {
  const { price } = job
  if (!price || !plan.readings) return
  const { knowledge } = await readKnowledge(records, job, plan)
  for (let at = 0; at < tasks.length; at += AT_A_TIME) {
    const some = tasks.slice(at, at + AT_A_TIME).map(async (task) => {
      const { parameters, items, price: first } = await records.task(task)
      const now = first && price({ parameters, items, answers: [] }, knowledge)
      if (!now || isDeepStrictEqual(now, first)) return
      await notePrice(records.bucket, records.batch, { task, step: 0, first, now })
    })
    await Promise.all(some)
  }
}
