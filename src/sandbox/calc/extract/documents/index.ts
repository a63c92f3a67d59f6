import { randomFrom } from '../../../random.js'
import type { DocType } from '../uploads.js'
import { cartaoPonto } from './cartao-ponto.js'
import { cnis } from './cnis.js'
import type { Reader } from './made-up.js'
import { sentenca } from './sentenca.js'
import { trabalhista } from './trabalhista.js'

const READERS: Record<DocType, Reader> = { cnis, sentenca, cartaoPonto, trabalhista }

/**
 * What is "extracted" from a file: nothing of what is in it is read, all is made up from its digest.
 * The same file gives the same data. Nested scalars and tables, as the contract shows no shape; dates
 * `DD/MM/YYYY`, months `MM/YYYY`, amounts as numbers in reais, times `HH:MM`.
 */
export function extract(docType: DocType, digest: Buffer): object {
  return READERS[docType](randomFrom(digest.readUInt32BE(0)))
}
