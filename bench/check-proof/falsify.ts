import { createCatalogue } from '../../src/sandbox/catalogue/catalogue.js'
import { calculate, type ItemResult, type Result } from '../../src/sandbox/engine/calculate.js'
import { D, ZERO } from '../../src/sandbox/engine/decimal.js'
import type { Item, Terms } from '../../src/sandbox/engine/item.js'
import type { Band, Regime } from '../../src/sandbox/engine/regime.js'
import type { Series } from '../../src/sandbox/engine/series.js'
import { type Random, randomFrom } from '../../src/sandbox/random.js'

/** Ways in which an answer with HTTP 200 can be wrong. */
export const FALSIFICATIONS = [
  'cents',
  'swapped',
  'nominal',
  'month',
  'compounded',
  'negative',
  'index',
  'stale',
  'interest',
  'truncated',
] as const
export type Falsification = (typeof FALSIFICATIONS)[number]

/**
 * The way in which a sandbox falsifies its corrections, and the share of falsified items, between 0
 * and 1.
 */
export interface Falsify {
  way: Falsification
  share: number
}

/** The input of an honest answer, and the wrong index for `index`. */
interface Calculated {
  items: readonly Item[]
  terms: Terms
  other: Regime
}

/** Months that a stale copy of a series lacks. */
const STALE_MONTHS = 3

/** Returns the engine's calculation with false results. */
export function falsified(falsify: Falsify, seed: number): typeof calculate {
  const random = randomFrom(seed)
  const { indices } = createCatalogue()
  return (items, terms, fees) => {
    const honest = calculate(items, terms, fees)
    const other = indices.find(({ regime, additive }) => {
      return !additive && regime.name !== terms.regime.name
    })!.regime
    return withFalseItems(honest, { items, terms, other }, falsify, random)
  }
}

/** Returns the answer with some items falsified; its totals fit the falsified items. */
function withFalseItems(
  honest: Result,
  calculated: Calculated,
  { way, share }: Falsify,
  random: Random,
): Result {
  const chosen = honest.items.map(() => random() < share)
  if (way === 'truncated') {
    return withItems(
      honest,
      honest.items.filter((_, at) => !chosen[at]),
      calculated.items,
    )
  }
  const items = honest.items.map((item, at) =>
    chosen[at] ? wrongItem(item, at, { honest, calculated, way, random }) : item,
  )
  return withItems(
    honest,
    way === 'swapped' ? swapped(honest.items, chosen) : items,
    calculated.items,
  )
}

function withItems(honest: Result, items: ItemResult[], asked: readonly Item[]): Result {
  const sum = (of: (one: ItemResult) => D) => items.reduce((all, one) => all.plus(of(one)), ZERO)
  const amounts = asked.reduce((all, { amount }) => all.plus(amount), ZERO)
  const total = sum((one) => one.total)
  return {
    ...honest,
    items,
    correction: sum(({ corrected }) => corrected).minus(amounts),
    interest: sum(({ interest }) => interest),
    total: total.plus(honest.fees),
  }
}

interface FalsifyContext {
  honest: Result
  calculated: Calculated
  way: Falsification
  random: Random
}

function wrongItem(
  item: ItemResult,
  at: number,
  { calculated, way, random }: FalsifyContext,
): ItemResult {
  const asked = calculated.items[at]!
  const again = (terms: Terms, one: Item = asked) => calculate([one], terms).items[0]!
  const { terms, other } = calculated
  switch (way) {
    case 'cents':
      return moved(item, new D(1 + Math.floor(random() * 99)).div(100))
    case 'nominal':
      return { ...item, corrected: asked.amount, interest: ZERO, fine: ZERO, total: asked.amount }
    case 'month':
      return again(terms, { ...asked, date: { ...asked.date, month: asked.date.month + 1 } })
    case 'compounded':
      return again(compounded(terms))
    case 'negative':
      return again(
        withSeries(terms, (series) => ({
          ...series,
          variation: (month) => D.max(series.variation(month), 0),
        })),
      )
    case 'index':
      return again({ ...terms, regime: other })
    case 'stale':
      return again(withSeries(terms, (series) => stale(series, terms)))
    case 'interest':
      return { ...item, interest: item.interest.times(2), total: item.total.plus(item.interest) }
    default:
      return item
  }
}

function moved(item: ItemResult, by: D): ItemResult {
  return { ...item, corrected: item.corrected.plus(by), total: item.total.plus(by) }
}

/** Each chosen item changes places with the next one. */
function swapped(items: readonly ItemResult[], chosen: readonly boolean[]): ItemResult[] {
  const changed = [...items]
  for (let at = 0; at + 1 < changed.length; at++) {
    if (!chosen[at]) continue
    ;[changed[at], changed[at + 1]] = [changed[at + 1]!, changed[at]!]
    at += 1
  }
  return changed
}

/** SELIC becomes one more band, and all months are multiplied. */
function compounded({ selic, ...terms }: Terms): Terms {
  const multiplied = terms.regime.bands.map((band): Band => ({ ...band, by: 'product' }))
  const added: Band[] = selic
    ? [{ from: selic.from.month, series: selic.series, by: 'product', replacesInterest: true }]
    : []
  return { ...terms, regime: { ...terms.regime, bands: [...multiplied, ...added] } }
}

function withSeries(terms: Terms, change: (series: Series) => Series): Terms {
  const bands = terms.regime.bands.map((band) => ({ ...band, series: change(band.series) }))
  return {
    ...terms,
    regime: { ...terms.regime, bands },
    ...(terms.selic ? { selic: { ...terms.selic, series: change(terms.selic.series) } } : {}),
  }
}

function stale(series: Series, { updateTo }: Terms): Series {
  const last = updateTo.month - 1 - STALE_MONTHS
  return { ...series, variation: (month) => (month > last ? ZERO : series.variation(month)) }
}
