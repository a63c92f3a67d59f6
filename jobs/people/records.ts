import type { Parameters } from '../../src/core/job/job.js'
import { personName } from '../../src/legal/gazette/lawyer.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { printOab, readOneOab } from '../../src/values/oab.js'
import { listsByKind } from '../gazette/lists.js'
import { isSameName, registrationOf } from './people-in.js'

/** A record with its profile, if the profile was asked for and came. */
export interface Profiled {
  record: Fields
  profile?: Fields
  refused?: string
}

/** Fields that {@link whoIs} puts into columns of their own. */
export const SHOWN = new Set(['nome', 'numero_oab', 'uf_oab', 'id'])

/**
 * The name, the registration and the id. The number keeps the service's spelling, which
 * distinguishes records of one registration.
 */
export function whoIs(record: Fields): Record<string, string> {
  const { numero } = registrationOf(record)
  return {
    pessoa: personName(record) ?? '',
    ...(numero ? { grafia: numero, oab: keyOf(record) } : {}),
    id: String(idOf(record) ?? ''),
  }
}

export function keyOf(record: Fields): string {
  const { uf, numero } = registrationOf(record)
  const oab = readOneOab(`${uf} ${numero}`)
  return oab ? printOab({ ...(oab.uf ? { uf: oab.uf } : {}), digits: oab.digits }) : ''
}

export function sameness(record: Fields, parameters: Parameters): string {
  if (parameters.nome === undefined) return ''
  return isSameName(personName(record), parameters.nome) ? 'igual' : 'contém'
}

export function casesIn(profile: Fields): Fields[] {
  return listsByKind(profile).cases ?? []
}
