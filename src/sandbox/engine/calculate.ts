import { cents, type D, ZERO } from './decimal.js'
import { type Item, type ItemMoney, moneyOf, type Rates, ratesOf, type Terms } from './item.js'
import { memoriaOf } from './memoria.js'

/** Lawyers' fees: a percentage of the items' totals, or one fixed value. */
export interface Fees {
  mode: 'p' | 'v'
  value: D
}

export interface ItemResult extends ItemMoney {
  memoria: string
}

/** All amounts are rounded to cents. `total` is the sum of the items' totals plus the fees. */
export interface Result {
  items: ItemResult[]
  correction: D
  interest: D
  fine: D
  fees: D
  total: D
}

/** @throws CannotCalculate if a series does not cover an item's date */
export function calculate(items: readonly Item[], terms: Terms, fees?: Fees): Result {
  const results = itemResults(items, terms)
  const sum = (of: (result: ItemResult) => D) =>
    results.reduce((all, one) => all.plus(of(one)), ZERO)
  const feesTotal = fees ? feesOn(items, results, fees) : ZERO
  const asked = items.reduce((all, { amount }) => all.plus(amount), ZERO)
  return {
    items: results,
    correction: cents(sum(({ corrected }) => corrected).minus(asked)),
    interest: sum(({ interest }) => interest),
    fine: sum(({ fine }) => fine),
    fees: feesTotal,
    total: sum(({ total }) => total).plus(feesTotal),
  }
}

/** Rates are cached by date, kind and sign, which many items of a batch share. */
function itemResults(items: readonly Item[], terms: Terms): ItemResult[] {
  const known = new Map<string, { rates: Rates; memoria: string }>()
  return items.map((item) => {
    const key = `${item.date.month}/${item.date.day}/${item.custas}/${item.amount.isNegative()}`
    const found = known.get(key) ?? ratesAndMemoria(item, terms)
    known.set(key, found)
    return { ...moneyOf(item.amount, found.rates), memoria: found.memoria }
  })
}

function ratesAndMemoria(item: Item, terms: Terms) {
  const rates = ratesOf(item, terms)
  return { rates, memoria: memoriaOf(item, terms, rates) }
}

function feesOn(items: readonly Item[], results: readonly ItemResult[], { mode, value }: Fees): D {
  if (mode === 'v') return cents(value)
  const base = results.reduce(
    (sum, { total }, at) => (items[at]?.custas ? sum : sum.plus(total)),
    ZERO,
  )
  return cents(base.times(value).div(100))
}
