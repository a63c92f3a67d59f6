import type { Manifest, Result } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import { store } from './publish.js'
import { type Ended, type RenderDeps, render, renderedBy } from './render.js'

/** How a workbook that was rendered again compares with the stored one. */
export type Rerendered =
  /** The same bytes, and the stored ones are intact. */
  | { is: 'same' }
  /** The stored workbook was missing or damaged; the same bytes are in its place again. */
  | { is: 'restored'; was: 'missing' | 'damaged' }
  /** The stored workbook is intact and the new bytes differ: it stays. */
  | { is: 'other'; why: Why }
  /**
   * The stored workbook was missing or damaged; different bytes are in its place, and the manifest
   * says so.
   */
  | { is: 'replaced'; was: 'missing' | 'damaged'; why: Why }

/** Why the bytes differ: another release, Node or processor, or else other records. */
type Why = 'release' | 'records'

/** Renders a finished batch again, and repairs the stored workbook where needed. */
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
  // Rendered a second time, because the first pass decided that it has to be stored.
  const mended = await store(ended, await render(ended, job, deps), bucket)
  const again: Rerendered = why
    ? { is: 'replaced', was: stored, why }
    : { is: 'restored', was: stored }
  return { manifest: mended, again }
}

function whyOther(result: Result): Why {
  return result.by === renderedBy() ? 'records' : 'release'
}

/** Compares the stored workbook with the manifest. */
async function conditionOf(
  { key, bytes, sha256 }: Result,
  bucket: Bucket,
): Promise<'intact' | 'missing' | 'damaged'> {
  const body = await bucket.read(key)
  if (!body) return 'missing'
  const found = await digestOf(body)
  return found.bytes === bytes && found.sha256 === sha256 ? 'intact' : 'damaged'
}
