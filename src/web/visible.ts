import { seesAccount, type Viewer } from '../access/roles.js'
import { type Draft, draftOf, findDraft } from '../batches/drafts.js'
import { manifestOf } from '../batches/stored.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'

/** A batch of the viewer's accounts. @throws UserError no_batch for another's, as for none */
export async function visibleManifest(
  { app }: WebContext,
  viewer: Viewer,
  batch: string,
): Promise<Manifest> {
  const manifest = await manifestOf(app, batch)
  if (!(await isVisible(app, viewer, manifest))) throw UserError.usage('no_batch', { batch })
  return manifest
}

/** What was uploaded and is no batch yet: who sent it goes on with it. */
export async function visibleDraft(
  { app }: WebContext,
  viewer: Viewer,
  id: string,
): Promise<Draft> {
  const draft = await draftOf(app, id)
  if (!isOwn(viewer, draft)) throw UserError.usage('no_batch', { batch: id })
  return draft
}

/** Rehearsals have no account: they are their sender's. */
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

function isOwn({ accounts, name }: Viewer, { by }: Draft): boolean {
  return accounts === '*' || by === name
}

/** A rehearsal goes on where a sandbox is. @throws UserError (2) where none is */
export function refuseWithoutSandbox(
  { sandbox }: Pick<WebContext, 'sandbox'>,
  { id, ownSandbox }: Manifest,
): void {
  if (ownSandbox && !sandbox) throw UserError.usage('resume_needs_sandbox', { batch: id })
}
