import type { Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { cents, D } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'
import { ownFactors } from './own-factors.js'
import { selicFactors } from './selic-factors.js'
import { type Series, seriesKey, unpublishedIn } from './series.js'

/** A figure and the service's own series agree to this many reais. */
const TOLERANCE = new D('0.02')
/** Prices rise slowly: within two months an unchanged amount is no surprise. */
const SUSPECT_AFTER_MONTHS = 3

export interface Checked {
  figures: Record<string, string>
  notes: Sentence[]
}

interface ToCheck {
  item: CorrectItem
  corrected: D
  parameters: Parameters
  series: Record<string, Series>
  /** The series of SELIC, for the rows that ask for it; batches of before have none. */
  selic?: Series | undefined
}

/** Computes the corrected value again from the service's own series; a difference is never silent. */
export function checkFigure(asked: ToCheck): Checked {
  const { item, corrected, parameters } = asked
  const updateTo = parameters.updateTo as string
  const own = seriesOf(asked)
  const notes = own ? unpublishedNotes(unpublishedIn(own, item.date, updateTo)) : []
  const best = nearest(factorsOf(asked), item, corrected)
  if (!best || isByDefault(best, asked)) {
    if (isSuspect(item, corrected, updateTo)) notes.push(nominal(corrected))
    const conferencia =
      parameters.selic === true ? 'não conferido (SELIC)' : 'não conferido (sem série)'
    return { figures: { conferencia }, notes }
  }
  const difference = corrected.minus(best.times(item.amount).toDecimalPlaces(2))
  const figures = {
    fatorProprio: best.toDecimalPlaces(10).toFixed(10),
    diferenca: cents(difference),
  }
  if (difference.abs().lte(TOLERANCE))
    return { figures: { ...figures, conferencia: 'confere' }, notes }
  notes.push(
    corrected.equals(item.amount)
      ? nominal(corrected, figures.fatorProprio)
      : sentence('row_divergent', { ...received(corrected), difference: figures.diferenca }),
  )
  return { figures: { ...figures, conferencia: 'DIVERGENTE' }, notes }
}

function seriesOf({ parameters, series, selic }: ToCheck): Series | undefined {
  return parameters.selic === true ? selic : series[seriesKey(parameters)]
}

function factorsOf({ item, parameters, series, selic }: ToCheck): D[] {
  if (parameters.selic === true)
    return selic ? selicFactors({ item, parameters, series, selic }) : []
  const own = series[seriesKey(parameters)]
  return own ? ownFactors(own, item.date, parameters.updateTo as string) : []
}

/** Where SELIC starts for a service that is told no date is nobody's to hold against it. */
function isByDefault(best: D, { item, corrected, parameters }: ToCheck): boolean {
  if (parameters.selic !== true || parameters.selicFrom !== undefined) return false
  return corrected.minus(best.times(item.amount).toDecimalPlaces(2)).abs().gt(TOLERANCE)
}

function nearest(factors: D[], { amount }: CorrectItem, corrected: D): D | undefined {
  const gap = (factor: D) => corrected.minus(factor.times(amount)).abs()
  const [first, ...others] = factors
  return (
    first && others.reduce((best, factor) => (gap(factor).lt(gap(best)) ? factor : best), first)
  )
}

function unpublishedNotes(months: string[]): Sentence[] {
  return months.length > 0 ? [sentence('row_unpublished', { months })] : []
}

/** An old amount that comes back unchanged with HTTP 200 is the service's most dangerous answer. */
function isSuspect(item: CorrectItem, corrected: D, updateTo: string): boolean {
  const old = addMonths(monthOf(item.date), SUSPECT_AFTER_MONTHS) < monthOf(updateTo)
  return old && corrected.equals(item.amount)
}

function nominal(corrected: D, factor?: string): Sentence {
  return sentence('row_nominal', { ...received(corrected), factor })
}

function received(corrected: D) {
  return { label: 'Valor corrigido', value: cents(corrected).replace('.', ',') }
}
