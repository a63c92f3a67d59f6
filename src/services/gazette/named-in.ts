import { isRecord } from '../classify-response.js'

/** One value of a record, and the names that lead to it, plain and joined by dots. */
export interface Leaf {
  path: string
  value: unknown
}

/** Deeper than this a record is another's. */
const DEEPEST = 4

/** Every value of a record and of the records in it; lists are values, and nobody looks into them. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (!isRecord(value) || path.length >= DEEPEST) {
    return path.length === 0 ? [] : [{ path: path.join('.'), value }]
  }
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, plain(name)]))
}

/** The only different value among those that `read` makes something of; undefined where they disagree. */
export function onlyOne<Found>(
  leaves: readonly Leaf[],
  read: (leaf: Leaf) => Found | undefined,
): Found | undefined {
  const found = new Set(leaves.flatMap((leaf) => read(leaf) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** Without accents, capitals and signs: `dataDisponibilização` and `data_disponibilizacao` are one. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** What a record may be called by beside `id`, which goes first. */
const ID_NAMES = new Set(['identificador', 'uuid'])

/** What the service calls a record, and asks for it by; undefined where it does not tell. */
export function idOf(record: unknown): string | number | undefined {
  if (!isRecord(record)) return undefined
  if (isId(record.id)) return record.id
  const named = Object.entries(record).filter(([name]) => ID_NAMES.has(plain(name)))
  return onlyOne(
    named.map(([path, value]) => ({ path, value })),
    ({ value }) => (isId(value) ? value : undefined),
  )
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
