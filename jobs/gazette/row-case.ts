import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { checkDigitsClose } from '../../src/values/case-number.js'

export type RowCase =
  | { is: 'case'; digits: string; notes: Sentence[] }
  | { is: 'rejected'; problem: Sentence }

/** The case of a row: a number that cannot be would be asked for ever and found never. */
export function caseOfRow(value: string): RowCase {
  const facts = { label: 'Nº do processo', value }
  // The gazette knows the case itself, and not the incidents that courts number after it.
  const [, number = '', incident] = /^([\d.-]+)(?:\/(\d+))?$/.exec(value) ?? []
  const digits = number.replace(/\D/g, '')
  if (!checkDigitsClose(digits)) {
    return { is: 'rejected', problem: sentence('row_not_cnj', facts) }
  }
  const notes = incident === undefined ? [] : [sentence('note_case_incident', facts)]
  return { is: 'case', digits, notes }
}
