import type { Redis } from 'ioredis'
import { UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import { takeLease } from '../redis/lease.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Bucket } from '../storage/bucket.js'
import type { Notice, Send, Sending, SendOutcome, Target } from './notice.js'
import { type Due, dueNotices, Outbox } from './outbox.js'
import { MOST_ATTEMPTS, pauseMs } from './retry.js'
import { shownTarget } from './target.js'

const DELIVER_EVERY_MS = 5_000
/** Concurrent deliveries, so that one hanging receiver does not delay the others. */
const AT_ONCE = 8
/** Age at which a mark without a notice is deleted: its writer died between the two. */
const ORPHAN_MS = 3_600_000
/**
 * How long a notice is left to a worker that has what this one lacks; after that, its attempts name
 * what is missing.
 */
const LEFT_TO_OTHERS_MS = 12 * 3_600_000

export interface DeliveryDeps {
  bucket: Bucket
  redis: Redis
  /** Prefix of the leases: notices of different storages share no lease. */
  prefix: string
  owner: ProcessIdentity
  clock: Clock
  random: () => number
  log: Log
  send: Send
  /** Returns the variable that this process lacks to deliver to a target. */
  missing: (target: Target) => string | undefined
}

/** Delivers due notices repeatedly until it is stopped. */
export async function deliverNotices(deps: DeliveryDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await deliverDue(deps, stopping)
    } catch (error) {
      // A storage that is briefly away does not end the worker.
      deps.log.error({ err: error }, 'looking for notices')
    }
    await deps.clock.sleep(DELIVER_EVERY_MS, stopping)
  }
}

/** Delivers the notices that are due now. */
export async function deliverDue(deps: DeliveryDeps, stopping?: AbortSignal): Promise<void> {
  const nowMs = deps.clock.now()
  const due = dueUntil(deps.bucket, nowMs)
  const deliverers = Array.from({ length: AT_ONCE }, async () => {
    for await (const one of { [Symbol.asyncIterator]: () => sharing(due) }) {
      if (stopping?.aborted) return
      await deliverAlone(one, deps)
    }
  })
  await Promise.all(deliverers)
}

/** Keys begin with the instant, so that the first one that is not due ends the listing. */
async function* dueUntil(bucket: Bucket, nowMs: number): AsyncGenerator<Due, undefined> {
  for await (const due of dueNotices(bucket)) {
    if (due.atMs > nowMs) return
    yield due
  }
}

/** Shares the generator: a deliverer that returns early does not close it for the others. */
const sharing = (due: AsyncGenerator<Due, undefined>) => ({ next: () => due.next() })

async function deliverAlone(due: Due, deps: DeliveryDeps): Promise<void> {
  const name = `${deps.prefix}:notice:${due.notice}`
  const lease = await takeLease(deps.redis, name, deps.owner)
  if (!lease) return
  try {
    await deliver(due, deps)
  } catch (error) {
    deps.log.error({ notice: due.notice, err: error }, 'notice')
    if (error instanceof UnreadableRecord) await postpone(due, deps)
  } finally {
    await lease.release()
  }
}

/** A record that cannot be read is tried again in an hour, because the operator may restore it. */
async function postpone(due: Due, { bucket, clock }: DeliveryDeps): Promise<void> {
  await bucket.put(keys.dueNotice(clock.now() + ORPHAN_MS, due.notice, due.round), '')
  await bucket.delete(due.key)
}

async function deliver(due: Due, deps: DeliveryDeps): Promise<void> {
  const outbox = new Outbox(deps.bucket)
  const notice = await outbox.notice(due.notice)
  if (!notice) return deleteOrphan(due, deps)
  if (await isSettled(due, outbox)) return deps.bucket.delete(due.key)
  const made = (await outbox.sendings(notice.id)).filter(({ round }) => round === due.round)
  if (made.length === 0 && isLeftToOtherWorker(notice, due, deps)) return
  const last = made.at(-1)
  const sending =
    last && !mayTryAgain(last, due) ? last : await sendOnce(notice, due.round, made, deps)
  if (!sending) return
  await applyOutcome(sending, outbox)
  await deps.bucket.delete(due.key)
}

/** The instant of the mark is when the notice was made, or when a user sent it again. */
function isLeftToOtherWorker(
  { target }: Notice,
  { atMs }: Due,
  { clock, missing }: DeliveryDeps,
): boolean {
  return missing(target) !== undefined && clock.now() - atMs < LEFT_TO_OTHERS_MS
}

async function isSettled({ notice, round }: Due, outbox: Outbox): Promise<boolean> {
  if (await outbox.isDelivered(notice)) return true
  return (await outbox.deadLetter(notice, round)) !== undefined
}

async function deleteOrphan({ key, atMs }: Due, { bucket, clock }: DeliveryDeps): Promise<void> {
  if (clock.now() - atMs > ORPHAN_MS) await bucket.delete(key)
}

/**
 * Decides whether the next attempt may be made. An outcome that was recorded but not acted on comes
 * first; an attempt without an outcome may have been delivered, and is repeated under the same id.
 */
function mayTryAgain({ n, ended, nextMs }: Sending, { atMs }: Due): boolean {
  if (!ended) return n < MOST_ATTEMPTS
  return nextMs !== undefined && atMs >= nextMs
}

/** Returns undefined when another process has begun the same attempt. */
async function sendOnce(
  notice: Notice,
  round: number,
  made: readonly Sending[],
  { bucket, clock, random, log, send }: DeliveryDeps,
): Promise<Sending | undefined> {
  const outbox = new Outbox(bucket)
  const atMs = clock.now()
  const n = (made.at(-1)?.n ?? 0) + 1
  const begun: Sending = { notice: notice.id, round, n, at: new Date(atMs).toISOString() }
  if (!(await outbox.begin(begun))) return undefined
  const ended = await send(notice, atMs)
  const sending = { ...begun, ended, ...next(ended, n, clock.now(), random) }
  await outbox.end(sending)
  const to = shownTarget(notice.target)
  log.info({ notice: notice.id, to, n, ended: ended.is, ms: clock.now() - atMs }, 'notice')
  return sending
}

function next(
  ended: SendOutcome,
  n: number,
  nowMs: number,
  random: () => number,
): Pick<Sending, 'nextMs'> {
  if (ended.is !== 'failed') return {}
  const pause = pauseMs(n, random, ended.retryAfterMs)
  return pause === undefined ? {} : { nextMs: nowMs + pause }
}

/** Acts on the outcome of an attempt; repeating it changes nothing. */
async function applyOutcome(sending: Sending, outbox: Outbox): Promise<void> {
  const { notice, round, at, ended, nextMs } = sending
  if (ended?.is === 'delivered') return outbox.markDelivered(notice, at)
  if (nextMs !== undefined) return outbox.bucket.put(keys.dueNotice(nextMs, notice, round), '')
  const why = ended?.is === 'refused' ? 'refused' : 'attempts'
  await outbox.giveUp({ notice, round, at, why, detail: ended?.detail ?? 'interrupted' })
}
