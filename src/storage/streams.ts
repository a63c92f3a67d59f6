import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Written } from './bucket.js'

/** A stream whose failure is told in our words; ending it early ends the one behind it. */
export function translated(source: Readable, translate: (error: unknown) => Error): Readable {
  return Readable.from(guarded(source as AsyncIterable<Buffer>, translate), { objectMode: false })
}

/** Measures a body as it passes, and keeps its own failure apart from that of the storage. */
export class Meter {
  private readonly hash = createHash('sha256')
  bytes = 0
  /** What the body threw, wrapped because anything may be thrown. */
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
 * Passes chunks on, and errors of the source as `translate` tells them. Not with `catch` around the
 * `yield`: a stream that is destroyed throws there, and that is no error of the source.
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
