import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { EnvReader } from './env-reader.js'
import { isWholePng } from './png.js'

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
  return {
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(logo ? { logo } : {}),
  }
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
