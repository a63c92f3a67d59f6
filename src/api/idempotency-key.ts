import { createHash } from 'node:crypto'
import type { Viewer } from '../access/roles.js'
import { oneAtATime } from '../batches/run/one-at-a-time.js'
import type { Draft } from '../batches/submission/drafts.js'
import { keys } from '../records/keys.js'
import { UPLOAD_KEY, type UploadKey } from '../records/upload-key.js'
import type { WebContext } from '../web/context.js'
import { uploadDigest } from '../web/upload.js'

const HONOURED_MS = 24 * 3_600_000

/**
 * Runs requests of one user under one key one after the other, so that the second gets the answer
 * of the first.
 */
export function withKey<T>(
  { app }: WebContext,
  viewer: Viewer,
  key: string,
  run: () => Promise<T>,
): Promise<T> {
  return oneAtATime(app, `upload:${digestOf(viewer, key)}`, run)
}

/** Returns the upload that the user sent under the same key within the last day. */
export async function keptUpload(
  { app }: WebContext,
  viewer: Viewer,
  key: string,
): Promise<UploadKey | undefined> {
  const kept = await UPLOAD_KEY.get(await app.bucket(), nameOf(viewer, key))
  return kept && app.clock.now() - kept.atMs < HONOURED_MS ? kept : undefined
}

export async function keepUpload(
  { app }: WebContext,
  viewer: Viewer,
  key: string,
  draft: Draft,
): Promise<void> {
  const kept = { id: draft.id, digest: uploadDigest(draft), atMs: app.clock.now() }
  await UPLOAD_KEY.put(await app.bucket(), nameOf(viewer, key), kept)
}

/** The name contains the user, so that users cannot share a key. */
function nameOf(viewer: Viewer, key: string): string {
  return keys.uploadKey(digestOf(viewer, key))
}

function digestOf({ name }: Viewer, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex')
}
