import { Decimal } from 'decimal.js'
import { brazilianDay, brazilianMonth } from './day.js'
import type { D } from './decimal.js'
import type { Item, Rates, Terms, Trail } from './item.js'
import type { Stretch } from './regime.js'

/**
 * Returns the calculation of one date as a Portuguese sentence: index, months, factor, SELIC,
 * interest, fine.
 */
export function memoriaOf(item: Item, terms: Terms, { trail }: Rates): string {
  const when = `De ${brazilianDay(item.date)} a ${brazilianDay(terms.updateTo)}`
  if (!trail) return `${when}: valor nominal.`
  const byDay = terms.selic?.byDay ?? false
  const parts = [...correctionParts(trail, byDay), ...chargeParts(item, terms, trail)]
  return `${when}: ${parts.join('; ')}.`
}

function correctionParts(
  { journey, before, selicPercent, after }: Trail,
  byDay: boolean,
): string[] {
  const stretches = [...journey.before, ...journey.selic, ...journey.after]
  const months = stretches.flatMap((stretch) => monthsText(stretch, byDay))
  const summed = before.selicPercent.plus(selicPercent).plus(after.selicPercent)
  return [
    months.length > 0 ? months.join(' + ') : 'nenhum mês completo a corrigir',
    `fator ${truncated(before.factor.times(after.factor), 10)}`,
    ...(stretches.some(({ band }) => band.by === 'sum') ? [`SELIC ${percentText(summed)}`] : []),
  ]
}

function chargeParts(item: Item, terms: Terms, trail: Trail): string[] {
  if (item.custas) return ['custas, sem juros, multa nem honorários']
  const { finePercent } = terms
  return [
    trail.interestPercent.isZero()
      ? 'sem juros'
      : `juros simples de ${percentText(trail.interestPercent)}`,
    ...(finePercent ? [`multa de ${percentText(finePercent)}`] : []),
  ]
}

/** By day, the text also names the months that a date cuts. */
function monthsText({ from, to, band }: Stretch, byDay: boolean): string[] {
  const last = byDay && to.day > 1 ? to.month : to.month - 1
  const count = last - from.month + 1
  if (count < 1) return []
  const months = count === 1 ? '1 mês' : `${count} meses`
  return [
    `${band.series.name} de ${brazilianMonth(from.month)} a ${brazilianMonth(last)} (${months})`,
  ]
}

function percentText(percent: D): string {
  return `${percent.toDecimalPlaces(4).toString().replace('.', ',')}%`
}

/** Statements print factors truncated, not rounded. */
function truncated(factor: D, places: number): string {
  return factor.toFixed(places, Decimal.ROUND_DOWN).replace('.', ',')
}
