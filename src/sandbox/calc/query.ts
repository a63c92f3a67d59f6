import { type Day, type Month, parseIsoDay, parseMonth } from '../engine/day.js'
import { badRequest } from '../refusal.js'

/** A query string as parsed by fastify; a repeated name gives an array. */
export type Query = Record<string, unknown>

/**
 * Returns the text of a parameter that may appear once.
 * @throws Refusal
 */
export function textIn(query: Query, name: string): string | undefined {
  const value = query[name]
  if (value === undefined || typeof value === 'string') return value
  throw badRequest(`Parâmetro repetido: ${name}.`)
}

/**
 * Returns one of the choices, by default the first.
 * @throws Refusal
 */
export function choiceIn<T extends string>(
  query: Query,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = textIn(query, name) ?? choices[0]
  const found = choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw badRequest(`${name} deve ser um destes: ${choices.join(', ')}.`)
}

export interface MonthRange {
  from?: Month
  to?: Month
}

/**
 * Returns `from` and `to`.
 * @throws Refusal for an invalid month, or if the end is before the start
 */
export function rangeIn(query: Query): MonthRange {
  const from = monthIn(query, 'from')
  const to = monthIn(query, 'to')
  if (from !== undefined && to !== undefined && from > to)
    throw badRequest('from é posterior a to.')
  return { from, to }
}

/** @throws Refusal if the parameter is given and is not a date */
export function dayIn(query: Query, name: string): Day | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  const day = parseIsoDay(text)
  if (day) return day
  throw badRequest(`${name} não é uma data YYYY-MM-DD: ${text}`)
}

/**
 * Returns a whole number from `least` up.
 * @throws Refusal
 */
export function countIn(query: Query, name: string, least: number): number | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  throw badRequest(`${name} deve ser um inteiro a partir de ${least}.`)
}

function monthIn(query: Query, name: string): Month | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  const month = parseMonth(text)
  if (month !== undefined) return month
  throw badRequest(`${name} não é um mês YYYY-MM: ${text}`)
}
