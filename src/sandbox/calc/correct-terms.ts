import type { Catalogue } from '../catalogue/catalogue.js'
import { EC_113 } from '../catalogue/laws.js'
import { indexOf, tableOf } from '../catalogue/references.js'
import type { Fees } from '../engine/calculate.js'
import { before, type Day, dayAfter, firstOf, parseBrazilianDay } from '../engine/day.js'
import { D } from '../engine/decimal.js'
import type { Item, Terms } from '../engine/item.js'
import { type Regime, type SelicOption, usableRegime } from '../engine/regime.js'
import { badRequest } from '../refusal.js'
import type { CorrectBody } from './correct-body.js'

/**
 * Returns the terms of a body. `juros.from` `citacao` counts from the item's date, like
 * `vencimento`, because the body has no field for the date of citation. Interest in the body
 * replaces that of a judicial table.
 * @throws Refusal if the index or table cannot be used
 */
export function termsOf(body: CorrectBody, catalogue: Catalogue, blockedBefore?: Day): Terms {
  const { juros, multa, updateTo } = body
  return {
    regime: regimeOf(body, catalogue),
    updateTo,
    ...(juros?.percentual && { interestPercent: percentOf(juros.percentual) }),
    ...(multa?.percentual && { finePercent: percentOf(multa.percentual) }),
    selic: body.selic ? selicOf(body, catalogue) : undefined,
    blockedBefore,
  }
}

/** Returns the fees; without `modo` they are a percentage. */
export function feesOf({ honorarios }: CorrectBody): Fees | undefined {
  if (honorarios?.valor === undefined) return undefined
  return { mode: honorarios.modo ?? 'p', value: new D(honorarios.valor) }
}

/** @throws Refusal naming the item whose date does not exist */
export function itemsOf({ items }: CorrectBody): Item[] {
  return items.map(({ date, amount, custas }, at) => {
    const day = parseBrazilianDay(date)
    if (!day) throw badRequest(`items.${at}.date não é uma data DD/MM/YYYY: ${date}`)
    return { date: day, amount: new D(amount), custas: custas ?? false }
  })
}

function regimeOf({ index, table }: CorrectBody, catalogue: Catalogue): Regime {
  if (table !== undefined) return usableRegime(tableOf(catalogue, table, 'in-calculation').regime)
  return indexOf(catalogue, index ?? '', 'in-calculation').regime
}

export type SelicAsked = Pick<
  CorrectBody,
  'selicFrom' | 'selicUntil' | 'selicBase' | 'selicVersion'
>

/**
 * Returns the SELIC option. Version 1 counts months: the months of `selicFrom` and of `selicUntil`
 * are SELIC as a whole. Version 2 counts days, including both. Without `selicFrom` SELIC starts
 * with EC 113/2021. Every call makes a new calculation, so that the default base is `am`.
 */
export function selicOf(body: SelicAsked, catalogue: Catalogue): SelicOption {
  const { selicFrom = EC_113, selicUntil, selicBase = 'am' } = body
  if (selicUntil && before(selicUntil, selicFrom)) {
    throw badRequest('selicUntil é anterior a selicFrom.')
  }
  const byDay = body.selicVersion === 2
  const until = selicUntil && (byDay ? dayAfter(selicUntil) : firstOf(selicUntil.month + 1))
  return {
    series: catalogue.selic,
    from: byDay ? selicFrom : firstOf(selicFrom.month),
    until,
    base: selicBase,
    byDay,
  }
}

function percentOf(text: string): D {
  return new D(text.replace(',', '.'))
}
