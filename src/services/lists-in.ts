import { isRecord } from './classify-response.js'

/** A list in an answer of unknown shape, and its place. */
export interface FoundList {
  /** The names of the fields from the body on, with dots; empty for the body itself. */
  path: string
  items: unknown[]
}

/** Lists below this depth belong to records, not to the answer. */
const DEEPEST = 3

/**
 * Returns the lists of an answer whose shape no contract shows, in their order, without lists in
 * lists.
 */
export function listsIn(body: unknown): FoundList[] {
  return within(body, [])
}

function within(value: unknown, path: string[]): FoundList[] {
  if (Array.isArray(value)) return [{ path: path.join('.'), items: value }]
  if (!isRecord(value) || path.length >= DEEPEST) return []
  return Object.entries(value).flatMap(([name, inner]) => within(inner, [...path, name]))
}

/**
 * Returns the main list of an answer: the body, its `items`, or the list of records nearest to its
 * top. Undefined when there is none, or when several at the same depth hold records, as none is
 * guessed.
 */
export function mainList(body: unknown): Record<string, unknown>[] | undefined {
  if (isRecord(body) && isRecords(body.items)) return body.items
  const lists = listsIn(body).filter(({ items }) => isRecords(items))
  const depths = lists.map(({ path }) => path.split('.').length)
  const nearest = lists.filter((_, at) => depths[at] === Math.min(...depths))
  const records = nearest.map(({ items }) => items).filter(isRecords)
  const full = records.filter((items) => items.length > 0)
  return full.length === 0 ? records[0] : full.length === 1 ? full[0] : undefined
}

function isRecords(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord)
}
