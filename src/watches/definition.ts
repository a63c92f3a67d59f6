import { UserError } from '../core/errors.js'
import type { WatchRecords } from './records.js'
import { isWatchName, type Watch } from './watch.js'

/** @throws UserError (2) for an unknown watch */
export async function definitionOf(records: WatchRecords): Promise<Watch> {
  const watch = isWatchName(records.name) ? await records.definition() : undefined
  if (!watch) throw UserError.usage('watch_unknown', { name: records.name })
  return watch
}
