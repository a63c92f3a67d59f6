import { UserError } from '../core/errors.js'
import { type WatchRecords, watchNames } from './records.js'
import { isWatchName, type Watch } from './watch.js'

/**
 * Returns the watch for somebody who may see all of them.
 *
 * @throws UserError (2) that suggests a name like the unknown one
 */
export async function namedWatch(records: WatchRecords): Promise<Watch> {
  const watch = isWatchName(records.name) ? await records.definition() : undefined
  if (watch) return watch
  throw await unknownWatch(records)
}

/** With `isRemoval` it says how one registration is taken out, which its name may stand for. */
export async function unknownWatch(
  { bucket, name }: WatchRecords,
  facts: { isRemoval?: true } = {},
): Promise<UserError> {
  return UserError.usage('watch_unknown', { name, known: await watchNames(bucket), ...facts })
}

/** @throws UserError (2) for an unknown watch */
export async function definitionOf(records: WatchRecords): Promise<Watch> {
  const watch = isWatchName(records.name) ? await records.definition() : undefined
  if (!watch) throw UserError.usage('watch_unknown', { name: records.name })
  return watch
}
