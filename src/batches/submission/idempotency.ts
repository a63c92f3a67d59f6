import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Manifest } from '../../core/batch.js'
import type { Parameters } from '../../core/job/job.js'
import { BatchRecords } from '../../records/batch-records.js'
import { readControl, refusalsOf } from '../../records/control.js'
import { keys } from '../../records/keys.js'
import type { Clock } from '../../runtime/clock.js'
import type { Bucket } from '../../storage/bucket.js'
import { digestOf } from '../../storage/sha256.js'

/**
 * The facts that make two submissions the same: a second one would pay for the same calls again.
 */
export interface RequestIdentity {
  file: string
  job: string
  /** The parameters in the service's form, after defaults. */
  parameters: Parameters
  /** The name of the rate limiter of the account's user. */
  book: string
  rehearsal: boolean
  /** Undefined for a file with only one sheet, which is named after the file. */
  sheet: string | undefined
  mapping: { field: string; column: string }[]
  /** The options for reading the sheet that change the meaning of its cells. */
  reading: Record<string, string | undefined>
}

/**
 * What shows that a batch was submitted before: the same request, the ids of its rows, or a patch
 * with its content.
 */
export type KnownBy = 'request' | 'rows' | 'content'

/** The same was submitted before, and was paid for or is in progress. */
export class DuplicateSubmission extends Error {
  override readonly name = 'DuplicateSubmission'
  constructor(
    readonly first: Manifest,
    readonly by: KnownBy = 'request',
  ) {
    super(`the same as batch ${first.id}`)
  }
}

/** Returns the idempotency key of a request. Reads the file once. */
export async function idempotencyKey(request: RequestIdentity): Promise<string> {
  const { file, parameters, mapping, ...rest } = request
  const { sha256 } = await digestOf(createReadStream(file))
  const columns = mapping.map(({ field, column }) => `${field}=${column}`).toSorted()
  const said = {
    ...rest,
    sha256,
    columns,
    parameters: sorted(parameters),
    reading: sorted(rest.reading),
  }
  return createHash('sha256')
    .update(JSON.stringify(sorted(said)))
    .digest('hex')
}

function sorted<T>(values: Record<string, T>): [string, T][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Returns the batch with which a repeated request is answered: an open one, else a finished one,
 * else a cancelled one (with that state) that had made calls. Other batches do not matter.
 *
 * @param patched versions that the request goes on with: what they paid for is not paid again
 */
export async function findFirstBatch(
  bucket: Bucket,
  request: string,
  patched: readonly string[] = [],
): Promise<Manifest | undefined> {
  let finished: Manifest | undefined
  let cancelled: Manifest | undefined
  const prefix = keys.submitted(request)
  for await (const key of bucket.list(prefix)) {
    const batch = key.slice(prefix.length)
    const manifest = await new BatchRecords(bucket, batch).manifest()
    if (!manifest) continue
    if (await isCancelled(bucket, manifest)) {
      const isPaid = !patched.includes(batch) && (await hasPaidCalls(bucket, manifest))
      if (isPaid) cancelled ??= { ...manifest, state: 'cancelled' }
    } else if (manifest.state === 'open') return manifest
    else if (manifest.units?.spent || manifest.patch) finished = earlier(finished, manifest)
  }
  return finished ?? cancelled
}

async function isCancelled(bucket: Bucket, { id, state }: Manifest): Promise<boolean> {
  return state === 'cancelled' || (await readControl(bucket, id)).cancelled
}

/** Compares instants: the ids of two batches of one second do not show which was first. */
function earlier(one: Manifest | undefined, other: Manifest): Manifest {
  return one && one.createdAt <= other.createdAt ? one : other
}

/** Whether a batch itself made calls: those of an earlier version were paid there. */
export async function hasPaidCalls(bucket: Bucket, { id, rows }: Manifest): Promise<boolean> {
  // A batch that was stopped early because all its calls were refused is to be corrected and
  // submitted again. A failed row may have made a calculation all the same.
  const isAllRefused = rows && rows.ok + rows.warned + rows.failed === 0
  if (isAllRefused && (await refusalsOf(bucket, id))) return false
  for await (const { ended, from } of new BatchRecords(bucket, id).attempts()) {
    const isUnsent = ended?.as === 'broken' && ended.status === undefined
    if (!isUnsent && from === undefined) return true
  }
  return false
}

/**
 * How long a noted batch may take to get its manifest or to lose its note; after that, its process
 * counts as dead.
 */
const RESOLVED_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 100

/**
 * A place that only one batch may take: its notes lie under a prefix, each with the id of a batch.
 */
export interface Claim {
  prefix: string
  /** Returns the batch that has the place, once it has a manifest. */
  taken(): Promise<Manifest | undefined>
}

/** Takes the place of the first batch with the same request. */
export function claimKey(
  bucket: Bucket,
  request: string,
  batch: string,
  { clock, patched }: { clock: Clock; patched: readonly string[] },
): Promise<Manifest | undefined> {
  const taken = () => findFirstBatch(bucket, request, patched)
  return claim(bucket, { prefix: keys.submitted(request), taken }, batch, clock)
}

/**
 * Notes the batch, which has no manifest yet, and returns the batch that comes before it. Of
 * several that are noted at the same time, the one with the smallest id goes on: the others delete
 * their notes and wait for its manifest. It waits until they have, or until the manifest of one
 * appears that had not seen its note.
 */
export async function claim(
  bucket: Bucket,
  { prefix, taken }: Claim,
  batch: string,
  clock: Clock,
): Promise<Manifest | undefined> {
  const dead = new Set([batch])
  for (;;) {
    await bucket.put(`${prefix}${batch}`, '')
    const rivals = (await unwritten(bucket, prefix)).filter((other) => !dead.has(other))
    if (rivals.length === 0) return taken()
    if (rivals.some((other) => other < batch)) await bucket.delete(`${prefix}${batch}`)
    for (const other of rivals) {
      if (!(await isResolved(bucket, prefix, other, clock))) dead.add(other)
    }
  }
}

/** Noted batches without a manifest. */
async function unwritten(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) {
    const batch = key.slice(prefix.length)
    if ((await bucket.size(keys.manifest(batch))) === undefined) found.push(batch)
  }
  return found
}

async function isResolved(
  bucket: Bucket,
  prefix: string,
  batch: string,
  clock: Clock,
): Promise<boolean> {
  const untilMs = clock.now() + RESOLVED_WITHIN_MS
  while (clock.now() < untilMs) {
    if (!(await unwritten(bucket, prefix)).includes(batch)) return true
    await clock.sleep(LOOK_EVERY_MS)
  }
  return false
}

/** Notes a batch, before its manifest is written, so that every batch with a manifest is found. */
export async function noteSubmitted(bucket: Bucket, request: string, batch: string): Promise<void> {
  await bucket.put(keys.submittedBatch(request, batch), '')
}

/** Deletes the note of a removed batch, so that the request can be submitted again. */
export async function forgetSubmitted(
  bucket: Bucket,
  { id, request }: Pick<Manifest, 'id' | 'request'>,
): Promise<void> {
  if (request !== undefined) await bucket.delete(keys.submittedBatch(request, id))
}
