import type { Parameters } from '../../src/core/job/job.js'
import { daysBetween, type IsoDate } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'
import { months30 } from './months30.js'

export function isInterestAsked(parameters: Parameters): boolean {
  return parameters['juros.percentual'] !== undefined || parameters.table !== undefined
}

/** Returns the day from which the interest of a row was asked for, if it is known. */
export function startOfInterest(
  { 'juros.from': from }: Parameters,
  item: CorrectItem,
): IsoDate | undefined {
  if (from === 'vencimento') return item.date
  if (from !== 'citacao' || item.citation === undefined) return undefined
  // A debt that fell due after the citation bears interest only from its due date.
  return item.citation > item.date ? item.citation : item.date
}

/**
 * Interest and the value on which it runs are each rounded, so that they differ by at most a cent
 * each.
 */
const ROUNDING = new D('0.02')

/** The months of interest that a row bears, at the rate that was asked for. */
export interface InterestMonths {
  /** The months that the interest on the corrected value amounts to. */
  found: D
  /** The whole calendar months from the start that was asked for to the update. */
  expected: number
  fits: boolean
  /**
   * True if the interest equals, to the cent, the rate times whole months, months of 30 days or
   * months counted by days.
   */
  isExact: boolean
}

/**
 * Compares the interest of a row with the rate that was asked for, in months from a start. Services
 * count calendar months or months of 30 days, whole or in part, so that one month at each end is
 * tolerated.
 * Returns undefined where the comparison is impossible: no rate, no start, or SELIC in place of
 * interest.
 */
export function monthsOfInterest(
  item: CorrectItem,
  { corrected, juros }: { corrected: D; juros: D },
  parameters: Parameters,
): InterestMonths | undefined {
  const start = startOfInterest(parameters, item)
  const rate = new D(String(parameters['juros.percentual'] ?? '0')).div(100)
  if (!start || parameters.selic === true || rate.isZero() || corrected.isZero()) return undefined
  const updateTo = parameters.updateTo as string
  const expected = Math.max(0, wholeMonths(start, updateTo))
  const most = Math.max(0, daysBetween(start, updateTo) / 30) + 1
  const fits = [corrected, new D(item.amount)].some((runsOn) => {
    const aMonth = runsOn.times(rate)
    const slack = ROUNDING.div(aMonth.abs())
    const months = juros.div(aMonth)
    return months.gte(slack.neg().plus(expected - 1)) && months.lte(slack.plus(most))
  })
  const isExact = exactMonths(start, updateTo).some((months) =>
    corrected.times(rate).times(months).minus(juros).abs().lte(ROUNDING),
  )
  return { found: juros.div(corrected.times(rate)), expected, fits, isExact }
}

/** The ways in which court statements count the months between two days, in words. */
const COUNTS = [
  'por meses inteiros',
  'por meses inteiros, o começado contado',
  'em meses de 30 dias, a fração por dias',
  'por dias corridos, 30 em cada mês',
] as const

/** The months between two days, in the order of `COUNTS`. */
function exactMonths(from: IsoDate, to: IsoDate): D[] {
  const whole = Math.max(0, wholeMonths(from, to))
  return [new D(whole), new D(whole + 1), months30(from, to), new D(daysBetween(from, to)).div(30)]
}

function wholeMonths(from: IsoDate, to: IsoDate): number {
  const index = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = index(to) - index(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
}

/**
 * Returns the months of interest of an answered row where the interest is simple, to the cent: the
 * rate times the months from the start that was asked for, or from the row's own date. Of several
 * counts of them that round alike the one of the other rows (`way`), or the nearest.
 */
export function simpleMonths(figures: Figures, parameters: Parameters, way?: number) {
  const row = interestOf(figures, parameters)
  if (!row || !monthsOfInterest(row.item, row, row.asked)?.isExact) return undefined
  const nearest = [...COUNTS.keys()].reduce((best, one) =>
    offBy(row, one).lt(offBy(row, best)) ? one : best,
  )
  return exactMonths(row.item.date, String(row.asked.updateTo))[way ?? nearest]
}

type Figures = Record<string, string>

function interestOf({ data, valor, corrigido, juros, jurosDesde }: Figures, given: Parameters) {
  const start = given['juros.from'] === 'citacao' ? jurosDesde : data
  if (!data || !valor || !corrigido || !juros || start === undefined) return undefined
  const asked: Parameters = { ...given, 'juros.from': 'vencimento' }
  const item = { date: start, amount: valor }
  return { item, asked, corrected: new D(corrigido), juros: new D(juros) }
}

/** Names a way in which the months are counted; empty if it is not known. */
export function countOfMonths(way: number | undefined): string {
  return way === undefined ? '' : COUNTS[way]!
}

/** Returns the one way of counting months that gives the interest of each row, to the cent. */
export function wayOfMonths(
  rows: readonly { figures: Figures; parameters?: Parameters }[],
): number | undefined {
  const all = rows.map(({ figures, parameters = {} }) => interestOf(figures, parameters))
  const ways = [...COUNTS.keys()].filter((way) =>
    all.every((row) => row !== undefined && isCounted(row, way)),
  )
  return ways.length === 1 ? ways[0] : undefined
}

type Interest = NonNullable<ReturnType<typeof interestOf>>

function isCounted(row: Interest, way: number): boolean {
  return offBy(row, way).lte(ROUNDING)
}

/** By how much the interest of a row differs from its rate times the months of a way. */
function offBy({ item, asked, corrected, juros }: Interest, way: number): D {
  const rate = new D(String(asked['juros.percentual'] ?? '0')).div(100)
  const months = exactMonths(item.date, String(asked.updateTo))[way]!
  return corrected.times(rate).times(months).minus(juros).abs()
}

/** Decides whether no way of counting months gives the interest of a row on its given amount. */
export function tellsBase(figures: Figures, parameters: Parameters): boolean {
  const row = interestOf(figures, parameters)
  if (!row) return false
  const onAmount = { ...row, corrected: new D(row.item.amount) }
  return !COUNTS.some((_, way) => isCounted(onAmount, way))
}

/**
 * Decides whether a row tells simple interest from compound interest: over a month, or on a small
 * amount, both round to the same cents.
 */
export function tellsSimple(figures: Record<string, string>, parameters: Parameters): boolean {
  const months = simpleMonths(figures, parameters)
  if (months === undefined) return false
  const rate = new D(String(parameters['juros.percentual'])).div(100)
  const compound = rate.plus(1).pow(months).minus(1).minus(rate.times(months))
  return compound.times(figures.corrigido!).abs().gt(ROUNDING.times(2))
}
