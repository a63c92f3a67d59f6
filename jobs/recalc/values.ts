import type { Parameters } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { type TypeInfo, updateField } from '../saved/types.js'
import { fieldValue, type Json } from '../saved/values.js'

export type Values =
  | { is: 'values'; values: Record<string, Json> }
  | { is: 'wrong'; problems: Sentence[] }

const FIELD = 'fields.'

/** What is written into a calculation of a type: the fields that were given, and the update date. */
export function valuesFor(given: Parameters, info: TypeInfo): Values {
  const values: Record<string, Json> = {}
  const problems: Sentence[] = []
  for (const [name, text] of Object.entries(given)) {
    if (!name.startsWith(FIELD)) continue
    const campo = name.slice(FIELD.length)
    const field = info.fields.find((one) => one.campo === campo)
    const read = field && fieldValue(field, text, info)
    if (!field) problems.push(unknownField(name, text, info))
    else if (read?.is === 'value') values[campo] = read.value
    else if (read) problems.push(badValue(name, text, read.expected))
  }
  if (typeof given.updateTo === 'string') {
    problems.push(...setDate(given.updateTo, values, info))
  }
  return problems.length > 0 ? { is: 'wrong', problems } : { is: 'values', values }
}

/** Puts the update date into the field that the type has for it. */
function setDate(date: string, values: Record<string, Json>, info: TypeInfo): Sentence[] {
  const field = updateField(info)
  const facts = { label: 'updateTo', value: date }
  if (!field) return [sentence('type_without_update_date', { ...facts, type: info.type })]
  const read = fieldValue(field, date, info)
  if (read.is === 'bad') return [badValue('updateTo', date, read.expected)]
  const given = values[field.campo]
  values[field.campo] = read.value
  const isTwice = given !== undefined && given !== read.value
  return isTwice ? [sentence('update_date_twice', { ...facts, campo: field.campo })] : []
}

function unknownField(name: string, value: unknown, info: TypeInfo): Sentence {
  const known = info.fields.map(({ campo }) => campo)
  return sentence('type_without_field', {
    label: name,
    value: String(value),
    name,
    type: info.type,
    known,
  })
}

function badValue(name: string, value: unknown, expected: string): Sentence {
  return sentence('field_value', { label: name, value: String(value), name, expected })
}
