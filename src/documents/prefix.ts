import { sentence } from '../sentence.js'
import type { Bucket } from '../stores/bucket.js'
import { type DocumentSource, isLitter } from './source.js'

/** Documents under a prefix of an object store. */
export function prefixSource(bucket: Bucket): DocumentSource {
  return {
    names: async () => {
      const found: string[] = []
      for await (const key of bucket.list('')) {
        // Some stores have an empty object for each folder.
        if (!key.endsWith('/') && !isLitter(key)) found.push(key)
      }
      return found
    },
    open: async (name) => {
      const bytes = await bucket.size(name)
      if (bytes === undefined) return sentence('document_missing', { name })
      return { bytes, body: bodyOf(bucket, name) }
    },
    close: () => bucket.close(),
  }
}

async function* bodyOf(bucket: Bucket, name: string): AsyncGenerator<Buffer> {
  const body = await bucket.read(name)
  if (!body) throw new Error(`${name} is not there any more`)
  yield* body as AsyncIterable<Buffer>
}
