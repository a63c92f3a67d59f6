import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { askedFormats, unavailable, unknownFormats } from '../saved/exports.js'
import { givenFields } from '../saved/given.js'
import { contradiction } from '../saved/references.js'
import type { Json } from '../saved/values.js'
import { eitherOf, partsOf } from './fields.js'
import type { CalcKnowledge } from './plan-row.js'

export function checkParameters(given: Parameters): Sentence[] {
  const { linkBase } = given
  const isWrong = linkBase !== undefined && !/^https?:\/\/[^\s/]/i.test(String(linkBase))
  return [
    ...unknownFormats(given.export),
    ...(isWrong ? [sentence('link_base_wrong', { value: String(linkBase) })] : []),
  ]
}

const INLINE = 'tabelaPersonalizada'

/**
 * Checks the values that all rows share, the export formats, and required fields that neither the
 * parameters nor a column gives.
 */
export function checkAgainstType(
  given: Parameters,
  { info, references }: CalcKnowledge,
  columns: ReadonlySet<string>,
  headings: readonly string[],
): Sentence[] {
  const shared = givenFields(given, info, references)
  const values = shared.is === 'values' ? shared.values : {}
  // A column may hold the inline table.
  const inline: Record<string, Json> = columns.has(INLINE) ? { [INLINE]: '' } : {}
  const isBrought = (name: string) => given[`fields.${name}`] !== undefined || columns.has(name)
  const either = eitherOf(info)
  const ofEither = { type: info.type, name: either[0]!, parts: either.slice(1) }
  const against = contradiction({ ...inline, ...values }, info.type)
  return [
    ...(shared.is === 'wrong' ? shared.problems : []),
    ...(against ? [against] : []),
    ...unavailable(askedFormats(given.export).formats, info),
    ...info.fields.flatMap((field) => {
      const parts = partsOf(field, info).map(({ campo }) => `${field.campo}.${campo}`)
      if (!field.required || [field.campo, ...parts].some(isBrought)) return []
      const facts = { type: info.type, name: field.campo, headings: [...headings] }
      return [sentence('calc_field_missing', { ...facts, ...(parts.length > 0 ? { parts } : {}) })]
    }),
    ...(either.length > 0 && !either.some(isBrought)
      ? [sentence('calc_field_missing', { ...ofEither, headings: [...headings] })]
      : []),
  ]
}
