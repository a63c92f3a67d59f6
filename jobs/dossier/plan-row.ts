import type { RowFields, RowPlan } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { courtOf } from '../gazette/court.js'
import { caseOfRow } from '../gazette/row-case.js'

/** Empty, because the number is a parameter: rows of one case share a call. */
export type DossierItem = Record<string, never>

/**
 * Plans one row. Numbers that are no CNJ numbers, or of a court that does not exist, are rejected
 * before any request.
 */
export function planRow({ numero_processo: value }: RowFields): RowPlan<DossierItem> {
  const facts = { label: 'Nº do processo', value: String(value ?? '') }
  const read = caseOfRow(facts.value)
  if (read.is === 'rejected') return { is: 'rejected', problems: [read.problem] }
  const { digits, notes } = read
  if (courtOf(digits) === undefined) {
    const code = `${digits[13]}.${digits.slice(14, 16)}`
    return { is: 'rejected', problems: [sentence('row_no_such_court', { ...facts, code })] }
  }
  return { is: 'item', parameters: { numero: digits }, item: {}, notes }
}
