import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keys } from '../../records/keys.js'
import { folderOf } from '../../storage/open.js'
import type { Engine } from '../engine.js'

/** Returns the place of a batch's workbook in the storage, for a person. */
export function resultPlace(engine: Pick<Engine, 'config'>, batch: string): string {
  return placeOf(engine, keys.result(batch))
}

/** Returns a path of this machine, or the URL of an object. */
export function placeOf({ config }: Pick<Engine, 'config'>, key: string): string {
  const { url } = config.storage
  return url.startsWith('s3:')
    ? `${url.replace(/\/$/, '')}/${key}`
    : join(url.replace(/^file:/, ''), key)
}

/**
 * Returns the user id of the folder's owner if that is another user than this process: files are
 * made for their owner alone, so neither could read what the other writes. Windows has no such ids.
 */
export async function otherOwner({ config }: Pick<Engine, 'config'>): Promise<number | undefined> {
  const { url } = config.storage
  const user = process.getuid?.()
  if (url.startsWith('s3:') || user === undefined) return undefined
  const { uid } = await stat(folderOf(url))
  return uid === user ? undefined : uid
}
