import { type Day, plusMonths } from '../day.js'
import { cents, D, growth, ONE, ZERO } from '../decimal.js'

export interface Financing {
  system: 'price' | 'sac'
  amount: D
  /** In percent a month. */
  rate: D
  count: number
  firstDue: Day
}

export interface Instalment {
  number: number
  due: Day
  payment: D
  interest: D
  amortization: D
  balance: D
}

/**
 * Returns the instalments of a loan, in cents. Price (French system): P = A x i / (1 - (1 + i)^-n),
 * the formula of the Banco Central's Calculadora do Cidadão for fixed instalments; SAC: an
 * amortization of A / n each. Interest runs on the balance before the instalment; the last
 * instalment absorbs the rounding differences.
 */
export function financing(asked: Financing): Instalment[] {
  const { amount, rate, count, firstDue, system } = asked
  const fixed = cents(system === 'price' ? pricePayment(asked) : amount.div(count))
  const all: Instalment[] = []
  let balance = amount
  for (let number = 1; number <= count; number++) {
    const interest = cents(balance.times(rate).div(100))
    const regular = system === 'price' ? fixed.minus(interest) : fixed
    const amortization = number === count ? balance : D.min(regular, balance)
    balance = balance.minus(amortization)
    const due = plusMonths(firstDue, number - 1)
    const payment = interest.plus(amortization)
    all.push({ number, due, payment, interest, amortization, balance })
  }
  return all
}

function pricePayment({ amount, rate, count }: Financing): D {
  if (rate.eq(ZERO)) return amount.div(count)
  return amount.times(rate.div(100)).div(ONE.minus(growth(rate).pow(-count)))
}
