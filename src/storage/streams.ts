import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Written } from './bucket.js'

/** Returns a stream with translated errors; ending it early ends the source. */
export function translated(source: Readable, translate: (error: unknown) => Error): Readable {
  return Readable.from(guarded(source as AsyncIterable<Buffer>, translate), { objectMode: false })
}

/**
 * Measures a body as it passes, and stores the body's own failure apart from that of the storage.
 */
export class Meter {
  private readonly hash = createHash('sha256')
  bytes = 0
  /** The value that the body threw, wrapped because anything may be thrown. */
  failure: { error: unknown } | undefined

  async *measure(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const source = guarded(body, (error) => {
      this.failure = { error }
      return error
    })
    for await (const chunk of source) {
      this.hash.update(chunk)
      this.bytes += chunk.length
      yield chunk
    }
  }

  written(): Written {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}

/**
 * Passes chunks on, and translates errors of the source. A `catch` around the `yield` would be
 * wrong: a destroyed stream throws there, and that is no error of the source.
 */
async function* guarded(
  source: AsyncIterable<Buffer>,
  translate: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const step = await iterator.next().catch((error: unknown) => {
        throw translate(error)
      })
      if (step.done) return
      yield step.value
    }
  } finally {
    await iterator.return?.()
  }
}
