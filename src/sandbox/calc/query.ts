import { type Day, type Month, parseIsoDay, parseMonth } from '../engine/day.js'
import { badRequest } from '../refusal.js'

/** A query string as fastify hands it over; a repeated name comes as an array. */
export type Query = Record<string, unknown>

/** The text of a parameter given at most once. Throws a {@link Refusal}. */
export function textIn(query: Query, name: string): string | undefined {
  const value = query[name]
  if (value === undefined || typeof value === 'string') return value
  throw badRequest(`Parâmetro repetido: ${name}.`)
}

/** One of the texts, the first when none is given. Throws a {@link Refusal}. */
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

/** `from` and `to`. Throws a {@link Refusal} for what is no month, or for an end before the start. */
export function rangeIn(query: Query): MonthRange {
  const from = monthIn(query, 'from')
  const to = monthIn(query, 'to')
  if (from !== undefined && to !== undefined && from > to)
    throw badRequest('from é posterior a to.')
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Throws a {@link Refusal} when it is given and is no date. */
export function dayIn(query: Query, name: string): Day | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  const day = parseIsoDay(text)
  if (day) return day
  throw badRequest(`${name} não é uma data YYYY-MM-DD: ${text}`)
}

/** A whole number from `least` up. Throws a {@link Refusal}. */
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
