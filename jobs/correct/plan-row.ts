import type { Knowledge, Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { monthOf, toBrazilian } from '../../src/values/dates.js'
import { isOfPublicBody } from '../public-body.js'
import { type CorrectKnowledge, type Found, findIndex, findTable, firstMonth } from './catalogue.js'
import { wholeMonthNotes } from './cautions.js'
import { CITATION, ONLY_WITH_SELIC, selicDatesProblem } from './check-parameters.js'
import { fields } from './fields.js'
import type { CorrectItem } from './item.js'

/**
 * Plans one row. Its own parameters override those of the batch; together they must be complete.
 */
export function planRow(
  row: RowFields,
  batch: Parameters,
  knowledge: CorrectKnowledge,
): RowPlan<CorrectItem> {
  const parameters: Parameters = { ...batch }
  const problems = overrideRegime(row, parameters, knowledge)
  overrideOthers(row, parameters)
  const citation = citationOf(row, parameters)
  problems.push(...completeSelic(row, parameters), ...dropUnusedCharges(row, parameters))
  if (problems.length === 0) problems.push(...complete(row, parameters, knowledge))
  const isFromCitation = parameters['juros.from'] === 'citacao' && row.custas !== true
  // Rows that were planned before this date was required keep their plan.
  const isRequired = knowledge.chargesAreSplit === true && isFromCitation
  if (isRequired && citation === undefined) problems.push(sentence('row_no_citation'))
  if (problems.length > 0) return { is: 'rejected', problems }
  if (knowledge.feesAreOfDebts === true) dropFixedFee(row, parameters)
  const date = row.data_base as string
  const item: CorrectItem = { date, amount: row.valor as string }
  if (typeof row.descricao === 'string') item.description = row.descricao
  if (typeof row.custas === 'boolean') item.custas = row.custas
  if (isFromCitation && citation !== undefined) item.citation = citation
  // A fixed fee belongs to one debt. In a shared call the service would charge it once for all of
  // them.
  return {
    is: 'item',
    parameters,
    item,
    date,
    until: parameters.updateTo as string,
    notes: wholeMonthNotes(parameters, date),
    alone: parameters['honorarios.modo'] === 'v',
    isPublic: isOfPublicBody(row),
    ...(item.amount.startsWith('-') ? { payment: item.amount } : {}),
  }
}

/**
 * A column "índice ou tabela" may hold either, and the catalogue decides which. A number that is
 * both an index and a table is a problem, never a guess.
 */
function overrideRegime(
  row: RowFields,
  parameters: Parameters,
  knowledge: CorrectKnowledge,
): Sentence[] {
  const { indice, tabela } = row
  if (typeof tabela === 'string') {
    if (typeof indice === 'string') return [sentence('row_index_and_table', { indice, tabela })]
    return choose('table', tabela, findTable(tabela, knowledge), parameters)
  }
  if (typeof indice !== 'string') return []
  const index = findIndex(indice, knowledge)
  const table = findTable(indice, knowledge)
  if (mayBeBoth(indice, index, table)) {
    return [sentence('row_index_or_table', { label: REGIME, value: indice })]
  }
  const isTable = table.is === 'found' || (table.is === 'unchecked' && index.is === 'unknown')
  return isTable
    ? choose('table', indice, table, parameters)
    : choose('index', indice, index, parameters)
}

const REGIME = 'Índice ou tabela'

/** A bare number may also be an id of a list that could not be read. */
function mayBeBoth(name: string, index: Found, table: Found): boolean {
  const possible = (found: Found) =>
    found.is === 'found' || (found.is === 'unchecked' && /^\d+$/.test(name.trim()))
  return possible(index) && possible(table)
}

function choose(
  as: 'index' | 'table',
  name: string,
  found: Found,
  parameters: Parameters,
): Sentence[] {
  const facts = { label: REGIME, value: name }
  if (found.is === 'legacy')
    return [sentence('legacy_index_id', { ...facts, id: name, right: found.id })]
  if (found.is === 'unknown') return [sentence('row_unknown_index', facts)]
  delete parameters[as === 'index' ? 'table' : 'index']
  parameters[as] = found.is === 'found' ? found.ref : name.trim()
  return []
}

function overrideOthers(row: RowFields, parameters: Parameters): void {
  for (const { name, parameter } of fields) {
    const value = row[name]
    if (parameter && parameter !== 'index' && parameter !== 'table' && value !== undefined)
      parameters[parameter] = value
  }
}

/**
 * The date of citation is no parameter of the call, because the contract has no place for it: rows
 * that differ only in it share their call.
 */
function citationOf(row: RowFields, parameters: Parameters): string | undefined {
  const { [CITATION]: ofBatch } = parameters
  delete parameters[CITATION]
  const citation = row.data_citacao ?? ofBatch
  return typeof citation === 'string' ? citation : undefined
}

/**
 * The contract has three defaults for the base. Calls of this route always make new calculations,
 * for which the default is `am`. The job always sends the base, and the workbook always shows it.
 */
export const DEFAULT_SELIC = { selicBase: 'am', selicVersion: '1' } as const

function completeSelic(row: RowFields, parameters: Parameters): Sentence[] {
  if (parameters.selic === true) {
    parameters.selicBase ??= DEFAULT_SELIC.selicBase
    parameters.selicVersion ??= DEFAULT_SELIC.selicVersion
    return selicDatesProblem(parameters)
  }
  // A "no" in the row or the batch is an answer. Without one, a SELIC date in the row is a question
  // for the user.
  const stray = SELIC_FIELDS.find(({ name }) => row[name] !== undefined)
  for (const name of ONLY_WITH_SELIC) delete parameters[name]
  return stray && parameters.selic === undefined
    ? [sentence('row_selic_not_on', { parameter: stray.parameter })]
    : []
}

const SELIC_FIELDS = fields.filter(({ parameter }) =>
  ONLY_WITH_SELIC.some((name) => name === parameter),
)

/** Removes parameters that have no effect, so that they do not keep a row from sharing its call. */
function dropUnusedCharges(row: RowFields, parameters: Parameters): Sentence[] {
  const problems: Sentence[] = []
  if (parameters['juros.percentual'] === undefined) {
    if (row.juros_from !== undefined) problems.push(sentence('row_no_interest_rate'))
    delete parameters['juros.from']
  }
  const fee = parameters['honorarios.valor']
  if (fee === undefined || Number(fee) === 0) {
    delete parameters['honorarios.valor']
    delete parameters['honorarios.modo']
  }
  // The name is that of a saved calculation, and nothing is saved here.
  if (parameters.save !== true) delete parameters.name
  return problems
}

/** Marks batches whose payments bear no fixed fee. Those of before are read as they were planned. */
export const OF_DEBTS: Knowledge = { feesAreOfDebts: true }

/** A fixed fee belongs to a debt; charged on a payment it would undo a part of it. */
function dropFixedFee({ valor }: RowFields, parameters: Parameters): void {
  if (parameters['honorarios.modo'] !== 'v' || !String(valor).startsWith('-')) return
  delete parameters['honorarios.valor']
  delete parameters['honorarios.modo']
}

function complete(row: RowFields, parameters: Parameters, knowledge: CorrectKnowledge): Sentence[] {
  const { index, table, updateTo } = parameters
  const date = row.data_base as string
  if (index === undefined && table === undefined) return [sentence('row_no_index')]
  if (typeof updateTo !== 'string') return [sentence('row_no_update_date')]
  const dated = { label: 'Data de vencimento ou termo inicial', value: toBrazilian(date), date }
  if (date > updateTo) return [sentence('row_after_update', { ...dated, updateTo })]
  if (parameters['honorarios.valor'] !== undefined && parameters['honorarios.modo'] === undefined)
    return [sentence('row_no_fee_mode')]
  const begins = typeof index === 'string' ? firstMonth(index, knowledge) : undefined
  return begins !== undefined && monthOf(date) < begins
    ? [sentence('row_before_coverage', { ...dated, index: String(index), begins })]
    : []
}
