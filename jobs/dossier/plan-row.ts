import { checkDigitsClose } from '../../src/case-digits.js'
import type { RowFields, RowPlan } from '../../src/job.js'
import { sentence } from '../../src/sentence.js'
import { courtOf } from '../gazette/court.js'

/** The number is a parameter, so that rows of one case share a call. */
export type DossierItem = Record<string, never>

/** Rejected before anything is asked: what is no CNJ number, or of a court that does not exist. */
export function planRow({ numero_processo: value }: RowFields): RowPlan<DossierItem> {
  const facts = { label: 'Nº do processo', value: String(value ?? '') }
  const [number = '', incident] = facts.value.split('/')
  const digits = number.replace(/\D/g, '')
  if (!/^[\d.-]+$/.test(number) || !checkDigitsClose(digits)) {
    return { is: 'rejected', problems: [sentence('row_not_cnj', facts)] }
  }
  if (courtOf(digits) === undefined) {
    const code = `${digits[13]}.${digits.slice(14, 16)}`
    return { is: 'rejected', problems: [sentence('row_no_such_court', { ...facts, code })] }
  }
  const notes = incident === undefined ? [] : [sentence('note_case_incident', facts)]
  return { is: 'item', parameters: { numero: digits }, item: {}, notes }
}
