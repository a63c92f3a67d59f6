import { hasEnded, type Owner } from '../owner.js'
import { parse, print } from '../records/codec.js'
import { hourOf, keys } from '../records/keys.js'
import type { Bucket } from '../stores/bucket.js'
import type { AttemptRecord } from '../task.js'

const FORMAT = 'lote/attempt'

/** The attempts at one task, oldest first, as the bucket holds them. */
export async function readAttempts(bucket: Bucket, batch: string, task: string): Promise<AttemptRecord[]> {
  const attempts: AttemptRecord[] = []
  for await (const key of bucket.list(keys.attemptsOf(batch, task))) {
    const bytes = await bucket.get(key)
    if (bytes) attempts.push(parse<AttemptRecord>(FORMAT, key, bytes))
  }
  return attempts
}

/**
 * Writes the attempt down before its call is sent, and the units in the ledger from which a lost
 * book is made again. False when another process wrote this attempt first.
 */
export async function openAttempt(bucket: Bucket, batch: string, attempt: AttemptRecord): Promise<boolean> {
  const [mine] = await Promise.all([
    bucket.create(keys.attempt(batch, attempt.task, attempt.attempt), print(FORMAT, attempt)),
    noteSpent(bucket, attempt),
  ])
  return mine
}

/** The same attempt under another grant: the book was lost before anything was sent. */
export async function openAgain(bucket: Bucket, batch: string, attempt: AttemptRecord): Promise<void> {
  await Promise.all([
    bucket.put(keys.attempt(batch, attempt.task, attempt.attempt), print(FORMAT, attempt)),
    noteSpent(bucket, attempt),
  ])
}

/** An entry of the ledger: its key says all. */
async function noteSpent(bucket: Bucket, { book, grantedAtMs, units, grant }: AttemptRecord): Promise<void> {
  if (units > 0) await bucket.put(keys.spentCall(book, hourOf(grantedAtMs), grantedAtMs, units, grant), '')
}

/** Tells how an attempt ended that led to no outcome. */
export async function closeAttempt(bucket: Bucket, batch: string, attempt: AttemptRecord, ended: NonNullable<AttemptRecord['ended']>): Promise<void> {
  const record: AttemptRecord = { ...attempt, ended }
  await bucket.put(keys.attempt(batch, attempt.task, attempt.attempt), print(FORMAT, record))
}

/**
 * Whether the process that opened the attempt can still be waiting for its answer. One on this host
 * that is gone waits for nothing; of another host only the deadline tells.
 */
export function mayBeInFlight(attempt: AttemptRecord, me: Owner, nowMs: number): boolean {
  return !attempt.ended && nowMs <= attempt.deadlineMs && !hasEnded(attempt.owner, me)
}
