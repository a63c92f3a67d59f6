import { type Day, type Month, parseBrazilianDay, parseMonth } from '../../engine/day.js'
import { D, LARGEST_AMOUNT } from '../../engine/decimal.js'
import { badFormat, badValue, type Kind } from './kind.js'

/** A day `DD/MM/YYYY`. */
export const date: Kind<Day> = {
  tipo: 'date',
  read(value, at) {
    if (typeof value !== 'string' || !/^\d{2}\/\d{2}\/\d{4}$/.test(value)) {
      throw badFormat(at, 'esperada uma data DD/MM/YYYY')
    }
    return parseBrazilianDay(value) ?? fail(at, `${value} não existe no calendário`)
  },
}

/** A month `YYYY-MM`, as in the milestones of a table. */
export const month: Kind<Month> = {
  tipo: 'string',
  read(value, at) {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}$/.test(value)) {
      throw badFormat(at, 'esperado um mês YYYY-MM')
    }
    return parseMonth(value) ?? fail(at, `${value} não existe no calendário`)
  },
}

/** A time of day `HH:MM`, in minutes since midnight. */
export const time: Kind<number> = {
  tipo: 'string',
  read(value, at) {
    const match = typeof value === 'string' && /^(\d{2}):(\d{2})$/.exec(value)
    if (!match) throw badFormat(at, 'esperada uma hora HH:MM')
    const hours = Number(match[1])
    const minutes = Number(match[2])
    if (hours > 23 || minutes > 59) throw badValue(at, `${value} não é uma hora do dia`)
    return hours * 60 + minutes
  },
}

/** Reais, of either sign unless `least` excludes negative amounts. */
export function money({ least = -LARGEST_AMOUNT }: { least?: number } = {}): Kind<D> {
  return decimal(least, LARGEST_AMOUNT)
}

/** A percentage from 0 up: 2 is two percent. The maximum is that of `POST /v1/correct`. */
export function percent(): Kind<D> {
  return decimal(0, 1_000_000)
}

function decimal(least: number, most: number): Kind<D> {
  return {
    tipo: 'number',
    read: (value, at) => new D(bounded(value, at, least, most)),
  }
}

export function integer(least: number, most: number): Kind<number> {
  return {
    tipo: 'integer',
    read(value, at) {
      if (!Number.isInteger(value)) throw badFormat(at, 'esperado um número inteiro')
      return bounded(value, at, least, most)
    },
  }
}

export const flag: Kind<boolean> = {
  tipo: 'boolean',
  read(value, at) {
    if (typeof value === 'boolean') return value
    throw badFormat(at, 'esperado true ou false')
  },
}

export const text: Kind<string> = {
  tipo: 'string',
  read(value, at) {
    if (typeof value === 'string') return value
    throw badFormat(at, 'esperado um texto')
  },
}

export function choice<T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    tipo: 'string',
    read(value, at) {
      if (typeof value !== 'string') throw badFormat(at, 'esperado um texto')
      return choices.find((one) => one === value) ?? fail(at, `esperado ${choices.join(' ou ')}`)
    },
  }
}

function bounded(value: unknown, at: string, least: number, most: number): number {
  if (typeof value !== 'number') throw badFormat(at, 'esperado um número')
  if (value >= least && value <= most) return value
  throw badValue(at, `fora do intervalo de ${least} a ${most}`)
}

function fail(at: string, problem: string): never {
  throw badValue(at, problem)
}
