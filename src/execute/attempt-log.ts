import type { AttemptRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { hourOf, keys } from '../records/keys.js'
import { hasEnded, type ProcessIdentity } from '../runtime/process-identity.js'
import type { Bucket } from '../storage/bucket.js'
import type { ExecuteDeps } from './deps.js'
import { MOST_FAILURES, MOST_PAID_FAILURES, OUTAGES_OF_ITS_OWN } from './retry-policy.js'

export type AttemptEnd = NonNullable<AttemptRecord['ended']>

/** Reads the attempts at one task from the bucket, oldest first. */
export async function readAttempts(
  bucket: Bucket,
  batch: string,
  task: string,
): Promise<AttemptRecord[]> {
  const attempts: AttemptRecord[] = []
  const records = new BatchRecords(bucket, batch)
  for await (const one of records.attempts(keys.attemptsOf(batch, task))) attempts.push(one)
  // Keys sort only the first 9,999 attempts; a service that answers 429 for days causes more.
  return attempts.sort((a, b) => a.attempt - b.attempt)
}

/**
 * Adds an entry to the ledger, from which a lost limiter is made again; the key holds all facts.
 */
export async function noteSpent(deps: Ledgers, attempt: Spent): Promise<void> {
  if (attempt.units === 0) return
  await Promise.all(ledgersOf(deps).map((bucket) => bucket.put(spentKey(attempt), '')))
}

/**
 * Removes the units from the ledger: nothing was sent, and the limiter has given them to other
 * calls.
 */
export async function noteUnspent(deps: Ledgers, attempt: Spent): Promise<void> {
  if (attempt.units === 0) return
  await Promise.all(ledgersOf(deps).map((bucket) => bucket.delete(spentKey(attempt))))
}

type Ledgers = Pick<ExecuteDeps, 'bucket'> & { machine?: Bucket | undefined }
type Spent = Pick<AttemptRecord, 'book' | 'grantedAtMs' | 'units' | 'grant'>

function ledgersOf({ bucket, machine }: Ledgers): Bucket[] {
  return machine ? [bucket, machine] : [bucket]
}

function spentKey({ book, grantedAtMs, units, grant }: Spent): string {
  return keys.spentCall(book, hourOf(grantedAtMs), grantedAtMs, units, grant)
}

/**
 * Decides whether the call may still be in flight. A process of this host that has ended waits for
 * no answer, but the service may still be working on the call. A call that cannot be repeated is
 * therefore left alone until its deadline, and so is every call of another host, whose processes
 * cannot be checked.
 */
export function mayBeInFlight(
  attempt: AttemptRecord,
  { me, nowMs, repeatable }: { me: ProcessIdentity; nowMs: number; repeatable: boolean },
): boolean {
  if (attempt.ended || nowMs > attempt.deadlineMs) return false
  return !repeatable || !hasEnded(attempt.owner, me)
}

/** Decides whether the task itself fails, and not the service. */
export function isGivenUp(attempts: readonly AttemptRecord[]): boolean {
  const failures = attempts.filter(hasFailed)
  if (failures.filter(isPaid).length >= MOST_PAID_FAILURES) return true
  const outages = new Set(failures.map(({ ended, call }) => ended?.streak ?? call))
  return failures.length >= MOST_FAILURES && outages.size >= OUTAGES_OF_ITS_OWN
}

/** The service has done the work; a page of status 200 belongs to an outage, and is of its edge. */
function isPaid({ ended }: AttemptRecord): boolean {
  const { status = 0, streak } = ended ?? {}
  return status >= 200 && status < 300 && streak === undefined
}

/** The outage in which a call failed before this process received any answer. */
const FROM_THE_START = 0

/**
 * The outage in which the last of these calls failed; no call is known to have been answered since.
 */
export function lastStreak(attempts: readonly AttemptRecord[]): number {
  return (
    attempts.findLast(({ ended }) => ended?.streak !== undefined)?.ended?.streak ?? FROM_THE_START
  )
}

/** How many calls of the task this process made in this outage. */
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

/**
 * Whether the call was sent, and failed or was lost. A 429, a refusal, a probe and a call that was
 * never sent do not count.
 */
export function hasFailed({ ended, probe }: AttemptRecord): boolean {
  if (probe) return false
  return ended?.as === 'unknown' || (ended?.as === 'broken' && ended.status !== undefined)
}
