import type { Job } from '../job.js'
import { keys } from '../records/keys.js'
import type { ExecuteWorld } from './world.js'

/** Below this many items a slow answer is not the pack's fault. */
const SMALLEST_SLOW_PACK = 50

export function mayDivide(items: number): boolean {
  return items > SMALLEST_SLOW_PACK
}

/** Whether a pack of this size is below what the service has refused by size. */
export async function smallEnough(items: number, job: Job, world: ExecuteWorld): Promise<boolean> {
  const most = await packLimit(job, world)
  return most === undefined || items <= most || items === 1
}

/** The service refused `items` by their number: half of it is tried from now on. */
export async function rememberPack(items: number, job: Job, world: ExecuteWorld): Promise<void> {
  const most = Math.max(1, Math.floor(items / 2))
  const known = await packLimit(job, world)
  if (known === undefined || most < known) {
    await world.bucket.put(keys.packLimit(world.book, job.kind), JSON.stringify({ most }))
  }
}

export async function packLimit(job: Job, world: Pick<ExecuteWorld, 'bucket' | 'book'>): Promise<number | undefined> {
  const bytes = await world.bucket.get(keys.packLimit(world.book, job.kind))
  if (!bytes) return undefined
  const { most } = JSON.parse(bytes.toString('utf8')) as { most?: number }
  return typeof most === 'number' && most >= 1 ? most : undefined
}
