import { UserError } from '../core/errors.js'
import type { NightRequest } from './night-request.js'
import type { WatchRecords } from './records.js'
import type { Watch } from './watch.js'

/**
 * Stores the first day that `--from` gives, except in a rehearsal.
 * @throws UserError (2) for a watch that has nights already: days would be left unread
 */
export async function withFirstDay(
  watch: Watch,
  { since, sandbox, firing }: NightRequest,
  records: WatchRecords,
): Promise<Watch> {
  // An earlier try of the firing has stored it.
  if (since === undefined || firing?.batch !== undefined) return watch
  if ((await records.nights()).length > 0)
    throw UserError.usage('watch_begun', { name: watch.name })
  const begun = { ...watch, since }
  if (!sandbox) await records.define(begun)
  return begun
}
