import type { Party } from './base/cases.js'
import type { Spelling } from './base/people.js'

/** Returns a lawyer's record: a name and one spelling of a registration. */
export function lawyerRecord({ id, nome, numero_oab, uf_oab }: Spelling) {
  return { id, nome, numero_oab, uf_oab }
}

/**
 * Returns a party's record. `tipo` is the side, `A` or `P`; in a sealed case the name is masked.
 */
export function partyRecord({ id, nome, tipo }: Party) {
  return { id, nome, tipo }
}
