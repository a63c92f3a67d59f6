import { lawyerIn, personName } from '../../src/legal/gazette/lawyer.js'
import { plainText } from '../../src/legal/gazette/plain-text.js'
import { isRecord } from '../../src/services/classify-response.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { fromBrazilian } from '../../src/values/dates.js'

/**
 * Returns every field of a record as text, by the service's own name, with dots for nested records.
 * The contract shows no field, so that none is left out, except those in `taken`.
 */
export function scalarsOf(
  record: Fields,
  taken: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const figures: Record<string, string> = {}
  for (const [name, value] of Object.entries(record)) {
    if (!taken.has(name)) put(name, value, figures)
  }
  return figures
}

function put(name: string, value: unknown, figures: Record<string, string>): void {
  if (isRecord(value)) {
    for (const [inner, one] of Object.entries(value)) put(`${name}.${inner}`, one, figures)
    return
  }
  const text = Array.isArray(value) ? listed(value) : scalar(value)
  if (text !== undefined && text !== '') figures[name] = text
}

/** Undefined if the value is empty. */
function scalar(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return fromBrazilian(value) ?? plainText(value)
}

/** Records with a name become that name and a distinguishing field; other records become JSON. */
function listed(list: readonly unknown[]): string {
  return list.map((one) => (isRecord(one) ? named(one) : String(one))).join('; ')
}

function named(record: Fields): string {
  const inner = Object.values(record).find((value) => isRecord(value) && value.nome !== undefined)
  const own = isRecord(inner) ? inner : record
  const { numero_oab = lawyerIn(own)?.numero, uf_oab = lawyerIn(own)?.uf, polo, tipo } = own
  const nome = personName(own)
  if (nome === undefined) return JSON.stringify(record)
  const oab = numero_oab === undefined ? undefined : `OAB ${numero_oab}/${uf_oab ?? '?'}`
  const about = oab ?? polo ?? tipo
  return plainText(about === undefined ? nome : `${nome} (${String(about)})`)
}
