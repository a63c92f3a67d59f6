import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openPromise } from 'yauzl'

/** Buckets as each release stored them, made by `test/past/make.mjs`. */
export const PAST = fileURLToPath(new URL('../past/', import.meta.url))

/** Lays the bucket of a release (`0.1.1.zip`) into a folder. */
export async function unpackBucket(release: string, into: string): Promise<void> {
  const zip = await openPromise(join(PAST, release), { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    const file = join(into, entry.fileName)
    await mkdir(dirname(file), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file))
  }
  zip.close()
}
