import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keys } from '../records/keys.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import type { Bucket } from '../storage/bucket.js'
import { inputName, type Watch } from './watch.js'

/** Calls `use` with a copy of the list of a watch; undefined where the storage has no list. */
export async function withStoredList<T>(
  bucket: Bucket,
  watch: Watch,
  use: (file: string) => Promise<T>,
): Promise<T | undefined> {
  return withTempFolder(async (dir) => {
    const file = join(dir, watch.input.name)
    const input = await bucket.read(keys.watchInput(watch.name, inputName(watch)))
    if (!input) return undefined
    await pipeline(input, createWriteStream(file))
    return use(file)
  })
}
