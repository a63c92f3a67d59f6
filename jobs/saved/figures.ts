import { isRecord } from '../../src/services/classify-response.js'
import { fromJson } from '../../src/values/decimal.js'
import { amountOf, type DecimalMark } from './amounts.js'

/** Names of an answer's fields that the row shows in other columns. */
const PLACE = new Set(['calcId', 'type', 'ok', 'hash'])

/** Objects nested deeper than this become one JSON text. */
const DEEPEST = 3

/**
 * Returns every scalar of an answer whose shape the contract does not show, by its path of names.
 * Numbers keep the decimals they were written with; lists are left out.
 */
export function scalarsOf(body: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  gather(body, [], found)
  return found
}

function gather(value: unknown, path: string[], found: Record<string, string>): void {
  if (isRecord(value) && path.length < DEEPEST) {
    for (const [name, inner] of Object.entries(value)) {
      if (path.length > 0 || !PLACE.has(name)) gather(inner, [...path, name], found)
    }
    return
  }
  const text = textOf(value)
  if (path.length > 0 && text !== undefined && !Array.isArray(value)) found[path.join('.')] = text
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return fromJson(value).toFixed()
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'string') return value
  return isRecord(value) ? JSON.stringify(value) : undefined
}

/**
 * Returns the numbers at the top level of an answer, which are its totals; with a mark, also texts
 * that are numbers.
 */
export function totalsOf(body: unknown, mark?: DecimalMark): Record<string, string> {
  if (!isRecord(body)) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (PLACE.has(name) || (typeof value !== 'number' && mark === undefined)) return []
      const amount = amountOf(value, mark)
      return amount ? [[name, amount.toFixed()]] : []
    }),
  )
}

/**
 * Returns the lists of records in an answer by their path; with `isDeep` also those below the top
 * level.
 */
export function listsOf(body: unknown, isDeep = false): [name: string, lines: Lines][] {
  return listsIn(body, [], isDeep ? DEEPEST_LIST : 1)
}
type Lines = Record<string, unknown>[]
const DEEPEST_LIST = 6

function listsIn(value: unknown, path: string[], depth: number): [string, Lines][] {
  if (Array.isArray(value)) return [[path.join('.'), value.filter(isRecord)]]
  if (!isRecord(value) || path.length >= depth) return []
  return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, [...path, name], depth))
}

/** Returns the lines of the calculation memory, which are the records of an answer's lists. */
export function memoryOf(body: unknown, isDeep = false): Record<string, string>[] {
  if (!isRecord(body)) return []
  const lists = listsOf(body, isDeep)
  return lists.flatMap(([name, lines]) =>
    lines.map((line) => ({ ...(lists.length > 1 ? { lista: name } : {}), ...scalarsOf(line) })),
  )
}

export function withoutEmpty(
  lists: Record<string, Record<string, string>[]>,
): Record<string, Record<string, string>[]> {
  return Object.fromEntries(Object.entries(lists).filter(([, lines]) => lines.length > 0))
}

/**
 * Returns the service's message if an account without subscription may calculate only the last two
 * years, with the number of lines that it blocked.
 */
export function blockedIn(
  body: unknown,
  isDeep = false,
): { message: string; rows: number } | undefined {
  if (!isRecord(body)) return undefined
  const flag = isDeep
    ? valuesOf('bloqueio_assinatura', body).find(isTrue)
    : body.bloqueio_assinatura
  const lines = listsOf(body, isDeep)
    .flatMap(([, lines]) => lines)
    .filter((line) =>
      (isDeep ? valuesOf('bloqueada_assinatura', line) : [line.bloqueada_assinatura]).some(isTrue),
    )
  if (!isTrue(flag) && lines.length === 0) return undefined
  const message = isRecord(flag) ? (flag.mensagem ?? longestText(flag)) : flag
  const [ofLine] = lines.length > 0 ? valuesOf('mensagem_bloqueio', lines[0]) : []
  return {
    message: [message, ofLine].find((one) => typeof one === 'string') ?? '',
    rows: lines.length,
  }
}

/** The longest text of a record, if the field of its message has an unknown name. */
function longestText(record: Record<string, unknown>): string | undefined {
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  return texts.toSorted((a, b) => b.length - a.length)[0]
}

/** The values of a field name, at any depth. */
function valuesOf(wanted: string, value: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST_LIST || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === wanted ? [inner] : valuesOf(wanted, inner, depth + 1),
  )
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== ''
}
