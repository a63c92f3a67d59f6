import { pipeline, type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Returns the codings of a body, in the order in which they were applied. */
export function codingsIn(header: string | string[] | undefined): string[] {
  const names = [header ?? []].flat().join(',').toLowerCase().split(',')
  return names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity')
}

/**
 * Decodes a body. The client requests no coding, but an edge may apply one all the same, and the
 * encoded file would not be a PDF. A few bytes may decode to gigabytes: `largest` bounds the
 * decoded body as the connection bounds the encoded one.
 * @throws Error for an unknown coding
 */
export function decoded(body: Readable, codings: readonly string[], largest: number): Readable {
  const decoders = codings.toReversed().map((name) => decoderOf(name))
  const bound = atMost(largest)
  pipeline([body, ...decoders, bound], () => undefined)
  return bound
}

function decoderOf(name: string): Transform {
  const make = DECODERS[name]
  if (make) return make()
  throw Object.assign(new Error(`Content-Encoding ${name} is not known`), {
    code: 'UNKNOWN_ENCODING',
  })
}

/** Fails with the code that the connection's bound has. */
function atMost(largest: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes <= largest) return done(null, chunk)
      const error = new Error(`the decoded answer is larger than ${largest} bytes`)
      return done(Object.assign(error, { code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' }))
    },
  })
}
