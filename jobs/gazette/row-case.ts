import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { hasValidCheckDigits } from '../../src/values/case-number.js'

export type RowCase =
  | { is: 'case'; digits: string; notes: Sentence[] }
  | { is: 'rejected'; problem: Sentence }

/**
 * Reads the case number of a row. A number with wrong check digits is rejected, because no search
 * would ever find it.
 */
export function caseOfRow(value: string): RowCase {
  const facts = { label: 'Nº do processo', value }
  // The gazette knows the case itself, without the incidents that courts number after it. A
  // parameter of the batch comes as the user typed it, or copied from a page.
  const plain = value.replace(/[\s–—]/g, '')
  const [, number = '', incident] = /^([\d.-]+)(?:\/(\d+))?$/.exec(plain) ?? []
  const digits = number.replace(/\D/g, '')
  if (!hasValidCheckDigits(digits)) {
    return { is: 'rejected', problem: sentence(whyNoCase(value), facts) }
  }
  const notes = incident === undefined ? [] : [sentence('note_case_incident', facts)]
  return { is: 'case', digits, notes }
}

const NUMBER = /(?<!\d)(?:\d{7} ?- ?\d{2}\.\d{4}\.\d\.?\d{2}\.\d{4}|\d{20})(?!\d)/g
/** The beginning of a second number, as users shorten it: `e 0085787-63`. */
const SHORTENED = /(?<!\d)\d{2,7}-\d{2}(?!\d)/

/** Distinguishes a valid number with other text from a wrong number. */
function whyNoCase(value: string) {
  const numbers = value.match(NUMBER) ?? []
  if (!numbers.some((one) => hasValidCheckDigits(one.replace(/\D/g, '')))) return 'row_not_cnj'
  const isSeveral = numbers.length > 1 || SHORTENED.test(value.replace(NUMBER, ' '))
  return isSeveral ? 'row_several_cases' : 'row_case_with_text'
}
