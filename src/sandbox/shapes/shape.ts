/**
 * 1: the shapes that lote was first written for; 2: others, wherever the contract leaves them open.
 */
export const SHAPES = [1, 2] as const
export type Shapes = (typeof SHAPES)[number]

export type Fields = Record<string, unknown>

/** Converts a body of the first shapes to the second. */
export type Reshape = (body: Fields) => unknown

/** Additional fields that no contract names, because clients must not rely on their absence. */
const EXTRA_FIELDS = { versao: '2.4', avisos: [], rastro: [{ no: 'b-3', ms: 12 }] }

/** Adds fields that the contract does not name to a body or record. */
export function widened(record: Fields): Fields {
  return { _meta: EXTRA_FIELDS, ...record }
}

/** Does the same for the body and for each record of the named lists. */
export function widenedWith(...lists: readonly string[]): Reshape {
  return (body) => {
    const wide = lists.map((name) => [name, recordsIn(body[name]).map(widened)])
    return widened({ ...body, ...Object.fromEntries(wide) })
  }
}

export function recordsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value : []
}

/** Renames a record's fields; fields without a new name keep theirs. */
export function renamed(record: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [names[name] ?? name, value]),
  )
}

/** Turns a number into text: where the contract shows no type, either may come. */
export function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** `YYYY-MM` as `MM/YYYY`, and `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function brazilian(date: unknown): string {
  return String(date).split('-').reverse().join('/')
}
