import { fromJson } from '../../src/decimal.js'
import { isRecord } from '../../src/services/verdict.js'

/** Named by the answer and told elsewhere on the row. */
const PLACE = new Set(['calcId', 'type', 'ok', 'hash'])

/** Deeper than this an object is a record of something, not a part of the answer. */
const DEEPEST = 3

/**
 * Every scalar of an answer whose shape no contract shows, by the names that lead to it; numbers as
 * they were written, lists aside.
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

/** The numbers at the top of an answer: its totals. */
export function totalsOf(body: unknown): Record<string, string> {
  if (!isRecord(body)) return {}
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => typeof value === 'number' && !PLACE.has(name))
      .map(([name, value]) => [name, fromJson(value as number).toFixed()]),
  )
}

/** The lines of calculation memory: the records of the lists at the top of an answer. */
export function memoryOf(body: unknown): Record<string, string>[] {
  if (!isRecord(body)) return []
  const lists = Object.entries(body).filter(([, value]) => Array.isArray(value))
  return lists.flatMap(([name, value]) =>
    (value as unknown[])
      .filter(isRecord)
      .map((line) => ({ ...(lists.length > 1 ? { lista: name } : {}), ...scalarsOf(line) })),
  )
}

/** What the service says where an account without subscription calculates the last two years only. */
export function blockedIn(body: unknown): { message: string; rows: number } | undefined {
  if (!isRecord(body)) return undefined
  const told = body.bloqueio_assinatura
  const lines = Object.values(body)
    .filter(Array.isArray)
    .flat()
    .filter((line) => isRecord(line) && isTrue(line.bloqueada_assinatura))
  if (!isTrue(told) && lines.length === 0) return undefined
  const message = isRecord(told) ? told.mensagem : told
  const ofLine = isRecord(lines[0]) ? lines[0].mensagem_bloqueio : undefined
  return {
    message: [message, ofLine].find((one) => typeof one === 'string') ?? '',
    rows: lines.length,
  } as { message: string; rows: number }
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== ''
}
