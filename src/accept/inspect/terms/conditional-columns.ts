import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { isBlank } from '../../../spreadsheets/cell.js'
import { addDays } from '../../../values/dates.js'
import type { Accepted } from '../../accept.js'
import { dayIn } from '../../cells/date.js'
import { fitOf } from '../../find/match-columns.js'
import { columnName } from '../../find/table.js'

/** Two-digit years are of this century. */
const LAST_YEAR = 2099

interface LeftOut {
  column: number
  parameter: string
  value: string
}

/**
 * Asks about an unused column that needs a parameter which the user did not give, beside a field
 * that it changes: "Data da citação" beside an interest rate without a first day. Reads the rows
 * only if there is such a column: one with the due dates, or the days after them, changes nothing.
 */
export async function conditionalColumnQuestions(
  accepted: Pick<Accepted, 'headings' | 'mapping' | 'rows'>,
  fields: readonly Field[],
  given: Parameters,
): Promise<Sentence[]> {
  const questions: Sentence[] = []
  for (const { column, parameter, value } of leftOut(accepted, fields, given)) {
    if (!(await differs(accepted, column, fields))) continue
    const facts = { parameter, value, column: columnName(accepted.headings, column) }
    questions.push(sentence('ask_interest_start', facts))
  }
  return questions
}

async function differs(
  { rows }: Pick<Accepted, 'rows'>,
  column: number,
  fields: readonly Field[],
): Promise<boolean> {
  const due = fields.find(({ type, required }) => type === 'date' && required)?.name ?? ''
  for await (const { cells, fields: row, ignored } of rows()) {
    const cell = cells[column]
    if (ignored || isBlank(cell)) continue
    const own = row[due]
    const day = dayIn(cell, 'dmy', LAST_YEAR)
    if (typeof own !== 'string' || (day !== own && day !== addDays(own, 1))) return true
  }
  return false
}

function leftOut(
  { headings, mapping }: Pick<Accepted, 'headings' | 'mapping'>,
  fields: readonly Field[],
  given: Parameters,
): LeftOut[] {
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
    return [{ column, parameter, value: String(value) }]
  })
}
