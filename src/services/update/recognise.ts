import { fromBrazilian } from '../../values/dates.js'
import { isRecord } from '../classify-response.js'
import { type FoundList, listsIn } from '../lists-in.js'

/** The result of a search in an answer of unknown shape; it may find nothing. */
export type Recognised<Found> =
  | ({ is: 'recognised' } & Found)
  | { is: 'not-recognised'; why: 'none' | 'several' }

export interface Table {
  /** The value that `tabela` and `indiceAtualizacao` take. */
  id: string
  name?: string
  /** What other fields of an id hold: a `slug` beside a number. */
  others?: string[]
}

/** The request's own names first, then other usual names. */
const ID_FIELDS = [
  'tabela',
  'indiceAtualizacao',
  'id',
  'codigo',
  'sigla',
  'indice',
  'slug',
  'value',
  'identificador',
]
const NAME_FIELDS = ['nome', 'name', 'descricao', 'label', 'titulo', 'text', 'rotulo']

/** Finds tables and their ids in an answer of `listaTabelas`. */
export function tablesIn(body: unknown): Recognised<{ tables: Table[] }> {
  const lists = listsIn(body).filter(({ items }) => items.length > 0)
  const tables = lists.flatMap(({ items }) => tablesOf(items) ?? [])
  if (tables.length > 0) return { is: 'recognised', tables }
  // A list of texts is weaker evidence than records: it counts only when the answer holds no other
  // list.
  const [only, ...others] = lists
  if (others.length > 0) return { is: 'not-recognised', why: 'several' }
  if (only?.items.every(isText)) {
    return { is: 'recognised', tables: only.items.map((id) => ({ id: String(id) })) }
  }
  return { is: 'not-recognised', why: 'none' }
}

/** The tables of a list, when every record has an id in the same field and no two ids are equal. */
function tablesOf(items: unknown[]): Table[] | undefined {
  if (!items.every(isRecord)) return undefined
  const idField = ID_FIELDS.find((field) => namesEach(items, field))
  if (!idField) return undefined
  const otherFields = ID_FIELDS.filter((field) => field !== idField && namesEach(items, field))
  const nameField = NAME_FIELDS.find((field) => items.every((item) => isText(item[field])))
  return items.map((item) => ({
    id: String(item[idField]),
    ...(nameField ? { name: String(item[nameField]) } : {}),
    ...(otherFields.length > 0 ? { others: otherFields.map((field) => String(item[field])) } : {}),
  }))
}

function namesEach(items: Record<string, unknown>[], field: string): boolean {
  const values = items.map((item) => item[field])
  const all = values.every((value) => isText(value) || Number.isInteger(value))
  return all && new Set(values.map(String)).size === items.length
}

/**
 * Finds the list in an answer of `atualiza` that holds one entry for each requested amount. Among
 * several lists of that length, the one counts that repeats each day at its position, under any
 * field name.
 */
export function valuesIn(body: unknown, asked: readonly { dia: string }[]): Recognised<FoundList> {
  const lists = listsIn(body).filter(
    ({ items }) => items.length === asked.length && items.every(holdsValue),
  )
  const echoing = lists.filter(({ items }) =>
    items.every((item, at) => isRecord(item) && repeatsDay(item, asked[at]!.dia)),
  )
  const [list, ...others] = echoing.length > 0 ? echoing : lists
  if (!list) return { is: 'not-recognised', why: 'none' }
  return others.length > 0
    ? { is: 'not-recognised', why: 'several' }
    : { is: 'recognised', ...list }
}

function repeatsDay(item: Record<string, unknown>, dia: string): boolean {
  return Object.values(item).some((value) => typeof value === 'string' && dayIn(value) === dia)
}

/** Returns a day as `YYYY-MM-DD`, from that form or from `DD/MM/YYYY`, with or without a time. */
export function dayIn(text: string): string | undefined {
  return fromBrazilian(text) ?? /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
}

function holdsValue(item: unknown): boolean {
  const isDecimal = typeof item === 'string' && /^-?\d[\d.,]*$/.test(item.trim())
  return isRecord(item) || typeof item === 'number' || isDecimal
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
