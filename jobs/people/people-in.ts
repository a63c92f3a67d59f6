import type { Parameters } from '../../src/core/job/job.js'
import { lawyerIn } from '../../src/legal/gazette/lawyer.js'
import { isSameOab, numberOf, watchedOab } from '../../src/legal/gazette/subject.js'
import { isRecord } from '../../src/services/classify-response.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'

/** Records of one person: the spellings of one registration, or the one record of a party. */
export interface Person {
  key: string
  records: Fields[]
}

/** Whom the records are of. A name makes nobody one with another: a registration does, or an id. */
export function peopleIn(records: readonly Fields[], parameters: Parameters): Person[] {
  const state = parameters.uf_oab
  const asked = watchedOab(String(parameters.uf_oab ?? ''), String(parameters.numero_oab ?? ''))
  const people = new Map<string, Person>()
  for (const [at, record] of records.entries()) {
    const { uf, numero } = registrationOf(record)
    const digits = numberOf(numero)?.digits
    // The contract names no field of a record: what does not show a registration is not another's.
    const isOther =
      asked?.is === 'oab'
        ? !isSameOab(asked, { uf, numero })
        : state !== undefined && uf !== String(state)
    if (isOther && isShown(record)) continue
    const key = digits && uf ? `oab:${uf}:${digits}` : `id:${String(idOf(record) ?? `? ${at}`)}`
    const person = people.get(key) ?? { key, records: [] }
    person.records.push(record)
    people.set(key, person)
  }
  return [...people.values()]
}

/** Its own, or that of the record that it links to; empty where it shows none. */
export function registrationOf(record: Fields): { uf: string; numero: string } {
  const { uf_oab, numero_oab } = isRecord(record.advogado) ? record.advogado : record
  if (uf_oab === undefined && numero_oab === undefined) {
    return lawyerIn(record) ?? { uf: '', numero: '' }
  }
  return { uf: String(uf_oab ?? '').toUpperCase(), numero: String(numero_oab ?? '') }
}

/** Whether the record says whose registration it is. */
export function isShown(record: Fields): boolean {
  const { uf, numero } = registrationOf(record)
  return uf !== '' && numberOf(numero) !== undefined
}

/** The same name but for case, accents and spaces. */
export function isSameName(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && folded(one) === folded(other)
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
