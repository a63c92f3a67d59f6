import type { Manifest } from '../core/batch.js'
import { AccountHalted } from '../core/errors.js'
import { Coordinator, type Ended } from '../gather/coordinator.js'
import type { CoordinatorDeps } from '../gather/deps.js'
import { missingTasks } from '../gather/missing.js'
import { Outcomes } from '../gather/outcomes.js'
import { sentence } from '../messages/message-code.js'
import { publish } from '../publish/publish.js'
import { BatchRecords } from '../records/batch-records.js'
import { refusalsOf } from '../records/control.js'
import { keys } from '../records/keys.js'
import { quoteNow } from '../records/prices.js'
import type { Bucket } from '../storage/bucket.js'
import { readOnce } from '../storage/read-once.js'

export type BatchEnd =
  | { is: 'finished'; manifest: Manifest }
  | { is: 'stopped' }
  | { is: 'halted'; halt: AccountHalted }

/**
 * Sees a batch through: feeds its missing tasks to the queue a few at a time, hears of those that
 * are settled, looks into the bucket for news that were lost, and publishes at the end. Whoever
 * does it keeps nothing that the bucket does not hold.
 */
export async function completeBatch(manifest: Manifest, deps: CoordinatorDeps): Promise<BatchEnd> {
  const job = deps.jobs.get(manifest.job)
  if (!job) throw new Error(`unknown job ${manifest.job}`)
  const ended = await settleTasks(manifest, deps)
  if (ended === 'stopped') return { is: 'stopped' }
  if (typeof ended === 'object') return { is: 'halted', halt: ended.halt }
  const bucket = readOnce(deps.bucket, HELD_BYTES)
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const state = ended === 'settled' ? 'finished' : 'cancelled'
  const told = ended === 'settled' ? manifest : await withReason(manifest, deps.bucket)
  const quoted = { ...told, quote: await quoteNow(told, deps.bucket) }
  const published = await publish(quoted, job, state, {
    bucket,
    outcomes,
    now: deps.clock.now,
  })
  return { is: 'finished', manifest: published }
}

/** An outcome is a few hundred bytes as it is stored; calls, rows and the seal are made from it. */
const HELD_BYTES = 32 * 2 ** 20

/** A store that has forgotten so many times what it acknowledged is not asked a further time. */
const MOST_ROUNDS = 3

/**
 * Settles all tasks, and looks whether the store has what it acknowledged before anything is made
 * of it. What it has forgotten is settled again, from the answers where they are there.
 */
async function settleTasks(manifest: Manifest, deps: CoordinatorDeps): Promise<Ended> {
  for (let round = 1; ; round += 1) {
    const missing = await missingTasks(deps.bucket, manifest.id, manifest.plan.tasks)
    const [first] = missing
    if (first === undefined) return 'settled'
    if (round > MOST_ROUNDS) {
      const key = keys.outcome(manifest.id, first)
      return {
        halt: new AccountHalted('record_unreadable', { key, problem: 'missing', found: '' }),
      }
    }
    const ended = await new Coordinator(manifest, missing, deps).run()
    if (ended !== 'settled') return ended
  }
}

/** What was learnt of a batch that was stopped early is told with it. */
async function withReason(manifest: Manifest, bucket: Bucket): Promise<Manifest> {
  const refusals = await refusalsOf(bucket, manifest.id)
  if (!refusals) return manifest
  return { ...manifest, told: [...manifest.told, sentence('told_stopped_early', { ...refusals })] }
}
