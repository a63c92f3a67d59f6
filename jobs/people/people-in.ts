import type { Parameters } from '../../src/core/job/job.js'
import { lawyerIn } from '../../src/legal/gazette/lawyer.js'
import { isSameOab, numberOf, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { isRecord } from '../../src/services/classify-response.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { folded } from '../gazette/folded.js'

/** The records of one person: all spellings of a registration, or the one record of a party. */
export interface Person {
  key: string
  records: Fields[]
}

/** Groups records by person. Records belong together by registration or id, never by name. */
export function peopleIn(records: readonly Fields[], parameters: Parameters): Person[] {
  const state = parameters.uf_oab
  const asked = subjectOfOab(String(parameters.uf_oab ?? ''), String(parameters.numero_oab ?? ''))
  const people = new Map<string, Person>()
  for (const [at, record] of records.entries()) {
    const { uf, numero } = registrationOf(record)
    const digits = numberOf(numero)?.digits
    // The contract names no field of a record, so that a record without a registration may still be
    // the one searched for.
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

/**
 * Returns the registration of a record, or that of the lawyer it links to; empty if it shows none.
 */
export function registrationOf(record: Fields): { uf: string; numero: string } {
  const { uf_oab, numero_oab } = isRecord(record.advogado) ? record.advogado : record
  if (uf_oab === undefined && numero_oab === undefined) {
    return lawyerIn(record) ?? { uf: '', numero: '' }
  }
  return { uf: String(uf_oab ?? '').toUpperCase(), numero: String(numero_oab ?? '') }
}

/** Decides whether the record shows a whole registration. */
export function isShown(record: Fields): boolean {
  const { uf, numero } = registrationOf(record)
  return uf !== '' && numberOf(numero) !== undefined
}

/** Compares names without case, accents and punctuation. */
export function isSameName(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && folded(one) === folded(other)
}
