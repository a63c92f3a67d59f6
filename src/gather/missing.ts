import { halves, keys, taskId } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'

/** Returns the root tasks of a batch that are not settled yet, by listing keys alone. */
export async function missingTasks(
  bucket: Bucket,
  batch: string,
  tasks: number,
): Promise<Set<string>> {
  const settled = await keyNames(bucket, keys.outcomes(batch), '.json.gz')
  const divided = await keyNames(bucket, keys.splits(batch), '.json')
  const missing = new Set<string>()
  for (let n = 1; n <= tasks; n += 1) {
    const task = taskId(n)
    if (!isSettled(task, settled, divided)) missing.add(task)
  }
  return missing
}

/** A divided task is settled when both of its halves are. */
function isSettled(task: string, settled: Set<string>, divided: Set<string>): boolean {
  if (settled.has(task)) return true
  return divided.has(task) && halves(task).every((half) => isSettled(half, settled, divided))
}

/** Returns what stands between prefix and suffix in the keys of the bucket. */
export async function keyNames(
  bucket: Bucket,
  prefix: string,
  suffix: string,
): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const key of bucket.list(prefix)) found.add(key.slice(prefix.length, -suffix.length))
  return found
}

export async function taskIsSettled(bucket: Bucket, batch: string, task: string): Promise<boolean> {
  if ((await bucket.size(keys.outcome(batch, task))) !== undefined) return true
  if ((await bucket.size(keys.split(batch, task))) === undefined) return false
  const [a, b] = halves(task)
  return (await taskIsSettled(bucket, batch, a)) && taskIsSettled(bucket, batch, b)
}
