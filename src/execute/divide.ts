import type { Job } from '../job.js'
import { BatchRecords, part, type StoredAnswer } from '../records/batch-records.js'
import { parse, print, UnreadableRecord } from '../records/codec.js'
import { keys, pathOf, rootOf } from '../records/keys.js'
import type { TaskRef } from '../task.js'
import type { TaskWork } from './work.js'
import type { ExecuteWorld } from './world.js'

const PACKING = 'lote/packing'
/** Below this many items a slow answer is not the pack's fault. */
const SMALLEST_SLOW_PACK = 50
/** Finding one bad row among 500 takes 9 divisions; well past that the fault is not in one row. */
const MOST_DIVISIONS = 20

/** A group is done as one or not at all; what holds none is divided like the tasks of any job. */
export function isWhole({ task, job }: Pick<TaskWork, 'task' | 'job'>): boolean {
  return task.whole ?? job.groupOf !== undefined
}

/** The first call of a task carries its items; once it was answered they are paid for as one. */
export function mayDivideSlow(work: TaskWork & { answers: readonly StoredAnswer[] }): boolean {
  const isFirst = work.answers.length === 0
  return isFirst && work.task.items.length > SMALLEST_SLOW_PACK && !isWhole(work)
}

/** From now on its halves settle what the task would have. */
export async function markDivided(world: ExecuteWorld, { batch, task }: TaskRef): Promise<void> {
  await new BatchRecords(world.bucket, batch).writeSplit(task)
}

/** Whether halving may still find the rows that are refused: bounded over the whole task. */
export async function mayDivideRefused(work: TaskWork): Promise<boolean> {
  const { ref, world, records, job } = work
  if (isWhole(work)) return false
  const root = rootOf(ref.task)
  const most = (await packLimit(job, world)) ?? Number.POSITIVE_INFINITY
  const { items } = await records.task(root)
  const asked = await parts(world, keys.attempts(ref.batch), root)
  const divided = await parts(world, keys.splits(ref.batch), root)
  // Those that were divided for their size, or unasked, found no row and cost no second call.
  const found = [...divided].filter(
    (task) => asked.has(task) && part(items, pathOf(task)).length <= most,
  )
  return found.length < MOST_DIVISIONS
}

/** The parts of a root task, and itself, that have objects under this prefix. */
async function parts({ bucket }: ExecuteWorld, prefix: string, root: string): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const key of bucket.list(`${prefix}${root}`)) {
    const task = key.slice(prefix.length).split('.')[0]!
    if (rootOf(task) === root) found.add(task)
  }
  return found
}

/** Whether a pack of this size is below what the service has refused by size. */
export async function smallEnough(
  work: TaskWork & { answers: readonly StoredAnswer[] },
): Promise<boolean> {
  if (isWhole(work) || work.answers.length > 0) return true
  const most = await packLimit(work.job, work.world)
  const items = work.task.items.length
  return most === undefined || items <= most || items === 1
}

/** The service refused `items` by their number: half of it is tried from now on. */
export async function rememberPack(items: number, job: Job, world: ExecuteWorld): Promise<void> {
  const most = Math.max(1, Math.ceil(items / 2))
  const known = await packLimit(job, world)
  if (known === undefined || most < known) {
    await world.bucket.put(keys.packLimit(world.book, job.kind), print(PACKING, { most }))
  }
}

/** What is learnt is a help: unreadable, it is learnt again. */
export async function packLimit(
  job: Job,
  world: Pick<ExecuteWorld, 'bucket' | 'book'>,
): Promise<number | undefined> {
  const key = keys.packLimit(world.book, job.kind)
  const bytes = await world.bucket.get(key)
  if (!bytes) return undefined
  try {
    const { most } = parse<{ most?: unknown }>(PACKING, key, bytes)
    return typeof most === 'number' && most >= 1 ? most : undefined
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined
    throw error
  }
}
