import type { Party } from './base/cases.js'
import type { Spelling } from './base/people.js'

/** A lawyer as the service knows one: a name and one spelling of a registration. */
export function lawyerRecord({ id, nome, numero_oab, uf_oab }: Spelling) {
  return { id, nome, numero_oab, uf_oab }
}

/** `tipo` is the side, `A` or `P`. In a sealed case the name is masked. */
export function partyRecord({ id, nome, tipo }: Party) {
  return { id, nome, tipo }
}
