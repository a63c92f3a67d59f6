import { createHash } from 'node:crypto'
import type { Viewer } from '../access/roles.js'
import type { Draft } from '../batches/drafts.js'
import { parse, print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { WebContext } from '../web/context.js'
import { uploadDigest } from '../web/upload.js'

const FORMAT = 'lote/upload-key'
const HONOURED_MS = 24 * 3_600_000

/** What an Idempotency-Key was used for. */
export interface KeptUpload {
  id: string
  digest: string
  atMs: number
}

/** What the user sent under the same key within the last day. */
export async function keptUpload(
  { app }: WebContext,
  viewer: Viewer,
  key: string,
): Promise<KeptUpload | undefined> {
  const name = nameOf(viewer, key)
  const bytes = await (await app.bucket()).get(name)
  const kept = bytes && parse<KeptUpload>(FORMAT, name, bytes)
  return kept && app.clock.now() - kept.atMs < HONOURED_MS ? kept : undefined
}

export async function keepUpload(
  { app }: WebContext,
  viewer: Viewer,
  key: string,
  draft: Draft,
): Promise<void> {
  const kept: KeptUpload = { id: draft.id, digest: uploadDigest(draft), atMs: app.clock.now() }
  await (await app.bucket()).put(nameOf(viewer, key), print(FORMAT, kept))
}

/** The keys of one user mean nothing to another. */
function nameOf({ name }: Viewer, key: string): string {
  return keys.uploadKey(
    createHash('sha256')
      .update(JSON.stringify([name, key]))
      .digest('hex'),
  )
}
