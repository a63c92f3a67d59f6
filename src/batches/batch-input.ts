import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { keys } from '../records/keys.js'
import type { Engine } from './engine.js'

/**
 * Does something with the file that a batch was made from, under its own name, in a folder that is
 * there as long as it takes.
 *
 * @throws UserError (2) where the storage does not have it any more
 */
export async function withInput<T>(
  engine: Pick<Engine, 'bucket'>,
  { id, input }: Manifest,
  doing: (path: string, dir: string) => Promise<T>,
): Promise<T> {
  const body = await (await engine.bucket()).read(keys.input(id, input.name))
  if (!body) throw UserError.usage('input_gone', { batch: id, name: input.name })
  const dir = await mkdtemp(join(tmpdir(), 'lote-entrada-'))
  try {
    const path = join(dir, input.name)
    await pipeline(body, createWriteStream(path))
    return await doing(path, dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
