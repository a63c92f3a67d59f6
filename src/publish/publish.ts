import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { readTotalPlace, typeIn, writeTotalPlace } from '../records/total-place.js'
import { type Bucket, StorageError, type Written } from '../storage/bucket.js'
import { spentIn } from './calls.js'
import { chainOf } from './chain.js'
import { type RenderDeps, type Rendering, render, renderedBy } from './render.js'
import type { Summary } from './summary.js'

export interface PublishDeps extends RenderDeps {
  now(): number
}

/**
 * Writes the workbook from the records alone, streams it into the bucket, and then updates the
 * manifest. Repeating it writes the same.
 */
export async function publish(
  manifest: Manifest,
  job: Job,
  state: 'finished' | 'cancelled',
  deps: PublishDeps,
): Promise<Manifest> {
  const { bucket } = deps
  const finishedAt = manifest.finishedAt ?? (await endOf(manifest.id, deps))
  const ended = { ...manifest, state, finishedAt }
  const rendering = await render(ended, job, deps)
  await noteTotalPlace(ended, rendering.summary, bucket)
  const finished = await store(ended, rendering, bucket)
  await bucket.delete(keys.openBatch(manifest.id))
  return finished
}

/**
 * Returns the time of the end, which the first process fixes. Two processes may finish a batch,
 * when one was suspended and lost its lease: with the same instant both make the same bytes, so
 * that it does not matter whose are stored.
 */
async function endOf(batch: string, { bucket, now }: PublishDeps): Promise<string> {
  const mine = new Date(now()).toISOString()
  if (await bucket.create(keys.ended(batch), mine)) return mine
  return String(await bucket.get(keys.ended(batch)))
}

export async function store(
  manifest: Manifest,
  { workbook, summary, total, calls }: Rendering,
  bucket: Bucket,
): Promise<Manifest> {
  const written = await writeWhole(keys.result(manifest.id), workbook, bucket)
  const spent = spentIn(calls)
  const finished: Manifest = {
    ...manifest,
    // A service without a free route reveals a sandbox only in its answers.
    rehearsal: manifest.rehearsal || summary.isRehearsed,
    rows: summary.counts,
    total,
    units: { quoted: manifest.quote.units, spent: spent.units },
    calls: spent.calls,
    ...(spent.overLimit > 0 ? { overLimit: spent.overLimit } : {}),
    result: { key: keys.result(manifest.id), ...written, by: renderedBy() },
    chain: await chainOf(manifest, written.sha256, bucket),
  }
  await new BatchRecords(bucket, manifest.id).writeManifest(finished)
  return finished
}

/** Writes an object and compares the stored size with what was sent. */
export async function writeWhole(
  key: string,
  workbook: AsyncIterable<Buffer>,
  bucket: Bucket,
): Promise<Written> {
  const written = await bucket.write(key, workbook)
  const stored = await bucket.size(key)
  if (stored === written.bytes) return written
  throw new StorageError('failed', 'verify', `${key}: ${stored} of ${written.bytes} bytes`)
}

/**
 * Stores the path at which most rows of a batch had their total, for the plan of the next one. A
 * path that a user gave stays until a user gives another, or no answer has it.
 */
async function noteTotalPlace(
  { id, job, book, createdAt, parameters }: Manifest,
  { tallies }: Pick<Summary, 'tallies'>,
  bucket: Bucket,
): Promise<void> {
  const tally = tallies.find(({ examples }) => examples && examples.size > 0)
  if (!tally) return
  const [path, example] = [...tally.examples!]
    .map(([path, example]): [string, string, number] => [path, example, rowsOf(path, tally)])
    .toSorted(([, , a], [, , b]) => b - a)[0]!
  const of = { book, job, type: typeIn(parameters) }
  const known = await readTotalPlace(bucket, of)
  if (known && known.at > createdAt) return
  const isStated = path === parameters.total || (path === known?.path && known.isStated)
  const rows = rowsOf(path, tally)
  await writeTotalPlace(bucket, of, {
    path,
    isStated,
    rows,
    example,
    batch: id,
    at: createdAt,
  })
}

function rowsOf(path: string, { counts }: Summary['tallies'][number]): number {
  return counts.find(([value]) => value === path)?.[1] ?? 0
}
