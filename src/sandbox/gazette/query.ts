import { readCaseNumber } from './base/case-number.js'
import { type DayNumber, readDay } from './base/day.js'
import { badParameter } from './refusal.js'

/** A query string as parsed by fastify; a repeated name gives an array. */
export type Query = Record<string, unknown>

export interface Page {
  limit: number
  offset: number
}

export interface Period {
  from?: DayNumber
  to?: DayNumber
}

const PAGE_DEFAULT = 25
export const PAGE_MAX = 200
const SEARCH_MIN = 3

/**
 * Returns a filter, which may appear once and must not be empty.
 * @throws GazetteRefusal, as do all functions of this file
 */
export function textIn(query: Query, name: string): string | undefined {
  const value = query[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw badParameter(`Parâmetro repetido: ${name}.`)
  if (value.trim() === '') throw badParameter(`Parâmetro vazio: ${name}.`)
  return value
}

/**
 * Returns `q`, which needs at least 3 characters without surrounding blanks. A character beyond the
 * basic plane is two code units.
 */
export function searchIn(query: Query): string | undefined {
  const text = textIn(query, 'q')?.trim()
  if (text === undefined || [...text].length >= SEARCH_MIN) return text
  throw badParameter(`q exige ao menos ${SEARCH_MIN} caracteres.`)
}

/** Returns `limit`, from 1 to 200, and `offset`, from 0. */
export function pageIn(query: Query): Page {
  return {
    limit: wholeIn(query, 'limit', { least: 1, most: PAGE_MAX }) ?? PAGE_DEFAULT,
    offset: wholeIn(query, 'offset', { least: 0, most: Number.MAX_SAFE_INTEGER }) ?? 0,
  }
}

/** Returns `data_inicio` and `data_fim`, both inclusive; an end before the start is refused. */
export function periodIn(query: Query): Period {
  const from = dayIn(query, 'data_inicio')
  const to = dayIn(query, 'data_fim')
  if (from !== undefined && to !== undefined && from > to) {
    throw badParameter('data_inicio é posterior a data_fim.')
  }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Returns the twenty digits of a number with or without mask. Check digits are not verified. */
export function caseNumberOf(text: string): string {
  const number = readCaseNumber(text)
  if (number !== undefined) return number
  throw badParameter(`Número de processo fora do formato CNJ: ${text}`)
}

/** `true` or `false`. */
export function flagIn(query: Query, name: string): boolean | undefined {
  const text = textIn(query, name)
  if (text === undefined || text === 'true' || text === 'false') return text && text === 'true'
  throw badParameter(`${name} deve ser true ou false.`)
}

function dayIn(query: Query, name: string): DayNumber | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  const day = readDay(text)
  if (day !== undefined) return day
  throw badParameter(`${name} não é uma data YYYY-MM-DD: ${text}`)
}

function wholeIn(
  query: Query,
  name: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw badParameter(`${name} deve ser um inteiro de ${least} a ${most}.`)
}
