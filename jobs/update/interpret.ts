import type { ItemOutcome, Parameters, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { dayIn, valuesIn } from '../../src/services/update/recognise.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { cents, D } from '../../src/values/decimal.js'
import { compacted } from '../../src/values/folded.js'
import { daysOfAnswer, daysOfLine, otherDay, otherIndex } from '../answer-check.js'
import { flatten } from '../flatten.js'
import { rejectedRows } from '../rejected-rows.js'
import { decimalIn } from './decimal-in.js'
import { likelyCause, TOLERANCE } from './likely-cause.js'
import { idOf, type UpdateKnowledge, type UsedSeries, unknownName } from './names.js'
import type { UpdateItem } from './plan-row.js'
import { factorOn, seriesKey } from './series.js'

/** Names of the updated amount. Names that may also mean something else are excluded. */
const VALUE_FIELDS = new Set([
  'valoratualizado',
  'atualizado',
  'valorcorrigido',
  'corrigido',
  'valoratual',
])
const FACTOR_FIELDS = new Set(['fator', 'fatoratualizacao', 'coeficiente', 'multiplicador'])
/** In characters; longer texts do not fit into a cell. */
const LONGEST_CELL = 32_000

/**
 * Reads an answer whose shape the contract does not show: its only list with as many entries as the
 * call had items, by position. An entry that echoes a date or an amount must echo its item's. If
 * nothing matches, no row gets a figure.
 */
export function readAnswer(
  { parameters, items, answers: [answer] }: TaskState<UpdateItem>,
  knowledge: UpdateKnowledge,
): ReadAnswer {
  if (answer === undefined)
    return rejectedRows(items, unknownName(String(parameters.indiceAtualizacao), knowledge))
  const body = answer.is === 'answered' ? answer.body : undefined
  const found = valuesIn(body, items)
  if (found.is !== 'recognised') return unrecognised(items, body)
  const problem = echoProblem(items, found.items)
  if (problem) return { is: 'mismatch', problem }
  const series = knowledge.series?.[seriesKey(parameters)]
  const notesOfAnswer = knowledge.holdsAnswers ? notesOnAnswer(body, parameters, knowledge) : []
  return {
    is: 'read',
    items: items.map((item, at) =>
      outcomeOf(item, found.items[at], {
        parameters,
        series,
        knowledge,
        answerNotes: notesOfAnswer,
      }),
    ),
    totals: totalsIn(body),
  }
}

/** Only the first row carries the unrecognised answer. */
function unrecognised(items: readonly UpdateItem[], body: unknown): ReadAnswer {
  const whole = JSON.stringify(body) ?? ''
  const resposta =
    whole.length > LONGEST_CELL
      ? `${whole.slice(0, LONGEST_CELL)}… (inteira no armazenamento do lote)`
      : whole
  const failed: ItemOutcome = {
    outcome: 'failed',
    figures: {},
    notes: [sentence('answer_not_recognised')],
  }
  return {
    is: 'read',
    items: items.map((_, at) =>
      at === 0 ? { ...failed, lists: { unread: [{ resposta }] } } : failed,
    ),
    totals: {},
  }
}

/** A service that stores money in cents rounds the amount that it echoes. */
const ROUNDING = new D('0.005')

function echoProblem(asked: readonly UpdateItem[], answered: unknown[]): Sentence | undefined {
  const wrong = asked.findIndex((item, at) => contradicts(answered[at], item))
  if (wrong < 0) return undefined
  const { dia, valor } = asked[wrong]!
  return sentence('answer_wrong_item', {
    position: wrong + 1,
    asked: `${dia} ${valor}`,
    answered: JSON.stringify(answered[wrong]).slice(0, 200),
  })
}

function contradicts(answered: unknown, { dia, valor }: UpdateItem): boolean {
  if (!isRecord(answered)) return false
  const echoed = Object.entries(answered).find(([name]) => DAY_FIELDS.has(compacted(name)))?.[1]
  const day = typeof echoed === 'string' ? dayIn(echoed) : undefined
  if (day !== undefined && day !== dia) return true
  // `valor` may be the updated amount if no other field is.
  const amount =
    named(answered, NOMINAL_FIELDS)?.value ??
    (named(answered, VALUE_FIELDS) && decimalIn(answered.valor))
  return amount?.minus(valor).abs().gt(ROUNDING) === true
}

/** Names of the echoed day and amount. */
const DAY_FIELDS = new Set(['dia', 'data', 'database', 'datavalor'])
const NOMINAL_FIELDS = new Set(['valorhistorico', 'valororiginal', 'valornominal', 'valorbase'])

/** The only field of these names that holds a number. */
function named(
  answered: Record<string, unknown>,
  names: ReadonlySet<string>,
): { name: string; value: D } | undefined {
  const found = Object.entries(answered).flatMap(([name, value]) => {
    const number = names.has(compacted(name)) ? decimalIn(value) : undefined
    return number ? [{ name, value: number }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/**
 * Finds the updated amount under an unknown name: the only number that equals the amount times the
 * factor of the same record, to the cent. Undefined if the factor is so close to one that the two
 * amounts are equal.
 */
function consistent(
  record: Record<string, unknown>,
  { valor }: UpdateItem,
  factor: D | undefined,
): { name: string; value: D } | undefined {
  const expected = factor?.times(valor)
  if (!expected || expected.minus(valor).abs().lte(TOLERANCE)) return undefined
  const found = Object.entries(record).flatMap(([name, value]) => {
    const number = FACTOR_FIELDS.has(compacted(name)) ? undefined : decimalIn(value)
    return number?.minus(expected).abs().lte(TOLERANCE) ? [{ name, value: number }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

interface Context {
  parameters: Parameters
  series: UsedSeries | undefined
  knowledge: UpdateKnowledge
  /** Notes that the answer says it was computed for another day or index. */
  answerNotes: Sentence[]
}

function notesOnAnswer(body: unknown, asked: Parameters, knowledge: UpdateKnowledge): Sentence[] {
  const index = String(asked.indiceAtualizacao)
  return [
    ...otherDay(daysOfAnswer(body), String(asked.dataAtualizacao)),
    ...otherIndex(body, idOf(index, knowledge) ?? index, (name) =>
      knowledge.names ? idOf(name, knowledge) : undefined,
    ),
  ]
}

function notesOnItem(
  record: Record<string, unknown>,
  { parameters, knowledge, answerNotes }: Context,
) {
  if (!knowledge.holdsAnswers) return []
  const own = otherDay(daysOfLine(record), String(parameters.dataAtualizacao))
  return [...answerNotes, ...own].slice(0, 1)
}

function outcomeOf(item: UpdateItem, answered: unknown, context: Context): ItemOutcome {
  const record = isRecord(answered) ? answered : { resposta: answered }
  const factor = named(record, FACTOR_FIELDS)
  const updated = named(record, VALUE_FIELDS) ?? consistent(record, item, factor?.value)
  const asked = { valor: new D(item.valor).toFixed() }
  if (!updated) {
    const figures = { ...others(record, []), ...asked, conferencia: 'não conferido (sem valor)' }
    return { outcome: 'warned', figures, notes: [sentence('answer_value_unknown')] }
  }
  const known = ['dia', 'valor', updated.name, ...(factor ? [factor.name] : [])]
  const checked = checkValue(item, updated.value, context)
  const notes = [...notesOnItem(record, context), ...checked.notes]
  const figures = {
    ...others(record, known),
    ...asked,
    ...factorOf(item, updated.value, factor?.value),
    atualizado: updated.value.toFixed(),
    diferenca: updated.value.minus(item.valor).toFixed(),
    ...checked.figures,
  }
  return { outcome: notes.length > 0 ? 'warned' : 'ok', figures, notes }
}

function others(record: Record<string, unknown>, known: readonly string[]): Record<string, string> {
  const { scalars, tables } = flatten(record)
  const lists = Object.entries(tables).map(([name, lines]) => [name, JSON.stringify(lines)])
  const all = Object.entries({ ...scalars, ...Object.fromEntries(lists) })
  // A service field with the name of one of the job's figures keeps its own column.
  return Object.fromEntries(
    all
      .filter(([name]) => !known.includes(name))
      .map(([name, value]) => [OURS.has(name) ? `${name} (serviço)` : name, String(value)]),
  )
}

const OURS = new Set([
  'valor',
  'fator',
  'atualizado',
  'diferenca',
  'conferencia',
  'fatorProprio',
  'diferencaPropria',
  'causa',
])

function factorOf(
  { valor }: UpdateItem,
  updated: D,
  stated: D | undefined,
): Record<string, string> {
  const amount = new D(valor)
  if (stated) return { fator: stated.toDecimalPlaces(10).toFixed(10) }
  return amount.isZero() ? {} : { fator: updated.div(amount).toDecimalPlaces(10).toFixed(10) }
}

/** Prices rise slowly: an amount that is unchanged within this many months is plausible. */
const SUSPECT_AFTER_MONTHS = 3

function checkValue(
  item: UpdateItem,
  updated: D,
  { parameters, series, knowledge }: Context,
): { figures: Record<string, string>; notes: Sentence[] } {
  const { dia, valor } = item
  const until = parameters.dataAtualizacao as string
  const isOld = addMonths(monthOf(dia), SUSPECT_AFTER_MONTHS) < monthOf(until)
  const isSame = updated.equals(valor) && !updated.isZero()
  const isNominal = isOld && isSame
  const received = { label: 'Valor atualizado', value: cents(updated).replace('.', ',') }
  const factor = series && factorOn(series, dia)
  if (factor === undefined) {
    const conferencia = series ? 'não conferido (série sem fator)' : 'não conferido (sem série)'
    return { figures: { conferencia }, notes: isNominal ? [sentence('row_nominal', received)] : [] }
  }
  const difference = updated.minus(new D(factor).times(valor).toDecimalPlaces(2))
  const fatorProprio = new D(factor).toFixed(10)
  const figures = { fatorProprio, diferencaPropria: cents(difference) }
  const isFull = knowledge.checksCalls === true
  const isWrongNominal = isFull && isSame && !difference.isZero()
  if (difference.abs().lte(TOLERANCE) && !isWrongNominal) {
    return { figures: { ...figures, conferencia: 'confere' }, notes: [] }
  }
  const note =
    isNominal || isWrongNominal
      ? sentence('row_nominal', { ...received, factor: fatorProprio })
      : sentence('row_divergent', { ...received, difference: cents(difference) })
  const divergent: Record<string, string> = { ...figures, conferencia: 'DIVERGENTE' }
  if (isFull)
    divergent.causa = likelyCause(item, updated, { series, others: knowledge.series ?? {} })
  return { figures: divergent, notes: [note] }
}

/** The totals that the service returns for the call as a whole. */
function totalsIn(body: unknown): Record<string, string> {
  const total = isRecord(body) ? decimalIn(body.total) : undefined
  return total ? { total: total.toFixed() } : {}
}
