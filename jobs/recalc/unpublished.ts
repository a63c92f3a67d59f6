import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { dayOf } from '../answer-check.js'
import { familiesOf, type References } from '../saved/references.js'
import type { RunAsked } from '../saved/run-answer.js'
import type { RecalcItem } from './plan-row.js'

/**
 * Returns a note if the update goes beyond the last published month of the calculation's index; of
 * a table the service does not say which months it has.
 */
export function unpublishedNotes(
  { type }: RecalcItem,
  { fields, dateField }: RunAsked,
  references: References | undefined,
): Sentence[] {
  const value = String(fields.indexador ?? '')
  const latest = references?.latest?.[value]
  const until = dateField === undefined ? undefined : dayOf(fields[dateField])
  const families = familiesOf({ type, campo: 'indexador', value }, references)
  if (latest === undefined || until === undefined || families.join() !== 'index') return []
  const months: string[] = []
  // The month of the update itself does not count.
  for (let month = addMonths(latest, 1); month < monthOf(until); month = addMonths(month, 1))
    months.push(month)
  return months.length > 0 ? [sentence('row_unpublished', { months })] : []
}
