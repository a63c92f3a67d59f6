import type { Manifest, Result } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import { store } from './publish.js'
import { type Ended, type RenderDeps, render, renderedBy } from './render.js'

/** How a workbook that is made again from the records stands beside the one that was stored. */
export type Rerendered =
  /** Byte for byte the same, and intact in the storage. */
  | { is: 'same' }
  /** The stored one was gone or damaged, and the same bytes are back in its place. */
  | { is: 'restored'; was: 'missing' | 'damaged' }
  /** The stored one is intact and other bytes come out now: it stays. */
  | { is: 'other'; why: Why }
  /** The stored one was gone or damaged, and other bytes are in its place; the manifest says so. */
  | { is: 'replaced'; was: 'missing' | 'damaged'; why: Why }

/** Other bytes come of another release, Node or processor, or else of other records. */
type Why = 'release' | 'records'

/** Renders a batch that has ended once more, and mends the stored workbook where that is needed. */
export async function rerender(
  manifest: Manifest,
  job: Job,
  deps: RenderDeps,
): Promise<{ manifest: Manifest; again: Rerendered }> {
  const { bucket } = deps
  const { finishedAt, result } = manifest
  if (finishedAt === undefined || !result) throw new Error(`batch ${manifest.id} has no result`)
  const ended: Ended = { ...manifest, finishedAt }
  const stored = await conditionOf(result, bucket)
  const made = await digestOf((await render(ended, job, deps)).workbook)
  const why = made.sha256 === result.sha256 ? undefined : whyOther(result)
  if (stored === 'intact') {
    return { manifest, again: why ? { is: 'other', why } : { is: 'same' } }
  }
  // Rendered twice, because only now is it known that it has to be stored.
  const mended = await store(ended, await render(ended, job, deps), bucket)
  const again: Rerendered = why
    ? { is: 'replaced', was: stored, why }
    : { is: 'restored', was: stored }
  return { manifest: mended, again }
}

function whyOther(result: Result): Why {
  return result.by === renderedBy() ? 'records' : 'release'
}

/** Whether the stored workbook is what the manifest says of it. */
async function conditionOf(
  { key, bytes, sha256 }: Result,
  bucket: Bucket,
): Promise<'intact' | 'missing' | 'damaged'> {
  const body = await bucket.read(key)
  if (!body) return 'missing'
  const found = await digestOf(body)
  return found.bytes === bytes && found.sha256 === sha256 ? 'intact' : 'damaged'
}
