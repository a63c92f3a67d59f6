import { UserError } from '../../core/errors.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Answers, Draft, DraftOptions } from '../submission/drafts.js'
import type { Request } from '../submission/prepare.js'
import { type Choice, choicesOf } from './choices.js'

/** The options that can answer a question; none when the sheet itself has to be mended. */
export interface Answerable {
  options: ('sheet' | 'decimal' | 'dates' | 'dropMissing')[]
  /** Fields for which the answer can name a column, or none. */
  fields: string[]
  /** Any field: the heading line was not found, or one column fits several fields. */
  anyField: boolean
  parameters: string[]
}

const SHEET: ReadonlySet<MessageCode> = new Set([
  ...([
    'ask_sheet',
    'ask_hidden_sheets',
    'ask_other_sheet',
    'ask_left_out_sheet',
    'ask_items_above',
  ] as const),
  ...(['ask_other_header', 'ask_settled_sheet', 'ask_header', 'ask_header_any'] as const),
])
const DECIMAL: ReadonlySet<MessageCode> = new Set([
  ...(['ask_mark', 'ask_mark_contradiction', 'ask_eaten_commas', 'patch_read_otherwise'] as const),
])
const DATES: ReadonlySet<MessageCode> = new Set([
  'ask_order',
  'ask_order_heading',
  'ask_order_mdy',
  'ask_swapped_dates',
  'ask_shifted_dates',
  'patch_read_otherwise',
])
const ANY_FIELD: ReadonlySet<MessageCode> = new Set([
  ...(['ask_header', 'ask_header_any', 'ask_shared', 'ask_missing'] as const),
])
/** Questions whose facts do not name the field of their answer. */
const FIELDS: Partial<Record<MessageCode, string>> = { ask_state_beside_court: 'oab_uf' }
/** Questions whose facts do not name the parameter of their answer. */
const PARAMETERS: Partial<Record<MessageCode, string[]>> = { ask_oab_and_case: ['combine'] }

/** The batch that the request patches or reruns. */
export type BaseOptions = Pick<DraftOptions, 'patch' | 'rerun'>

export function baseOf({ patch, rerunOf }: Pick<Request, 'patch' | 'rerunOf'>): BaseOptions {
  return { patch: patch?.base.id, rerun: rerunOf?.id }
}

export function answerable(question: Sentence, { patch, rerun }: BaseOptions): Answerable {
  const { code, facts } = question
  const options: Answerable['options'] = []
  // A patch and a rerun have the sheet of their batch.
  if (SHEET.has(code) && patch === undefined && rerun === undefined) options.push('sheet')
  if (code === 'patch_rows_missing') options.push('dropMissing')
  if (DECIMAL.has(code) && facts.isDay !== true) options.push('decimal')
  if (DATES.has(code) && facts.isDay !== false) options.push('dates')
  const named = [facts.field, FIELDS[code], ...(Array.isArray(facts.fields) ? facts.fields : [])]
  // `juros.maximo=12`: the text to add when the high rate is correct.
  const said = [facts.parameter, facts.name, facts.mode, facts.most]
  const ofQuestion = [
    ...said.filter(isText).map((text) => text.split('=')[0]!),
    ...(PARAMETERS[code] ?? []),
  ]
  // A patch has the parameters of its batch.
  const parameters = patch === undefined ? ofQuestion : []
  return { options, fields: named.filter(isText), anyField: ANY_FIELD.has(code), parameters }
}

/** Returns the choices for a question that its upload may take. */
export function allowedChoices(
  question: Sentence,
  options: BaseOptions,
  headings: readonly string[] = [],
): Choice[] {
  return choicesOf(question, headings).filter(
    ({ answers }) => strayAnswers([question], options, answers).length === 0,
  )
}

/**
 * Refuses answers to no question of the draft.
 * @throws UserError (2) that names each of them
 */
export function refuseStrayAnswers({ asked, first, options }: Draft, answers: Answers): void {
  const stray = strayAnswers(asked, options, answers)
  if (answers.again !== undefined && first === undefined) stray.push('again')
  if (stray.length === 0) return
  throw UserError.usage('not_asked', { answers: stray, asked: asked.map(({ code }) => code) })
}

/** Returns the names of the answers that fit no question. */
export function strayAnswers(
  asked: readonly Sentence[],
  options: BaseOptions,
  answers: Answers,
): string[] {
  const open = asked.map((one) => answerable(one, options))
  return [
    ...(['sheet', 'decimal', 'dates', 'dropMissing'] as const).filter(
      (name) => answers[name] !== undefined && !open.some(({ options }) => options.includes(name)),
    ),
    ...Object.keys(answers.map ?? {}).filter(
      (name) => !open.some(({ fields, anyField }) => anyField || fields.includes(name)),
    ),
    ...Object.keys(answers.parameters ?? {}).filter(
      (name) => !open.some(({ parameters }) => parameters.includes(name)),
    ),
  ]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
