import type { Field, Parameters } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { Accepted } from '../accept.js'
import { fitOf } from '../find/match-columns.js'
import { columnName } from '../find/table.js'

/**
 * Asks about an unused column that needs a parameter which the user did not give, beside a field
 * that it changes: "Data da citação" beside an interest rate without a first day.
 */
export function conditionalColumnQuestions(
  { headings, mapping }: Pick<Accepted, 'headings' | 'mapping'>,
  fields: readonly Field[],
  given: Parameters,
): Sentence[] {
  const parameterOf = (name: string) => fields.find((field) => field.name === name)?.parameter
  const isUsed = (name: string) => {
    const parameter = parameterOf(name)
    const isGiven = parameter !== undefined && given[parameter] !== undefined
    return isGiven || mapping.some(({ field }) => field === name)
  }
  const taken = new Set(mapping.map(({ heading }) => heading))
  const means = (name: string) => (heading: string) => {
    const fit = fitOf(name, heading)
    return (fit === 'exact' || fit === 'begins') && !taken.has(heading)
  }
  return fields.flatMap(({ name, parameter: own, onlyWith }) => {
    if (!onlyWith?.changes || given[onlyWith.parameter] !== undefined) return []
    // A column gives the parameter row by row.
    if (mapping.some(({ field }) => parameterOf(field) === onlyWith.parameter)) return []
    if ((own !== undefined && given[own] !== undefined) || !isUsed(onlyWith.changes)) return []
    const column = headings.findIndex(means(name))
    if (column < 0) return []
    const { parameter, value } = onlyWith
    const facts = { parameter, value: String(value), column: columnName(headings, column) }
    return [sentence('ask_interest_start', facts)]
  })
}
