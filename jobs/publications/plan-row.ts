import type { Parameters, RowFields, RowPlan, Survey } from '../../src/core/job/job.js'
import { writtenAs } from '../../src/legal/gazette/spellings.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { type IsoDate, toBrazilian } from '../../src/values/dates.js'
import { type Oab, readOneOab, stateIn } from '../../src/values/oab.js'
import { isPlaceholder } from '../gazette/placeholder.js'
import { caseOfRow, type RowCase } from '../gazette/row-case.js'
import { oabOfRow } from '../gazette/row-oab.js'
import { fields } from './fields.js'
import { courtOfRow, type FilterKnowledge } from './filters.js'

/** The search itself is in the parameters, so that rows that ask for the same share their calls. */
export interface PublicationsItem {
  /** The row's spellings of its registration other than the plain number; absent if it has none. */
  spellings?: string[]
  /**
   * The lawyer's name in the row; a note follows if the base has no such name for the registration.
   */
  nome?: string
}

const FILTERS = ['numero_oab', 'numero_processo', 'q', 'tribunal', 'tipo_comunicacao', 'orgao_id']

/** Returns the problems of parameters that no column overrides, before any row is read. */
export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const { numero_oab, uf_oab } = given
  const withoutColumn = fields.filter(
    ({ name, parameter }) => parameter !== undefined && !columns.has(name),
  )
  const names = new Set(withoutColumn.flatMap(({ parameter }) => parameter ?? []))
  const fixed = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))
  const isDated = names.has('data_inicio') && names.has('data_fim')
  const { data_inicio: _from, data_fim: _to, ...undated } = fixed
  const problems = problemsIn(isDated ? fixed : undated)
  if (numero_oab === undefined && uf_oab === undefined) return problems
  if (typeof uf_oab === 'string' && stateIn(uf_oab) === undefined) {
    return [...problems, sentence('row_not_a_uf', { label: 'uf_oab', value: uf_oab })]
  }
  const oab = oabOfBatch(given)
  const isWhole = numero_oab !== undefined && oab?.uf !== undefined
  return isWhole ? problems : [...problems, sentence('need_oab_uf')]
}

/**
 * Plans one row. Its columns override the parameters of the batch; the result must be complete by
 * itself.
 */
export function planRow(
  row: RowFields,
  { combine, ...batch }: Parameters,
  knowledge: FilterKnowledge = {},
): RowPlan<PublicationsItem> {
  const { oab_numero: registration, numero_processo: number } = row
  const hasBoth = registration !== undefined && number !== undefined
  if (hasBoth && combine === undefined) {
    const facts = { oab: String(registration), number: String(number) }
    return { is: 'rejected', asks: true, problems: [sentence('ask_oab_and_case', facts)] }
  }
  if (hasBoth && combine === 'case')
    return planOne({ ...row, oab_numero: undefined }, batch, knowledge)
  if (hasBoth && combine === 'lawyer') {
    return planOne({ ...row, numero_processo: undefined }, batch, knowledge)
  }
  const plan = planOne(row, batch, knowledge)
  const isHalf = !hasBoth && combine !== undefined && (registration ?? number) !== undefined
  if (plan.is !== 'item' || !isHalf) return plan
  const facts = { value: String(registration ?? number), combine }
  return { ...plan, notes: [...plan.notes, sentence('note_one_of_both', facts)] }
}

function planOne(
  row: RowFields,
  batch: Parameters,
  knowledge: FilterKnowledge,
): RowPlan<PublicationsItem> {
  const parameters: Parameters = { ...batch }
  for (const { name, parameter } of fields) {
    const value = row[name]
    if (parameter !== undefined && value !== undefined) parameters[parameter] = value
  }
  if (typeof parameters.q === 'string') parameters.q = parameters.q.trim().replace(/\s+/g, ' ')
  const own = oabOfRow(row)
  if (own.is === 'rejected') return { is: 'rejected', problems: [own.problem] }
  const oab = own.is === 'oab' ? own.oab : oabOfBatch(parameters)
  if (oab?.uf) Object.assign(parameters, { numero_oab: oab.digits, uf_oab: oab.uf })
  const isFilter = FILTERS.some((name) => parameters[name] !== undefined)
  const problems = isFilter ? problemsIn(parameters, knowledge) : [sentence('row_no_filter')]
  if (problems.length > 0) return { is: 'rejected', problems }
  const ofCase = caseIn(parameters)
  if (ofCase?.is === 'case') parameters.numero_processo = ofCase.digits
  const item = itemOf(row, oab)
  const resolved = withCourt(parameters, knowledge)
  return {
    is: 'item',
    parameters: resolved,
    item,
    notes: ofCase?.is === 'case' ? ofCase.notes : [],
  }
}

