import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UserError } from '../core/errors.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import type { Bucket } from '../storage/bucket.js'
import { keyFault } from '../storage/key.js'

const IN_BUCKET = /^bucket:(.*)$/s

/**
 * Returns the key of `bucket:KEY`, or undefined for a path.
 * @throws UserError (2) for an invalid key
 */
export function bucketKey(file: string): string | undefined {
  const key = IN_BUCKET.exec(file)?.[1]
  if (key !== undefined && keyFault(key)) throw UserError.usage('schedule_bad_key', { got: file })
  return key
}

/**
 * Provides a schedule's file as a path while `use` runs.
 * @throws UserError when the file does not exist
 */
export async function withFile<T>(
  file: string,
  bucket: Bucket,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const key = bucketKey(file)
  if (key === undefined) return use(file)
  const body = await bucket.read(key)
  if (!body) throw UserError.usage('file_missing', { path: file })
  return withTempFolder(async (dir) => {
    const path = join(dir, basename(key))
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    return use(path)
  })
}
