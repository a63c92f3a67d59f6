import { readFileSync } from 'node:fs'
import { crc32, inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { EnvReader } from './env-reader.js'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** In bytes; a page at 600 dpi has 140 MB in four channels. */
const MOST_PIXELS = 150 * 1024 ** 2

/** The office that files statements, for their heading and signature. */
export interface OfficeSettings {
  name?: string
  place?: string
  /** The bytes of a PNG. */
  logo?: Buffer
}

/** In bytes; a heading needs no larger image. */
const LARGEST_LOGO = 2 * 1024 ** 2
const text = z.string().max(120)

export function readOffice(reader: EnvReader): OfficeSettings {
  const name = reader.get('LOTE_OFFICE', text, 'até 120 caracteres')
  const place = reader.get('LOTE_OFFICE_PLACE', text, 'até 120 caracteres')
  const path = reader.get('LOTE_OFFICE_LOGO', z.string(), 'o caminho de um PNG')
  const logo = path === undefined ? undefined : readLogo(path, reader)
  return { name, place, logo }
}

function readLogo(path: string, reader: EnvReader): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    if (bytes.length <= LARGEST_LOGO && isWholePng(bytes)) return bytes
  } catch {
    // Refused below, like a file that is not a PNG.
  }
  reader.refuse('LOTE_OFFICE_LOGO', 'o caminho de um PNG de até 2 MB, sem dano', path)
  return undefined
}

/**
 * Decides whether bytes are a PNG whose parts have their checksums and whose pixels decompress. The
 * libraries that draw it decompress it late, where an error ends the process.
 */
function isWholePng(bytes: Buffer): boolean {
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