function itemOf(row: RowFields, oab: Oab | undefined): PublicationsItem {
  const spellings = oab ? writtenAs(oab) : []
  const isNamed = row.oab_numero !== undefined && typeof row.oab_nome === 'string'
  return {
    ...(spellings.length > 0 ? { spellings } : {}),
    ...(isNamed ? { nome: String(row.oab_nome) } : {}),
  }
}

function oabOfBatch({ numero_oab, uf_oab }: Parameters) {
  return readOneOab(`${stateIn(String(uf_oab ?? '')) ?? ''} ${numero_oab ?? ''}`)
}

/**
 * Puts the court's acronym in place of the text, so that rows with several spellings of one court
 * share their calls.
 */
function withCourt(parameters: Parameters, knowledge: FilterKnowledge): Parameters {
  if (parameters.tribunal === undefined) return parameters
  const found = courtOfRow(parameters, knowledge)
  return found.is === 'court' ? { ...parameters, tribunal: found.sigla } : parameters
}

/** Only the service's own list can show that a court does not exist. */
function courtProblems(parameters: Parameters, knowledge: FilterKnowledge): Sentence[] {
  if (parameters.tribunal === undefined || !knowledge.courts) return []
  const found = courtOfRow(parameters, knowledge)
  const facts = { value: String(parameters.tribunal) }
  return found.is === 'unknown'
    ? [sentence('row_court_unknown', { ...facts, near: found.near })]
    : []
}

/**
 * Warns of a period whose last day is not over, because later publications will be missing from the
 * result.
 */
export function termsOfPeriods(
  { groups, undated = [] }: Survey,
  knowledge: FilterKnowledge,
): Sentence[] {
  const { today } = knowledge
  if (today === undefined) return []
  const ends = [...groups.map(({ parameters }) => parameters), ...undated]
    .map(({ data_fim: to }) => to)
    .filter((to): to is IsoDate => typeof to === 'string' && to >= today)
  return [...new Set(ends)].map((to) =>
    sentence('told_period_open', { to: toBrazilian(to), today: toBrazilian(today) }),
  )
}

/** Returns a problem if the court or the period of the whole batch excludes any result. */
export function checkFilters(
  parameters: Parameters,
  knowledge: FilterKnowledge,
  columns: ReadonlySet<string>,
): Sentence[] {
  const { data_inicio: from } = parameters
  return [
    ...(columns.has('tribunal') ? [] : courtProblems(parameters, knowledge)),
    ...(columns.has('data_inicio') ? [] : futurePeriodProblems(from, knowledge)),
  ]
}

function caseIn({ numero_processo: number }: Parameters): RowCase | undefined {
  return typeof number === 'string' ? caseOfRow(number) : undefined
}

function problemsIn(parameters: Parameters, knowledge: FilterKnowledge = {}): Sentence[] {
  const { q, data_inicio: from, data_fim: to } = parameters
  const problems = courtProblems(parameters, knowledge)
  const ofCase = caseIn(parameters)
  if (ofCase?.is === 'rejected') problems.push(ofCase.problem)
  if (typeof q === 'string') problems.push(...textProblems(q))
  if ((from === undefined) !== (to === undefined)) problems.push(sentence('row_half_period'))
  if (typeof from === 'string' && typeof to === 'string' && from > to) {
    const facts = { from: toBrazilian(from), to: toBrazilian(to) }
    problems.push(sentence('row_turned_period', facts))
  }
  return [...problems, ...futurePeriodProblems(from, knowledge)]
}

function textProblems(q: string): Sentence[] {
  const facts = { label: 'Texto procurado', value: q }
  if (isPlaceholder(q)) return [sentence('row_placeholder', facts)]
  return [...q.trim()].length < 3 ? [sentence('row_short_text', facts)] : []
}

/** A mistyped year finds nothing, which looks like an absence of publications. */
function futurePeriodProblems(
  from: Parameters[string] | undefined,
  { today }: FilterKnowledge,
): Sentence[] {
  return today !== undefined && typeof from === 'string' && from > today
    ? [sentence('row_future_period', { from: toBrazilian(from) })]
    : []
}
