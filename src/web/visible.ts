import { seesAccount, type Viewer } from '../access/roles.js'
import { findManifest, manifestOf } from '../batches/stored-batches.js'
import { type Draft, draftOf, findDraft } from '../batches/submission/drafts.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'

/**
 * Returns a batch of the viewer's accounts.
 * @throws UserError no_batch if there is none, or if it belongs to another account
 */
export async function visibleManifest(
  { app }: WebContext,
  viewer: Viewer,
  batch: string,
): Promise<Manifest> {
  const manifest = await manifestOf(app, batch)
  if (!(await isVisible(app, viewer, manifest))) throw UserError.usage('no_batch', { batch })
  return manifest
}

/** Returns an upload that is no batch yet; only its sender may continue it. */
export async function visibleDraft(
  { app }: WebContext,
  viewer: Viewer,
  id: string,
): Promise<Draft> {
  const draft = await draftOf(app, id)
  if (!isOwn(viewer, draft)) throw UserError.usage('no_batch', { batch: id })
  return draft
}

/**
 * Decides whether the viewer sees the batch. Rehearsals have no account and belong to their sender.
 */
export async function isVisible(
  app: WebContext['app'],
  viewer: Viewer,
  { id, ownSandbox, account }: Manifest,
): Promise<boolean> {
  if (viewer.accounts === '*') return true
  if (!ownSandbox) return seesAccount(viewer, account)
  const draft = await findDraft(app, id)
  return draft !== undefined && isOwn(viewer, draft)
}

/** Returns the upload where it waits for the answers of its sender; undefined for a batch. */
export async function askingDraft(
  context: WebContext,
  viewer: Viewer,
  id: string,
): Promise<Draft | undefined> {
  const draft = await findDraft(context.app, id)
  const isAsking = draft && (draft.asked.length > 0 || draft.first !== undefined)
  // Answers that came while it was planned may have been noted last.
  if (!isAsking || (await findManifest(context.app, id))) return undefined
  return visibleDraft(context, viewer, id)
}

function isOwn({ accounts, name }: Viewer, { by }: Draft): boolean {
  return accounts === '*' || by === name
}
