import type { RowFields } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { type Oab, printOab, readOneOab, stateIn } from '../../src/values/oab.js'

export type RowOab =
  | { is: 'none' }
  | { is: 'oab'; oab: Oab & { uf: string } }
  | { is: 'rejected'; problem: Sentence }

/**
 * Reads the registration of a row, with its state from the cell or from a column of its own. A
 * missing state is never guessed.
 */
export function oabOfRow({ oab_numero: cell, oab_uf: state }: RowFields): RowOab {
  const oab = typeof cell === 'string' ? readOneOab(cell) : undefined
  if (!oab) return { is: 'none' }
  const facts = { label: 'OAB', value: printOab(oab) }
  const given = typeof state === 'string' ? stateIn(state) : undefined
  if (state !== undefined && given === undefined) {
    const problem = sentence('row_not_a_uf', { label: 'UF da OAB', value: String(state) })
    return { is: 'rejected', problem }
  }
  if (given !== undefined && oab.uf !== undefined && given !== oab.uf) {
    return { is: 'rejected', problem: sentence('row_oab_two_ufs', { ...facts, other: given }) }
  }
  const uf = oab.uf ?? given
  if (uf === undefined) return { is: 'rejected', problem: sentence('row_oab_without_uf', facts) }
  return { is: 'oab', oab: { ...oab, uf } }
}
