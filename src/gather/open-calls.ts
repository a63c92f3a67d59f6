import type { Job, Knowledge } from '../core/job/job.js'
import type { BatchRecords } from '../records/batch-records.js'
import { callName, keys, rootOf } from '../records/keys.js'
import { type ReadKnowledge, readKnowledge } from '../records/prefetch.js'
import type { Bucket } from '../storage/bucket.js'
import { isComplete } from './is-complete.js'

/** Up to this many tasks are listed one by one; a listing of the whole batch may be long. */
const FEW = 50

interface Planned {
  job: Job
  plan: { tasks: number; readings?: number }
}

/**
 * Returns those of the root tasks that have a recorded call without a recorded end: it is in
 * flight, was lost, or its consequence was not carried out.
 */
export async function tasksWithOpenCalls(
  records: BatchRecords,
  { job, plan }: Planned,
  roots: ReadonlySet<string>,
): Promise<Set<string>> {
  const { bucket, batch } = records
  const open = new Set<string>()
  let known: Promise<ReadKnowledge> | undefined
  const knowledgeOf = async () => {
    known ??= readKnowledge(records, job, plan)
    return (await known).knowledge
  }
  for (const [task, { key }] of await lastAttempts(bucket, batch, roots)) {
    if (open.has(rootOf(task)) || (await isSettled(records, task))) continue
    const { ended, step = 0 } = (await records.attempt(key)) ?? {}
    if (
      ended ? ended.leadsTo : !(await isBetweenCalls(records, { task, step, job, knowledgeOf }))
    ) {
      open.add(rootOf(task))
    }
  }
  return open
}

interface LastCall {
  task: string
  step: number
  job: Job
  knowledgeOf(): Promise<Knowledge>
}

/** Whether the last call of the task was answered, and the next was not begun. */
async function isBetweenCalls(
  records: BatchRecords,
  { task, step, job, knowledgeOf }: LastCall,
): Promise<boolean> {
  const stored = await records.answers(task)
  if (stored.length <= step) return false
  const record = await records.task(task)
  const name = callName({ batch: records.batch, task }, record)
  const knowledge = await knowledgeOf()
  return !isComplete({ name, record, stored }, { job, knowledge })
}

/** The last attempt at each task, and at each part of it. */
async function lastAttempts(
  bucket: Bucket,
  batch: string,
  roots: ReadonlySet<string>,
): Promise<Map<string, { n: number; key: string }>> {
  const all = keys.attempts(batch)
  const prefixes = roots.size > FEW ? [all] : [...roots].map((root) => `${all}${root}`)
  const last = new Map<string, { n: number; key: string }>()
  for (const prefix of prefixes) {
    for await (const key of bucket.list(prefix)) {
      const [task = '', n] = key.slice(all.length).split('.')
      if (!roots.has(rootOf(task)) || Number(n) < (last.get(task)?.n ?? 0)) continue
      last.set(task, { n: Number(n), key })
    }
  }
  return last
}

async function isSettled({ bucket, batch }: BatchRecords, task: string): Promise<boolean> {
  const ends = [keys.outcome(batch, task), keys.split(batch, task)]
  const sizes = await Promise.all(ends.map((key) => bucket.size(key)))
  return sizes.some((size) => size !== undefined)
}
