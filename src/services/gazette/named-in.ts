import { compacted } from '../../values/folded.js'
import { isRecord } from '../classify-response.js'

/** One value of a record, and the names that lead to it, normalized and joined by dots. */
export interface Leaf {
  path: string
  value: unknown
}

/** Below this depth the fields belong to another record. */
const DEEPEST = 4

/** Several fields of one record are searched one after the other. */
const searched = new WeakMap<object, readonly Leaf[]>()

/**
 * Returns every value of a record and of its nested records; a list is one value and is not
 * searched.
 */
export function leavesOf(record: unknown): readonly Leaf[] {
  if (!isRecord(record)) return []
  const leaves = searched.get(record) ?? [...leavesBelow(record, '', 1)]
  searched.set(record, leaves)
  return leaves
}

function* leavesBelow(
  record: Record<string, unknown>,
  path: string,
  depth: number,
): Iterable<Leaf> {
  for (const [name, value] of Object.entries(record)) {
    const inner = `${path}${compacted(name)}`
    if (isRecord(value) && depth < DEEPEST) yield* leavesBelow(value, `${inner}.`, depth + 1)
    else yield { path: inner, value }
  }
}

/**
 * Returns the value that `read` finds in the leaves; undefined when it finds several different
 * ones.
 */
export function onlyOne<Found>(
  leaves: readonly Leaf[],
  read: (leaf: Leaf) => Found | undefined,
): Found | undefined {
  const found = new Set(leaves.flatMap((leaf) => read(leaf) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** Possible names of a record's id besides `id`, which has priority. */
const ID_NAMES = new Set(['identificador', 'uuid'])

/** Returns the id by which the service identifies a record; undefined when it has none. */
export function idOf(record: unknown): string | number | undefined {
  if (!isRecord(record)) return undefined
  if (isId(record.id)) return record.id
  const named = Object.entries(record).filter(([name]) => ID_NAMES.has(compacted(name)))
  return onlyOne(
    named.map(([path, value]) => ({ path, value })),
    ({ value }) => (isId(value) ? value : undefined),
  )
}

/** Decides whether a field in which a record has its id holds this one, as a number or as a text. */
export function hasId(record: Record<string, unknown>, id: unknown): boolean {
  return Object.entries(record).some(
    ([name, value]) =>
      (name === 'id' || ID_NAMES.has(compacted(name))) && String(value) === String(id),
  )
}

/** A number of more digits than it keeps would be the id of its neighbours too. */
function isId(value: unknown): value is string | number {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value.trim() !== '')
}
