import type { FieldValue, Parameters, RowFields, RowPlan } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { type CorrectKnowledge, findIndex, findTable } from './catalogue.js'
import { fields } from './fields.js'

/** One item of `POST /v1/correct`; the date as ISO, the amount as a decimal string. */
export interface CorrectItem {
  date: string
  amount: string
  description?: string
  custas?: boolean
}

/** A row's own parameters go before those of the batch; then it has to be complete by itself. */
export function planRow(row: RowFields, batch: Parameters, knowledge: CorrectKnowledge): RowPlan<CorrectItem> {
  const parameters: Parameters = { ...batch }
  const problems = [...overrideIndex(row, parameters, knowledge), ...overrideOthers(row, parameters)]
  if (problems.length === 0) problems.push(...complete(row, parameters))
  if (problems.length > 0) return { is: 'rejected', problems }
  const date = row.data_base as string
  const item: CorrectItem = { date, amount: row.valor as string }
  if (typeof row.descricao === 'string') item.description = row.descricao
  if (typeof row.custas === 'boolean') item.custas = row.custas
  // A fixed fee belongs to one debt: in a shared call it would be charged once for all of them.
  return { is: 'item', parameters, item, date, notes: [], alone: parameters['honorarios.modo'] === 'v' }
}

/**
 * A column "índice ou tabela" may hold either: the catalogue tells which, and a number that is both
 * an index and a table is nobody's guess.
 */
function overrideIndex(row: RowFields, parameters: Parameters, knowledge: CorrectKnowledge): Sentence[] {
  if (typeof row.tabela === 'string') return choose('table', row.tabela, findTable(row.tabela, knowledge), parameters)
  if (typeof row.indice !== 'string') return []
  const name = row.indice
  const index = findIndex(name, knowledge)
  const table = findTable(name, knowledge)
  if (index.is === 'found' && table.is === 'found') return [sentence('row_index_or_table', { value: name })]
  return table.is === 'found' ? choose('table', name, table, parameters) : choose('index', name, index, parameters)
}

function choose(as: 'index' | 'table', name: string, found: ReturnType<typeof findIndex>, parameters: Parameters): Sentence[] {
  if (found.is === 'legacy') return [sentence('legacy_index_id', { id: name, right: found.id })]
  if (found.is === 'unknown') return [sentence('row_unknown_index', { value: name })]
  delete parameters[as === 'index' ? 'table' : 'index']
  parameters[as] = found.is === 'found' ? found.ref : name
  return []
}

function overrideOthers(row: RowFields, parameters: Parameters): Sentence[] {
  for (const { name, parameter } of fields) {
    const value: FieldValue | undefined = row[name]
    if (parameter && parameter !== 'index' && parameter !== 'table' && value !== undefined) parameters[parameter] = value
  }
  if (parameters.selic === true) {
    parameters.selicBase ??= DEFAULT_SELIC.selicBase
    parameters.selicVersion ??= DEFAULT_SELIC.selicVersion
  } else {
    for (const name of ['selicFrom', 'selicUntil', 'selicBase', 'selicVersion']) delete parameters[name]
  }
  return []
}

/**
 * The contract has three defaults for the base: calls of this route always make new calculations,
 * and those start with `am`. It is always sent, and printed.
 */
export const DEFAULT_SELIC = { selicBase: 'am', selicVersion: '1' } as const

function complete(row: RowFields, parameters: Parameters): Sentence[] {
  if (parameters.index === undefined && parameters.table === undefined) return [sentence('row_no_index')]
  if (typeof parameters.updateTo !== 'string') return [sentence('row_no_update_date')]
  if ((row.data_base as string) > parameters.updateTo) {
    return [sentence('row_after_update', { date: row.data_base as string, updateTo: parameters.updateTo })]
  }
  if (parameters['honorarios.valor'] !== undefined && parameters['honorarios.modo'] === undefined) {
    return [sentence('row_no_fee_mode')]
  }
  return []
}
