import type { Viewer } from '../access/roles.js'
import { newestBatches } from '../batches/stored-batches.js'
import { isMadeId } from '../batches/submission/batch-id.js'
import { type BatchState, stateAndLaneOf } from '../batches/view/batch-status.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'
import { isVisible } from './visible.js'

/** Filters of batches; an absent filter matches all. */
export interface BatchFilters {
  job?: string | undefined
  state?: BatchState | undefined
  account?: string | undefined
  /** Part of the id or of the file name. */
  text?: string | undefined
  /** `next` of the previous page. */
  cursor?: string | undefined
  limit: number
}

/** A batch with the state that a user may have set since. */
export interface VisibleBatch {
  manifest: Manifest
  state: BatchState
}

/**
 * Returns one page of the batches of the viewer's accounts, newest first.
 * @throws UserError (2) for an invalid cursor
 */
export async function visibleBatches(
  context: WebContext,
  viewer: Viewer,
  filters: BatchFilters,
): Promise<{ batches: VisibleBatch[]; next: string | null }> {
  const found: VisibleBatch[] = []
  for await (const manifest of newestFirst(context, filters)) {
    if (!(await isVisible(context.app, viewer, manifest))) continue
    const { state } = await stateAndLaneOf(context.app, manifest)
    if (filters.state !== undefined && filters.state !== state) continue
    if (found.push({ manifest, state }) > filters.limit) break
  }
  const batches = found.slice(0, filters.limit)
  return { batches, next: found.length > batches.length ? batches.at(-1)!.manifest.id : null }
}

async function* newestFirst(
  { app }: WebContext,
  { job, account, text, cursor }: BatchFilters,
): AsyncIterable<Manifest> {
  if (cursor !== undefined && !isMadeId(cursor)) throw UserError.usage('bad_cursor', { cursor })
  const sought = text?.toLocaleLowerCase('pt-BR')
  const onUnreadable = ({ key }: { key: string }) => app.log.warn({ key }, 'unreadable')
  for await (const manifest of newestBatches(app, onUnreadable, cursor)) {
    const isSought =
      sought === undefined ||
      `${manifest.id} ${manifest.input.name}`.toLocaleLowerCase('pt-BR').includes(sought)
    const isOf = (one: string | undefined, other: string) => one === undefined || one === other
    if (isSought && isOf(job, manifest.job) && isOf(account, manifest.account)) yield manifest
  }
}
