import { isRecord } from '../src/services/classify-response.js'

/** The content of an answer of unknown shape, as a sheet can show it. */
export interface Flat {
  /** Texts by name; those of nested objects by dotted names. */
  scalars: Record<string, string>
  /** Lists of objects by dotted name, one line for each object. */
  tables: Record<string, Record<string, string>[]>
}

/** Deeper than this an object is shown as JSON. */
const DEEPEST = 6

/**
 * Turns a value into texts and tables without loss: a value that is neither a scalar, an object nor
 * a list of objects becomes JSON.
 */
export function flatten(value: unknown): Flat {
  const flat: Flat = { scalars: {}, tables: {} }
  add(value, '', 0, flat)
  return flat
}

function add(value: unknown, name: string, depth: number, flat: Flat): void {
  if (value === null || value === undefined) return
  if (isTable(value)) {
    addTable(value, name, depth, flat)
  } else if (isRecord(value) && depth < DEEPEST) {
    for (const [key, inner] of Object.entries(value)) add(inner, dotted(name, key), depth + 1, flat)
  } else {
    flat.scalars[name] = textOf(value)
  }
}

/**
 * A table inside a line becomes a table of its own, whose lines carry the number of the line they
 * belong to.
 */
function addTable(lines: Record<string, unknown>[], name: string, depth: number, flat: Flat): void {
  const flats = lines.map((line) => {
    const one: Flat = { scalars: {}, tables: {} }
    add(line, '', depth + 1, one)
    return one
  })
  const isOuter = flats.some(({ tables }) => Object.keys(tables).length > 0)
  const numbered = (at: number) => (isOuter ? { [numberOf(name)]: String(at + 1) } : {})
  flat.tables[name] = [
    ...(flat.tables[name] ?? []),
    ...flats.map(({ scalars }, at) => ({ ...numbered(at), ...scalars })),
  ]
  for (const [at, { tables }] of flats.entries()) {
    for (const [inner, found] of Object.entries(tables)) {
      const whole = dotted(name, inner)
      const all = flat.tables[whole] ?? []
      flat.tables[whole] = [...all, ...found.map((line) => ({ ...numbered(at), ...line }))]
    }
  }
}

/** The heading of the line numbers of a table, for example `vínculos nº`. */
function numberOf(name: string): string {
  return `${name.split('.').at(-1) || 'linha'} nº`
}

function isTable(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

function dotted(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}

/** Lists of scalars are joined with semicolons; other values become JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return isPlain ? value.join('; ') : JSON.stringify(value)
}
