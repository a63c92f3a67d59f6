import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { type References, referenceProblem } from './references.js'
import type { TypeInfo } from './types.js'
import { fieldValue, type Json } from './values.js'

export type Values =
  | { is: 'values'; values: Record<string, Json> }
  | { is: 'wrong'; problems: Sentence[] }

const FIELD = 'fields.'

/** Returns the fields that `-p fields.<campo>=value` sets, in the forms that the type takes. */
export function givenFields(given: Parameters, info: TypeInfo, references?: References): Values {
  const values: Record<string, Json> = {}
  const problems: Sentence[] = []
  for (const [name, text] of Object.entries(given)) {
    if (!name.startsWith(FIELD)) continue
    const campo = name.slice(FIELD.length)
    const field = info.fields.find((one) => one.campo === campo)
    const read = field && fieldValue(field, text, info)
    if (!field) problems.push(unknownField(name, text, info))
    else if (read?.is === 'bad') problems.push(badValue(name, text, read.expected))
    else if (read) {
      const place = { type: info.type, campo, label: name }
      const problem = referenceProblem(place, read.value, references)
      if (problem) problems.push(problem)
      else values[campo] = read.value
    }
  }
  return problems.length > 0 ? { is: 'wrong', problems } : { is: 'values', values }
}

function unknownField(name: string, value: unknown, info: TypeInfo): Sentence {
  const known = info.fields.map(({ campo }) => campo)
  const facts = { label: name, value: String(value), name, type: info.type, known }
  return sentence('type_without_field', facts)
}

export function badValue(name: string, value: unknown, expected: string): Sentence {
  return sentence('field_value', { label: name, value: String(value), name, expected })
}
