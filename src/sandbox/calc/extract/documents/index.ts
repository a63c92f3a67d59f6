import { randomFrom } from '../../../random.js'
import type { DocType } from '../uploads.js'
import { cartaoPonto } from './cartao-ponto.js'
import { cnis } from './cnis.js'
import type { Reader } from './made-up.js'
import { sentenca } from './sentenca.js'
import { trabalhista } from './trabalhista.js'

const READERS: Record<DocType, Reader> = { cnis, sentenca, cartaoPonto, trabalhista }

/**
 * Returns the data "extracted" from a file. The content is not read: all data is made up from the
 * digest, so that the same file always gives the same data. The contract shows no shape; here it is
 * nested scalars and tables, with dates `DD/MM/YYYY`, months `MM/YYYY`, amounts as numbers in reais
 * and times `HH:MM`.
 */
export function extract(docType: DocType, digest: Buffer): object {
  return READERS[docType](randomFrom(digest.readUInt32BE(0)))
}
