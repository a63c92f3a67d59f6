import { UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { type Bucket, StorageError } from '../storage/bucket.js'
import { withSimilarNames } from './similar-names.js'
import { type DocumentSource, isLitter } from './source.js'

/** Reads documents under a prefix of an object store. */
export function prefixSource(bucket: Bucket): DocumentSource {
  return withSimilarNames({
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
  })
}

/**
 * Opens the prefix that the user typed.
 * @throws {UserError} as wrong usage, because the prefix is no setting of lote
 */
export async function openPrefix(
  url: string,
  open: (url: string) => Promise<Bucket>,
): Promise<Bucket> {
  try {
    return await open(url)
  } catch (error) {
    if (error instanceof TypeError) throw UserError.usage('documents_prefix_wrong', { path: url })
    if (!(error instanceof StorageError)) throw error
    const { reason, where } = error
    if (reason === 'no-bucket') throw UserError.usage('documents_no_bucket', { path: url, where })
    if (reason === 'denied') throw UserError.usage('documents_denied', { path: url })
    throw error
  }
}

async function* bodyOf(bucket: Bucket, name: string): AsyncGenerator<Buffer> {
  const body = await bucket.read(name)
  if (!body) throw new Error(`${name} is not there any more`)
  yield* body as AsyncIterable<Buffer>
}
