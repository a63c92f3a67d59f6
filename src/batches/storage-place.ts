import { join } from 'node:path'
import { keys } from '../records/keys.js'
import type { Engine } from './engine.js'

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
