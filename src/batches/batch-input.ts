import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { keys } from '../records/keys.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import type { Engine } from './engine.js'

/**
 * Calls `doing` with the input file of a batch, under its own name, in a folder that is removed
 * afterwards.
 *
 * @throws UserError (2) when the storage no longer has the file
 */
export async function withInput<T>(
  engine: Pick<Engine, 'bucket'>,
  { id, input }: Manifest,
  doing: (path: string, dir: string) => Promise<T>,
): Promise<T> {
  const body = await (await engine.bucket()).read(keys.input(id, input.name))
  if (!body) throw UserError.usage('input_gone', { batch: id, name: input.name })
  return withTempFolder(async (dir) => {
    const path = join(dir, input.name)
    await pipeline(body, createWriteStream(path))
    return doing(path, dir)
  })
}
