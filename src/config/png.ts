import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** In bytes; a page at 600 dpi has 140 MB in four channels. */
const MOST_PIXELS = 150 * 1024 ** 2

/**
 * Decides whether bytes are a PNG whose parts have their checksums and whose pixels decompress. The
 * libraries that draw it decompress it late, where an error ends the process.
 */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false
  try {
    const data = [...chunksOf(bytes)].filter(({ type }) => type === 'IDAT')
    inflateSync(Buffer.concat(data.map(({ content }) => content)), {
      maxOutputLength: MOST_PIXELS,
    })
    return true
  } catch {
    return false
  }
}

/** @throws RangeError for a chunk that the file ends in, or whose checksum is wrong */
function* chunksOf(bytes: Buffer): Iterable<{ type: string; content: Buffer }> {
  let type = ''
  for (let at = SIGNATURE.length; type !== 'IEND'; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    const content = bytes.subarray(at + 4, end)
    if (crc32(content) !== bytes.readUInt32BE(end)) throw new RangeError('checksum')
    type = content.toString('latin1', 0, 4)
    yield { type, content: content.subarray(4) }
    at = end + 4
  }
}
