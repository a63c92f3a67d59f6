import type { Field, Parameters } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import type { Accepted } from './accept.js'
import { fitOf } from './match-columns.js'
import { columnName } from './table.js'

/**
 * Columns that are used only where a parameter says so, which nobody gave, beside what they change:
 * "Data da citação" beside a rate of interest whose first day nobody told.
 */
export function unaskedQuestions(
  { headings, mapping }: Pick<Accepted, 'headings' | 'mapping'>,
  fields: readonly Field[],
  given: Parameters,
): Sentence[] {
  const isUsed = (name: string) => {
    const parameter = fields.find((field) => field.name === name)?.parameter
    const isGiven = parameter !== undefined && given[parameter] !== undefined
    return isGiven || mapping.some(({ field }) => field === name)
  }
  return fields.flatMap(({ name, parameter: own, onlyWith }) => {
    if (!onlyWith?.matters || given[onlyWith.parameter] !== undefined) return []
    // A column tells it row by row.
    if (mapping.some(({ field }) => paramOf(fields, field) === onlyWith.parameter)) return []
    if ((own !== undefined && given[own] !== undefined) || !isUsed(onlyWith.matters)) return []
    const column = headings.findIndex((heading) => fitOf(name, heading) === 'exact')
    if (column < 0) return []
    const { parameter, value } = onlyWith
    const facts = { parameter, value: String(value), column: columnName(headings, column) }
    return [sentence('ask_column_unasked', facts)]
  })
}

function paramOf(fields: readonly Field[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.parameter
}
