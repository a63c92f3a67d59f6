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

/** Where the batch has one type, its fields and formats are known before any row is. */
export function checkAgainstCatalogue(given: Parameters, knowledge: RecalcKnowledge): Sentence[] {
  const info =
    typeof given.type === 'string' ? knowledge.types[given.type as TypeInfo['type']] : undefined
  return info ? problemsWith(given, info, knowledge) : []
}

/** What a type does not take of what was asked. */
export function problemsWith(
  given: Parameters,
  info: TypeInfo,
  { references }: Pick<RecalcKnowledge, 'references'>,
): Sentence[] {
  const values = valuesFor(given, info, references)
  const problems = values.is === 'values' ? bothWritten(values.values, info) : values.problems
  return [...problems, ...unavailable(askedFormats(given.export).formats, info)]
}

/** What a field needs beside it the calculation may hold already. */
function bothWritten(values: Record<string, Json>, { type }: TypeInfo): Sentence[] {
  const both = contradiction({ tabelaPersonalizada: '', ...values }, type)
  return both ? [both] : []
}
