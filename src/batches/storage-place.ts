import { join } from 'node:path'
import { keys } from '../records/keys.js'
import type { Engine } from './engine.js'

/** Where a person finds the workbook of a batch in the storage. */
export function resultPlace(engine: Pick<Engine, 'config'>, batch: string): string {
  return placeOf(engine, keys.result(batch))
}

/** A path of this machine, or the address of an object. */
export function placeOf({ config }: Pick<Engine, 'config'>, key: string): string {
  const { url } = config.storage
  return url.startsWith('s3:')
    ? `${url.replace(/\/$/, '')}/${key}`
    : join(url.replace(/^file:/, ''), key)
}
