import type { AttemptRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { hourOf, keys } from '../records/keys.js'
import { hasEnded, type ProcessIdentity } from '../runtime/process-identity.js'
import type { Bucket } from '../storage/bucket.js'
import type { ExecuteDeps } from './deps.js'
import { MOST_FAILURES, OUTAGES_OF_ITS_OWN } from './retry-policy.js'

export type AttemptEnd = NonNullable<AttemptRecord['ended']>

/** The attempts at one task, oldest first, as the bucket holds them. */
export async function readAttempts(
  bucket: Bucket,
  batch: string,
  task: string,
): Promise<AttemptRecord[]> {
  const attempts: AttemptRecord[] = []
  const records = new BatchRecords(bucket, batch)
  for await (const one of records.attempts(keys.attemptsOf(batch, task))) attempts.push(one)
  // Keys order the first 9,999; a service that answers 429 for days gets beyond.
  return attempts.sort((a, b) => a.attempt - b.attempt)
}

/**
 * Writes the attempt down before its call is sent. False when another process wrote this attempt
 * first.
 */
export function openAttempt(
  bucket: Bucket,
  batch: string,
  attempt: AttemptRecord,
): Promise<boolean> {
  return new BatchRecords(bucket, batch).openAttempt(attempt)
}

/** An entry of the ledger from which a lost book is made again: its key says all. */
export async function noteSpent(deps: Ledgers, attempt: AttemptRecord): Promise<void> {
  if (attempt.units === 0) return
  await Promise.all(ledgersOf(deps).map((bucket) => bucket.put(spentKey(attempt), '')))
}

/** Takes the units off the ledger: nothing was sent, and the book has given them to others. */
export async function noteUnspent(deps: Ledgers, attempt: AttemptRecord): Promise<void> {
  if (attempt.units === 0) return
  await Promise.all(ledgersOf(deps).map((bucket) => bucket.delete(spentKey(attempt))))
}

type Ledgers = Pick<ExecuteDeps, 'bucket' | 'machine'>

function ledgersOf({ bucket, machine }: Ledgers): Bucket[] {
  return machine ? [bucket, machine] : [bucket]
}

function spentKey({ book, grantedAtMs, units, grant }: AttemptRecord): string {
  return keys.spentCall(book, hourOf(grantedAtMs), grantedAtMs, units, grant)
}

/** Tells how an attempt ended. */
export function closeAttempt(bucket: Bucket, batch: string, attempt: AttemptRecord): Promise<void> {
  return new BatchRecords(bucket, batch).writeAttempt(attempt)
}

/**
 * Whether the call may still be under way. A process on this host that is gone waits for nothing,
 * but the service may still be at it: a call that cannot be repeated is left alone until its
 * deadline, as is every call of another host, of which nothing else is known.
 */
export function mayBeInFlight(
  attempt: AttemptRecord,
  { me, nowMs, repeatable }: { me: ProcessIdentity; nowMs: number; repeatable: boolean },
): boolean {
  if (attempt.ended || nowMs > attempt.deadlineMs) return false
  return !repeatable || !hasEnded(attempt.owner, me)
}

/** Whether it is the task that fails, and not the service that is down. */
export function isGivenUp(attempts: readonly AttemptRecord[]): boolean {
  const failures = attempts.filter(hasFailed)
  const outages = new Set(failures.map(({ ended, call }) => ended?.streak ?? call))
  return failures.length >= MOST_FAILURES && outages.size >= OUTAGES_OF_ITS_OWN
}

/** Of no outage before which an answer was seen. */
const FROM_THE_START = 0

/** The outage that the last of these calls failed in: nobody is known to have been answered since. */
export function lastStreak(attempts: readonly AttemptRecord[]): number {
  return (
    attempts.findLast(({ ended }) => ended?.streak !== undefined)?.ended?.streak ?? FROM_THE_START
  )
}

/** How often this process asked the task in this outage. */
export function probesIn(
  streak: number | undefined,
  attempts: readonly AttemptRecord[],
  { instance }: ProcessIdentity,
): number {
  if (streak === undefined) return 0
  return attempts.filter(
    (one) => hasFailed(one) && one.ended?.streak === streak && one.owner.instance === instance,
  ).length
}

/** Sent, and failed or lost. A 429, a refusal, a probe and a call that never left do not count. */
export function hasFailed({ ended, probe }: AttemptRecord): boolean {
  if (probe) return false
  return ended?.as === 'unknown' || (ended?.as === 'broken' && ended.status !== undefined)
}
