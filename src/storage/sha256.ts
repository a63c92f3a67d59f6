import { createHash } from 'node:crypto'
import type { Written } from './bucket.js'

/** Returns size and SHA-256 of a body, which is read and not stored. */
export async function digestOf(body: AsyncIterable<Buffer>): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of body) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
