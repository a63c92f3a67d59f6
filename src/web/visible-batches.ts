import type { Viewer } from '../access/roles.js'
import { isMadeId } from '../batches/batch-id.js'
import { type BatchState, steered } from '../batches/batch-status.js'
import { allBatches } from '../batches/stored.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'
import { isVisible } from './visible.js'

/** Which batches are looked for; what is absent is not asked. */
export interface BatchFilters {
  job?: string | undefined
  state?: BatchState | undefined
  account?: string | undefined
  /** In the id or the name of the file. */
  text?: string | undefined
  /** `next` of the page before. */
  cursor?: string | undefined
  limit: number
}

/** With its state as a person has set it since. */
export interface VisibleBatch {
  manifest: Manifest
  state: BatchState
}

/**
 * The batches of a viewer's accounts, the newest first, one page of them.
 *
 * @throws UserError (2) for a cursor that no page has given
 */
export async function visibleBatches(
  context: WebContext,
  viewer: Viewer,
  filters: BatchFilters,
): Promise<{ batches: VisibleBatch[]; next: string | null }> {
  const found: VisibleBatch[] = []
  for (const manifest of await newestFirst(context, filters)) {
    if (found.length > filters.limit) break
    if (!(await isVisible(context.app, viewer, manifest))) continue
    const { state } = await steered(context.app, manifest)
    if (filters.state === undefined || filters.state === state) found.push({ manifest, state })
  }
  const batches = found.slice(0, filters.limit)
  return { batches, next: found.length > batches.length ? batches.at(-1)!.manifest.id : null }
}

/** Ids begin with the instant: their order is that of the batches. */
async function newestFirst(
  { app }: WebContext,
  { job, account, text, cursor }: BatchFilters,
): Promise<Manifest[]> {
  if (cursor !== undefined && !isMadeId(cursor)) throw UserError.usage('bad_cursor', { cursor })
  const sought = text?.toLocaleLowerCase('pt-BR')
  const found: Manifest[] = []
  for await (const manifest of allBatches(app, ({ key }) => app.log.warn({ key }, 'unreadable'))) {
    const isSought =
      sought === undefined ||
      `${manifest.id} ${manifest.input.name}`.toLocaleLowerCase('pt-BR').includes(sought)
    const isOf = (one: string | undefined, other: string) => one === undefined || one === other
    const isAsked = isOf(job, manifest.job) && isOf(account, manifest.account)
    const isBefore = cursor === undefined || manifest.id < cursor
    if (isSought && isAsked && isBefore) found.push(manifest)
  }
  return found.reverse()
}
