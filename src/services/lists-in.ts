import { isRecord } from './classify-response.js'

/** A list that an answer of unknown shape holds, and where. */
export interface FoundList {
  /** Names of fields from the body on, with dots; empty for the body itself. */
  path: string
  items: unknown[]
}

/** Deeper than this lists belong to records, not to the answer. */
const DEEPEST = 3

/** The lists of an answer whose shape no contract shows, in their order; lists in lists are not. */
export function listsIn(body: unknown): FoundList[] {
  return within(body, [])
}

function within(value: unknown, path: string[]): FoundList[] {
  if (Array.isArray(value)) return [{ path: path.join('.'), items: value }]
  if (!isRecord(value) || path.length >= DEEPEST) return []
  return Object.entries(value).flatMap(([name, inner]) => within(inner, [...path, name]))
}

/**
 * The list that an answer is about: the body, its `items`, or the list of records that is nearest to
 * the top of it. Undefined where there is none, or where several as near hold something: none of them
 * is guessed.
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
