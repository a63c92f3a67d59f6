/** 1: as our own code came to expect; 2: another wherever the contract leaves the shape open. */
export const SHAPES = [1, 2] as const
export type Shapes = (typeof SHAPES)[number]

export type Fields = Record<string, unknown>

/** Of a body of the first shapes the same in the second. */
export type Reshape = (body: Fields) => unknown

/** What no contract names, beside what it does: nobody may rely on there being nothing else. */
const BESIDE = { versao: '2.4', avisos: [], rastro: [{ no: 'b-3', ms: 12 }] }

/** A body or a record with more than the contract names. */
export function widened(record: Fields): Fields {
  return { _meta: BESIDE, ...record }
}

/** The same of the body, and of each record of the lists in it that are named. */
export function widenedWith(...lists: readonly string[]): Reshape {
  return (body) => {
    const wide = lists.map((name) => [name, recordsIn(body[name]).map(widened)])
    return widened({ ...body, ...Object.fromEntries(wide) })
  }
}

export function recordsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value : []
}

/** A record's fields under other names; those that have none keep theirs. */
export function renamed(record: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [names[name] ?? name, value]),
  )
}

/** Numbers as texts: where the contract does not show a type, either may come. */
export function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** `YYYY-MM` as `MM/YYYY`, and `YYYY-MM-DD` as `DD/MM/YYYY`. */
export function brazilian(date: unknown): string {
  return String(date).split('-').reverse().join('/')
}
