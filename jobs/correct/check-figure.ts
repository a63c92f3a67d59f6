import { addMonths, monthOf } from '../../src/dates.js'
import { cents, D } from '../../src/decimal.js'
import type { Parameters } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import type { CorrectItem } from './plan-row.js'
import { ownFactors, type Series, seriesKey, unpublished } from './series.js'

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
}

/** Computes the corrected value again from the service's own series; a difference is never silent. */
export function checkFigure({ item, corrected, parameters, series }: ToCheck): Checked {
  const updateTo = parameters.updateTo as string
  const amount = new D(item.amount)
  const own = parameters.selic === true ? undefined : series[seriesKey(parameters)]
  const factors = own ? ownFactors(own, item.date, updateTo) : []
  const notes = own ? unpublishedNotes(unpublished(own, item.date, updateTo)) : []
  if (factors.length === 0) {
    if (isSuspect(item, corrected, updateTo)) notes.push(sentence('row_nominal', {}))
    return { figures: { conferencia: parameters.selic === true ? 'não conferido (SELIC)' : 'não conferido (sem série)' }, notes }
  }
  const best = nearest(factors, amount, corrected)
  const difference = corrected.minus(amount.times(best).toDecimalPlaces(2))
  const figures = { fatorProprio: best.toDecimalPlaces(10).toFixed(10), diferenca: cents(difference) }
  if (difference.abs().lte(TOLERANCE)) return { figures: { ...figures, conferencia: 'confere' }, notes }
  const nominal = corrected.equals(amount)
  notes.push(nominal ? sentence('row_nominal', { factor: figures.fatorProprio }) : sentence('row_divergent', { difference: figures.diferenca }))
  return { figures: { ...figures, conferencia: 'DIVERGENTE' }, notes }
}

function nearest(factors: D[], amount: D, corrected: D): D {
  return factors.reduce((best, factor) =>
    corrected.minus(amount.times(factor)).abs().lt(corrected.minus(amount.times(best)).abs()) ? factor : best,
  )
}

function unpublishedNotes(months: string[]): Sentence[] {
  return months.length > 0 ? [sentence('row_unpublished', { months: months.join(', ') })] : []
}

/** An old amount that comes back unchanged with HTTP 200 is the service's most dangerous answer. */
function isSuspect(item: CorrectItem, corrected: D, updateTo: string): boolean {
  const old = addMonths(monthOf(item.date), SUSPECT_AFTER_MONTHS) < monthOf(updateTo)
  return old && corrected.equals(item.amount)
}
