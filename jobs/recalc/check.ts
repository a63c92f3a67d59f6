import type { Parameters } from '../../src/job.js'
import type { Sentence } from '../../src/sentence.js'
import { askedFormats, unavailable, unknownFormats } from '../saved/exports.js'
import type { TypeInfo } from '../saved/types.js'
import type { RecalcKnowledge } from './knowledge.js'
import { valuesFor } from './values.js'

export function checkParameters(given: Parameters): Sentence[] {
  return unknownFormats(given.export)
}

/** Where the batch has one type, its fields and formats are known before any row is. */
export function checkAgainstCatalogue(given: Parameters, { types }: RecalcKnowledge): Sentence[] {
  const info = typeof given.type === 'string' ? types[given.type as TypeInfo['type']] : undefined
  return info ? problemsWith(given, info) : []
}

/** What a type does not take of what was asked. */
export function problemsWith(given: Parameters, info: TypeInfo): Sentence[] {
  const values = valuesFor(given, info)
  const problems = values.is === 'values' ? [] : values.problems
  return [...problems, ...unavailable(askedFormats(given.export).formats, info)]
}
