import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Written } from './bucket.js'

/** A stream whose failure is told in our words; ending it early ends the one behind it. */
export function translated(source: Readable, translate: (error: unknown) => Error): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of source) yield chunk as Buffer
    } catch (error) {
      throw translate(error)
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

/** Measures a body as it passes, and keeps its own failure apart from that of the storage. */
export class Meter {
  private readonly hash = createHash('sha256')
  bytes = 0
  /** What the body threw, wrapped because anything may be thrown. */
  failure: { error: unknown } | undefined

  async *measure(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) {
        this.hash.update(chunk)
        this.bytes += chunk.length
        yield chunk
      }
    } catch (error) {
      this.failure = { error }
      throw error
    }
  }

  written(): Written {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}
