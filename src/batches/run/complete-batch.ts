import type { Manifest } from '../../core/batch.js'
import { AccountHalted } from '../../core/errors.js'
import { Coordinator, type Ended } from '../../gather/coordinator.js'
import type { CoordinatorDeps } from '../../gather/deps.js'
import { missingTasks } from '../../gather/missing.js'
import { Outcomes } from '../../gather/outcomes.js'
import { sentence } from '../../messages/message-code.js'
import { publish } from '../../publish/publish.js'
import { BatchRecords } from '../../records/batch-records.js'
import { refusalsOf } from '../../records/control.js'
import { keys } from '../../records/keys.js'
import { currentQuote } from '../../records/prices.js'
import type { Bucket } from '../../storage/bucket.js'
import { readOnce } from '../../storage/read-once.js'

export type BatchEnd =
  | { is: 'finished'; manifest: Manifest }
  | { is: 'stopped' }
  | { is: 'halted'; halt: AccountHalted }

/**
 * Leads a batch to its end: feeds its missing tasks to the queue a few at a time, receives news of
 * settled ones, looks in the bucket for lost news, and publishes at the end. The process that leads
 * holds no data that the bucket lacks.
 */
export async function completeBatch(manifest: Manifest, deps: CoordinatorDeps): Promise<BatchEnd> {
  if (!deps.jobs.has(manifest.job)) throw new Error(`unknown job ${manifest.job}`)
  const ended = await settleTasks(manifest, deps)
  if (ended === 'stopped') return { is: 'stopped' }
  if (typeof ended === 'object') return { is: 'halted', halt: ended.halt }
  return publishEnd(manifest, ended === 'settled' ? 'finished' : 'cancelled', deps)
}

/** Makes the workbook of a batch that makes no more calls, and ends it. */
export async function publishEnd(
  manifest: Manifest,
  state: 'finished' | 'cancelled',
  deps: Pick<CoordinatorDeps, 'bucket' | 'jobs' | 'clock'>,
): Promise<BatchEnd> {
  const job = deps.jobs.get(manifest.job)!
  const bucket = readOnce(deps.bucket, CACHE_BYTES)
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const told = state === 'finished' ? manifest : await withReason(manifest, deps.bucket)
  const quoted = { ...told, quote: await currentQuote(told, deps.bucket) }
  const published = await publish(quoted, job, state, {
    bucket,
    outcomes,
    now: deps.clock.now,
  })
  return { is: 'finished', manifest: published }
}

/**
 * The cache for outcomes, in bytes; one takes a few hundred bytes as stored. Calls, rows and the
 * seal are made from them.
 */
const CACHE_BYTES = 32 * 2 ** 20

/**
 * After this many rounds the store has repeatedly lost records that it acknowledged, and the batch
 * halts.
 */
const MOST_ROUNDS = 3

/**
 * Settles all tasks, and checks that the store still has what it acknowledged before the workbook
 * is made. Lost outcomes are settled again, from their answers where these are stored.
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

/** Adds the refusals for which a batch was stopped early to its messages. */
async function withReason(manifest: Manifest, bucket: Bucket): Promise<Manifest> {
  const refusals = await refusalsOf(bucket, manifest.id)
  if (!refusals) return manifest
  return { ...manifest, told: [...manifest.told, sentence('told_stopped_early', { ...refusals })] }
}
