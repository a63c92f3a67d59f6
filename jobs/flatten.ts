import { isRecord } from '../src/services/verdict.js'

/** What an answer of unknown shape holds, as a sheet can show it. */
export interface Flat {
  /** Texts by name; nested objects by dotted names. */
  scalars: Record<string, string>
  /** Lists of objects by dotted name, a line each. */
  tables: Record<string, Record<string, string>[]>
}

/** Deeper than this an object is shown as JSON. */
const DEEPEST = 6

/** Nothing is left out: what is neither a scalar, an object nor a list of objects stands as JSON. */
export function flatten(value: unknown): Flat {
  const flat: Flat = { scalars: {}, tables: {} }
  add(value, '', 0, flat)
  return flat
}

function add(value: unknown, name: string, depth: number, flat: Flat): void {
  if (value === null || value === undefined) return
  if (isTable(value)) {
    // What a line holds beside scalars stands in its cell as JSON.
    flat.tables[name] = value.map((line) => lineOf(line))
    return
  }
  if (isRecord(value) && depth < DEEPEST) {
    for (const [key, inner] of Object.entries(value)) add(inner, dotted(name, key), depth + 1, flat)
    return
  }
  flat.scalars[name] = textOf(value)
}

function lineOf(line: Record<string, unknown>): Record<string, string> {
  const { scalars, tables } = flatten(line)
  const inner = Object.entries(tables).map(([name, lines]) => [name, JSON.stringify(lines)])
  return { ...scalars, ...Object.fromEntries(inner) }
}

function isTable(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

function dotted(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}

/** A list of scalars is read as a list; anything else as it came. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return isPlain ? value.join('; ') : JSON.stringify(value)
}
