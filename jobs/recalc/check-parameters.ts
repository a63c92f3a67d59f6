import type { Parameters } from '../../src/core/job/job.js'
import type { Sentence } from '../../src/messages/message-code.js'
import { askedFormats, unavailable, unknownFormats } from '../saved/exports.js'
import { contradiction } from '../saved/references.js'
import type { TypeInfo } from '../saved/types.js'
import type { Json } from '../saved/values.js'
import type { RecalcKnowledge } from './knowledge.js'
import { valuesFor } from './values.js'

export function checkParameters(given: Parameters): Sentence[] {
  return unknownFormats(given.export)
}

/**
 * Checks the parameters against the type, if one type is given for the whole batch. Otherwise
 * planning checks them row by row.
 */
export function checkAgainstCatalogue(given: Parameters, knowledge: RecalcKnowledge): Sentence[] {
  const info =
    typeof given.type === 'string' ? knowledge.types[given.type as TypeInfo['type']] : undefined
  return info ? problemsWith(given, info, knowledge) : []
}

/** Returns what the type does not accept of the parameters. */
export function problemsWith(
  given: Parameters,
  info: TypeInfo,
  { references }: Pick<RecalcKnowledge, 'references'>,
): Sentence[] {
  const values = valuesFor(given, info, references)
  const problems = values.is === 'values' ? bothWritten(values.values, info) : values.problems
  return [...problems, ...unavailable(askedFormats(given.export).formats, info)]
}

/**
 * Refuses a field only if it contradicts another one. A field that it requires may already be in
 * the calculation.
 */
function bothWritten(values: Record<string, Json>, { type }: TypeInfo): Sentence[] {
  const both = contradiction({ tabelaPersonalizada: '', ...values }, type)
  return both ? [both] : []
}
