import type { Field, FieldValue, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { fromBrazilian, toBrazilian } from '../../../values/dates.js'
import { D } from '../../../values/decimal.js'
import type { Accepted } from '../../accept.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { labelOf } from '../../find/table.js'

/** A column that the user did not name now, and the common parameter that its cells would override. */
interface Override {
  match: Accepted['mapping'][number]
  parameter: string
}

type Resolve = (given: Parameters) => Parameters

/**
 * Asks about a column that the user did not name and that differs from a parameter given for all
 * rows: "Data de atualização" may be the date of an edit. Reads the rows only if there is such
 * a column, up to the first difference.
 */
export async function overrideQuestions(
  accepted: Accepted,
  fields: readonly Field[],
  given: Parameters,
  said: Readonly<Record<string, string>>,
  resolve: Resolve,
): Promise<Sentence[]> {
  const unnamed = fields.filter(({ name }) => said[name] === undefined)
  const open = new Set(overridesIn(accepted, unnamed, given))
  const questions: Sentence[] = []
  if (open.size === 0) return questions
  for await (const { line, fields: row, ignored } of accepted.rows()) {
    if (ignored) continue
    for (const one of open) {
      const value = row[one.match.field]
      if (value === undefined || isSame(one.parameter, value, given, resolve)) continue
      questions.push(
        overrideQuestion(one, { line, value, stated: given[one.parameter]! }, accepted),
      )
      open.delete(one)
    }
    if (open.size === 0) break
  }
  return questions
}

function overridesIn(
  { mapping }: Accepted,
  fields: readonly Field[],
  given: Parameters,
): Override[] {
  return mapping.flatMap((match) => {
    const field = fields.find(({ name }) => name === match.field)
    // The name of a calculation changes no figure.
    if (!field?.parameter || field.parameter === 'name') return []
    const all = [field.parameter, `fields.${field.parameter}`, ...(field.overrides ?? [])]
    const parameter = all.find((name) => given[name] !== undefined)
    return parameter === undefined ? [] : [{ match, parameter }]
  })
}

/** The service accepts several names for one index. */
function isSame(name: string, value: FieldValue, given: Parameters, resolve: Resolve): boolean {
  const comparableOf = (one: FieldValue) => comparable(resolve({ [name]: one })[name] ?? one)
  return comparableOf(value) === comparableOf(given[name]!)
}

function comparable(value: FieldValue): string {
  const text = written(value).trim()
  const number = /^\d+(?:[.,]\d+)?$/.test(text)
    ? new D(text.replace(',', '.')).toFixed()
    : undefined
  return fromBrazilian(text) ?? number ?? (normaliseText(text) || text)
}

function overrideQuestion(
  { match, parameter }: Override,
  { line, value, stated }: { line: number; value: FieldValue; stated: FieldValue },
  { headings }: Accepted,
): Sentence {
  const heading = match.heading.replace(/\s+/g, ' ').trim()
  const text = normaliseHeading(heading)
  const isOnly = headings.filter((one) => normaliseHeading(one) === text).length === 1
  return sentence('ask_column_overrides', {
    field: match.field,
    label: labelOf(match.field),
    column: `${match.column} «${heading}»`,
    heading: text !== '' && isOnly ? heading : match.column,
    line,
    value: written(value),
    parameter,
    stated: written(stated),
  })
}

function written(value: FieldValue): string {
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? toBrazilian(text) : text
}
