import { doubtsOfRates, type GivenRate } from '../../src/core/job/ceilings.js'
import type { FieldValue, Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import type { Series } from '../correct/series.js'
import { type AskedFiles, askedFiles } from '../saved/exports.js'
import { badValue, givenFields } from '../saved/given.js'
import { ratesInside } from '../saved/rates.js'
import {
  afterUpdate,
  beginsAfterUpdate,
  contradiction,
  NAMING,
  type References,
  referenceProblem,
  type SavedKnowledge,
} from '../saved/references.js'
import { firstDay, regimeOf } from '../saved/regime.js'
import { type TypeField, type TypeInfo, updateField } from '../saved/types.js'
import { cellValue, type Json } from '../saved/values.js'
import { lackingOf, partsOf } from './fields.js'

/**
 * A row's contribution to a calculation: fields, and one record for each list whose parts are
 * columns of the sheet.
 */
export interface CalcItem extends AskedFiles {
  values: Record<string, Json>
  records: Record<string, Record<string, Json>>
  /** The cell values by column, so that a refusal can point to its cell. */
  received: Record<string, string>
  name?: string
  /** Only for rows of a group: the required fields, which any row of the group may give. */
  needs?: string[]
  /**
   * Only for rows of a group: the fields of the group are checked together before the calculation
   * is created.
   */
  isChecked?: true
}

export interface CalcKnowledge extends SavedKnowledge {
  info: TypeInfo
  series?: Record<string, Series>
}

/** Plans one row. Rows of one group make one calculation; a row without a group makes its own. */
export function planRow(
  row: RowFields,
  batch: Parameters,
  { info, references }: CalcKnowledge,
): RowPlan<CalcItem> {
  const shared = givenFields(batch, info)
  const item: CalcItem = {
    values: shared.is === 'values' ? { ...shared.values } : {},
    records: {},
    ...askedFiles(row, batch, row.name ?? batch.name),
    received: {},
    ...(typeof row.name === 'string' ? { name: row.name } : {}),
  }
  const problems = info.fields.flatMap((field) => [
    ...takeWhole(field, row, info, item, references),
    ...takeParts(field, row, info, item),
    ...missing(field, row, info, item),
  ])
  const grupo = groupOf(row)
  const fields = { ...item.values, ...item.records }
  const against =
    (grupo === undefined ? contradiction(fields, info.type) : undefined) ?? afterUpdate(fields)
  if (against) problems.push(against)
  if (problems.length > 0) return { is: 'rejected', problems }
  const doubts = doubtsOfRates(ratesInColumns(row, info, item), batch)
  if (doubts.length > 0) return { is: 'rejected', asks: true, problems: doubts }
  if (grupo !== undefined) {
    item.isChecked = true
    item.needs = info.fields.flatMap(({ campo, required }) => (required ? [campo] : []))
  }
  const lacking = lackingOf(fields, info) ?? beginsAfterUpdate(fields)
  return {
    is: 'item',
    parameters: grupo === undefined ? batch : { ...batch, grupo },
    item,
    ...checkedBy(item, info, references),
    ...termsIn(item, info),
    ...(grupo === undefined && lacking ? { lacking: [lacking] } : {}),
    notes: [],
    alone: grupo === undefined,
  }
}

/** The date and the index or table that cells of the row give. */
function termsIn({ received }: CalcItem, info: TypeInfo): { terms?: RowTerms } {
  const fields = [...NAMING, updateField(info)?.campo ?? ''].filter((campo) => campo in received)
  if (fields.length === 0) return {}
  return { terms: Object.fromEntries(fields.map((campo) => [campo, received[campo]!])) }
}

type RowTerms = NonNullable<Extract<RowPlan, { is: 'item' }>['terms']>

/** The series with which the run will be checked, if the fields tell one. */
function checkedBy(
  { values, records }: CalcItem,
  info: TypeInfo,
  references: References | undefined,
): Pick<Extract<RowPlan, { is: 'item' }>, 'checkedBy'> {
  const fields = { ...values, ...records }
  const regime = regimeOf({ fields, info, references })
  const from = firstDay(fields)
  if (regime.is === 'untold' || from === undefined) return {}
  return { checkedBy: { parameters: regime.parameters, from } }
}

/**
 * Rates in lists and records that a cell holds as JSON. Rates in columns of their own are checked
 * elsewhere.
 */
function ratesInColumns(row: RowFields, info: TypeInfo, { values }: CalcItem): GivenRate[] {
  return info.fields.flatMap(({ campo }) => {
    const value = row[campo] === undefined ? undefined : values[campo]
    return typeof value === 'object' ? ratesInside(campo, value) : []
  })
}

export function groupOf({ grupo }: RowFields): string | undefined {
  return typeof grupo === 'string' ? grupo : undefined
}

function takeWhole(
  field: TypeField,
  row: RowFields,
  info: TypeInfo,
  item: CalcItem,
  references: References | undefined,
): Sentence[] {
  const cell = row[field.campo]
  // A column that the sheet uses for something else, such as the calculation's name, is not a
  // field.
  if (cell === undefined || field.campo === 'name' || field.campo === 'grupo') return []
  const { campo } = field
  item.received[campo] = String(cell)
  const bad = put(campo, field, cell, info, item.values)
  if (bad.length > 0) return bad
  const wrongRecords = problemsOfRecords(campo, item.values[campo])
  if (wrongRecords.length > 0) return wrongRecords
  const place = { type: info.type, campo, label: campo }
  const wrong = referenceProblem(place, item.values[campo]!, references)
  return wrong ? [wrong] : []
}

function takeParts(field: TypeField, row: RowFields, info: TypeInfo, item: CalcItem): Sentence[] {
  const record: Record<string, Json> = {}
  const exemplo = exampleOf(info.exemplo[field.campo])
  const problems = partsOf(field, info).flatMap((part) => {
    const name = `${field.campo}.${part.campo}`
    const cell = row[name]
    if (cell === undefined) return []
    item.received[name] = String(cell)
    return put(name, part, cell, { exemplo }, record)
  })
  if (Object.keys(record).length === 0) return problems
  if (problems.length === 0) problems.push(...partsMissing(field, record, info))
  problems.push(...problemsOfRecords(field.campo, [record]))
  if (row[field.campo] !== undefined)
    problems.push(sentence('calc_field_twice', { label: field.campo, name: field.campo }))
  // Records of the sheet replace a list that was given for all rows.
  delete item.values[field.campo]
  item.records[field.campo] = record
  return problems
}

/**
 * Without its amount or its day, an instalment would pass as an amount of zero. Where no part is
 * the `valor`, what each example has of figures and lists makes the amount: a month without what
 * was received would be owed whole.
 */
function partsMissing(field: TypeField, record: Record<string, Json>, info: TypeInfo): Sentence[] {
  const examples = [info.exemplo[field.campo] ?? []].flat().filter(isRecord)
  const parts = partsOf(field, info)
  const hasAmount = parts.some(({ campo }) => campo === 'valor')
  return parts.flatMap(({ campo, tipo }) => {
    const isFigure = !hasAmount && (tipo === 'number' || tipo === 'array')
    const isNeeded = isFigure && examples.every((one) => one[campo] !== undefined)
    if (!(isNeeded || ['valor', 'data'].includes(campo)) || record[campo] !== undefined) return []
    const name = `${field.campo}.${campo}`
    return [sentence('cell_missing', { label: name, field: name })]
  })
}

/** Lists of payments, which the service subtracts: a negative payment would increase the debt. */
const PAYMENTS = /^(?:pagamentos|depositos|amortizacoes|abatimentos)$/i

function problemsOfRecords(campo: string, list: unknown): Sentence[] {
  const records = Array.isArray(list) ? list.filter(isRecord) : []
  const open = records.map(({ marcacoes }) => marcacoes).find(isUnpaired)
  if (open) return [badValue(`${campo}.marcacoes`, open.join(' '), 'uma saída para cada entrada')]
  if (!PAYMENTS.test(campo)) return []
  const below = records.find(({ valor }) => typeof valor === 'number' && valor < 0)
  const name = `${campo}.valor`
  return below
    ? [sentence('calc_payment_below_zero', { label: name, name, value: String(below.valor) })]
    : []
}

/** Without its exit, an entry has no hours, and the service refuses the whole card. */
const isUnpaired = (marks: unknown): marks is unknown[] =>
  Array.isArray(marks) && marks.length % 2 === 1

function exampleOf(list: unknown): Record<string, unknown> {
  return Array.isArray(list) ? Object.assign({}, ...list.toReversed()) : {}
}

function put(
  name: string,
  field: TypeField,
  cell: FieldValue,
  info: Pick<TypeInfo, 'exemplo'>,
  into: Record<string, Json>,
): Sentence[] {
  const read = cellValue(field, cell, info)
  if (read.is === 'bad') return [badValue(name, cell, read.expected)]
  into[field.campo] = read.value
  return []
}

/**
 * Rows of a group are skipped, because another row may give the field; `together` checks them all.
 */
function missing(
  { campo, required }: TypeField,
  row: RowFields,
  info: TypeInfo,
  { values, records, received }: CalcItem,
): Sentence[] {
  if (!required || groupOf(row) !== undefined) return []
  if (values[campo] !== undefined || records[campo] !== undefined) return []
  if (received[campo] !== undefined) return []
  return [sentence('calc_cell_missing', { label: campo, type: info.type, name: campo })]
}
