import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Manifest } from '../core/batch.js'
import type { Parameters } from '../core/job/job.js'
import { BatchRecords } from '../records/batch-records.js'
import { readControl, refusalsOf } from '../records/control.js'
import { keys } from '../records/keys.js'
import type { Clock } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'

/** What makes two submissions the same: whoever asks for it again would pay for it again. */
export interface SameRequest {
  file: string
  job: string
  /** As the service knows them, after defaults. */
  parameters: Parameters
  /** Book of the account's user. */
  book: string
  rehearsal: boolean
  /** Undefined where the file has one only, and names it after itself. */
  sheet: string | undefined
  mapping: { field: string; column: string }[]
  /** How the sheet was told to be read, where that changes what its cells mean. */
  reading: Record<string, string | undefined>
}

/** The same file and the same request was submitted before, and was paid for or is under way. */
export class DuplicateSubmission extends Error {
  override readonly name = 'Repeated'
  constructor(readonly first: Manifest) {
    super(`the same as batch ${first.id}`)
  }
}

/** A name for the request that another submission of it gets too. Reads the file once. */
export async function requestName(request: SameRequest): Promise<string> {
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
 * The batch that a repeated request is answered with: one to go on with, else one that is done, else
 * one that was cancelled, with that state, after it had called. Others stand in nobody's way.
 */
export async function findFirst(bucket: Bucket, request: string): Promise<Manifest | undefined> {
  let finished: Manifest | undefined
  let cancelled: Manifest | undefined
  const prefix = keys.submitted(request)
  for await (const key of bucket.list(prefix)) {
    const batch = key.slice(prefix.length)
    const manifest = await new BatchRecords(bucket, batch).manifest()
    if (!manifest) continue
    const isCancelled =
      manifest.state === 'cancelled' || (await readControl(bucket, batch)).cancelled
    if (isCancelled) {
      if (await isWorthTelling(bucket, manifest)) cancelled ??= { ...manifest, state: 'cancelled' }
    } else if (manifest.state === 'open') return manifest
    else if (manifest.units?.spent || manifest.patch) finished = earlier(finished, manifest)
  }
  return finished ?? cancelled
}

/** By their instants: the names of two of one second say nothing of which was first. */
function earlier(one: Manifest | undefined, other: Manifest): Manifest {
  return one && one.createdAt <= other.createdAt ? one : other
}

/** Of one that was cancelled: what it called for would be paid again. */
async function isWorthTelling(bucket: Bucket, { id, rows }: Manifest): Promise<boolean> {
  // Stopped early with all that it asked refused, it is to be corrected and submitted again. Of rows
  // that failed a calculation may have been made all the same.
  const isAllRefused = rows && rows.ok + rows.warned + rows.failed === 0
  if (isAllRefused && (await refusalsOf(bucket, id))) return false
  for await (const { ended } of new BatchRecords(bucket, id).attempts()) {
    const isUnsent = ended?.as === 'broken' && ended.status === undefined
    if (!isUnsent) return true
  }
  return false
}

/** In which a batch that was noted gets its manifest, or its note goes; else who noted it is dead. */
const RESOLVED_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 100

/** A place that one batch takes: its notes lie under a prefix, each with the id of a batch. */
export interface Claim {
  prefix: string
  /** The batch that has it, once it has a manifest. */
  taken(): Promise<Manifest | undefined>
}

/** The place of the first of the same request. */
export function claimKey(
  bucket: Bucket,
  request: string,
  batch: string,
  clock: Clock,
): Promise<Manifest | undefined> {
  const taken = () => findFirst(bucket, request)
  return claim(bucket, { prefix: keys.submitted(request), taken }, batch, clock)
}

/**
 * Notes the batch, which has no manifest yet, and gives the one that comes before it. Of several that
 * are noted at one instant the smallest id goes on: the others take their notes away and wait for its
 * manifest, and it waits until they have, or one shows that had not seen it.
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

/** Batches that are noted and have no manifest. */
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

/** Written before the manifest: a batch that is there is always found. */
export async function noteSubmitted(bucket: Bucket, request: string, batch: string): Promise<void> {
  await bucket.put(keys.submittedBatch(request, batch), '')
}

/** A batch that was removed stands in nobody's way. */
export async function forgetSubmitted(
  bucket: Bucket,
  { id, request }: Pick<Manifest, 'id' | 'request'>,
): Promise<void> {
  if (request !== undefined) await bucket.delete(keys.submittedBatch(request, id))
}
