import { type Correction, correctionOver, multiplier } from './correction.js'
import { before, type Day, months30 } from './day.js'
import { cents, type D, growth, ZERO } from './decimal.js'
import { type Journey, journey, type Regime, type SelicOption, type Stretch } from './regime.js'

/** The terms of all items of a calculation. */
export interface Terms {
  regime: Regime
  updateTo: Day
  /** Simple interest, in percent a month; undefined leaves it to the regime. */
  interestPercent?: D
  finePercent?: D
  selic?: SelicOption
  /**
   * Debts before this day stay at nominal value, because accounts without a subscription calculate
   * only the last two years. Payments are never blocked.
   */
  blockedBefore?: Day
}

export interface Item {
  date: Day
  amount: D
  /** Court costs, which are corrected but bear neither interest, fine nor fees. */
  custas: boolean
}

/** The result for one real; the same for all items of one date and kind. */
export interface Rates {
  corrected: D
  interest: D
  fine: D
  /** The steps of the calculation; undefined for a nominal value. */
  trail?: Trail
}

export interface Trail {
  journey: Journey
  before: Correction
  selicPercent: D
  after: Correction
  interestPercent: D
}

/** All amounts are rounded to cents. */
export interface ItemMoney {
  corrected: D
  interest: D
  fine: D
  total: D
}

/** @throws CannotCalculate if a series does not cover the dates */
export function ratesOf(item: Item, terms: Terms): Rates {
  if (isBlocked(item, terms.blockedBefore) || before(terms.updateTo, item.date)) {
    return { corrected: growth(ZERO), interest: ZERO, fine: ZERO }
  }
  const { selic } = terms
  const way = journey(terms.regime, item.date, terms.updateTo, selic)
  const byDay = selic?.byDay ?? false
  const first = correctionOver(way.before, byDay)
  const last = correctionOver(way.after, byDay)
  const { selicPercent } = correctionOver(way.selic, byDay)
  const charges = { interest: chargeOf(item, terms, way.before), fine: fineOf(item, terms) }
  const later = chargeOf(item, terms, way.after)
  return {
    ...compose(multiplier(first), charges, selicPercent, selic?.base, multiplier(last), later),
    trail: {
      journey: way,
      before: first,
      selicPercent,
      after: last,
      interestPercent: charges.interest.plus(later),
    },
  }
}

/**
 * Interest and fine from before SELIC are fixed when it begins. What SELIC adds on them, if its
 * base includes them, is part of the corrected value.
 */
function compose(
  first: D,
  charges: { interest: D; fine: D },
  selicPercent: D,
  base: SelicOption['base'] | undefined,
  last: D,
  laterInterest: D,
) {
  const interest = first.times(charges.interest).div(100)
  const fine = first.times(charges.fine).div(100)
  const selicBase = first
    .plus(base?.includes('j') ? interest : 0)
    .plus(base?.includes('m') ? fine : 0)
  const corrected = first.plus(selicBase.times(selicPercent).div(100)).times(last)
  return {
    corrected,
    interest: interest.times(last).plus(corrected.times(laterInterest).div(100)),
    fine: fine.times(last),
  }
}

/** Decides whether an item stays at nominal value because the account has no subscription. */
export function isBlocked({ amount, date }: Item, blockedBefore: Day | undefined): boolean {
  return blockedBefore !== undefined && !amount.isNegative() && before(date, blockedBefore)
}

function chargeOf(item: Item, terms: Terms, stretches: Journey['before']): D {
  return item.custas ? ZERO : interestOver(stretches, terms.interestPercent)
}

function fineOf(item: Item, terms: Terms): D {
  return item.custas ? ZERO : (terms.finePercent ?? ZERO)
}

/** Rounds each part by itself and adds up the rounded parts, as the courts' statements do. */
export function moneyOf(amount: D, rates: Rates): ItemMoney {
  const corrected = cents(amount.times(rates.corrected))
  const interest = cents(amount.times(rates.interest))
  const fine = cents(amount.times(rates.fine))
  return { corrected, interest, fine, total: corrected.plus(interest).plus(fine) }
}

/**
 * Returns the simple interest over the stretches, in percent: at each band's own rate, or at the
 * requested rate instead. No interest runs where a table's SELIC includes it.
 */
function interestOver(stretches: readonly Stretch[], asked: D | undefined): D {
  return stretches.reduce((sum, { from, to, band }) => {
    const perMonth = band.replacesInterest ? 0 : (asked ?? band.interestPercent ?? 0)
    return sum.plus(months30(from, to).times(perMonth))
  }, ZERO)
}
