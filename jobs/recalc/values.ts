import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { badValue, givenFields, type Values } from '../saved/given.js'
import type { References } from '../saved/references.js'
import { type TypeInfo, updateField } from '../saved/types.js'
import { fieldValue, type Json } from '../saved/values.js'

/**
 * Returns the fields to write into a calculation of the type: those that were given, and the update
 * date.
 */
export function valuesFor(given: Parameters, info: TypeInfo, references?: References): Values {
  const fields = givenFields(given, info, references)
  const values: Record<string, Json> = fields.is === 'values' ? { ...fields.values } : {}
  const problems = fields.is === 'values' ? [] : [...fields.problems]
  if (typeof given.updateTo === 'string') {
    problems.push(...setDate(given.updateTo, values, info))
  }
  return problems.length > 0 ? { is: 'wrong', problems } : { is: 'values', values }
}

/** Sets the type's field of the update date. */
function setDate(date: string, values: Record<string, Json>, info: TypeInfo): Sentence[] {
  const field = updateField(info)
  const facts = { label: 'updateTo', value: date }
  if (!field) return [sentence('type_without_update_date', { ...facts, type: info.label })]
  // The field holds a day, whatever type the service declares for it.
  const read = fieldValue({ ...field, tipo: 'date' }, date, info)
  if (read.is === 'bad') return [badValue('updateTo', date, read.expected)]
  const given = values[field.campo]
  values[field.campo] = read.value
  const isTwice = given !== undefined && given !== read.value
  return isTwice ? [sentence('update_date_twice', { ...facts, campo: field.campo })] : []
}
