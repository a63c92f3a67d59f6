import { CannotCalculate } from '../cannot-calculate.js'
import { before, type Day, months30 } from '../day.js'
import { cents, D, growth, ONE, ZERO } from '../decimal.js'

interface Payment {
  date: Day
  amount: D
}

export interface Loan {
  principal: D
  from: Day
  to: Day
  /** In percent a month. */
  rate: D
  compound: boolean
  payments: readonly Payment[]
}

/** The balance after one event. */
export interface BalanceStep {
  date: Day
  event: 'start' | 'payment' | 'end'
  /** Interest accrued since the previous step. */
  accrued: D
  paid: D
  capital: D
  /** Interest accrued and not paid. */
  interest: D
}

/**
 * Returns an outstanding balance, step by step, in cents at each step. Time counts in months of 30
 * days. Simple interest runs on the capital, J = C x i x n; compound interest on the whole balance,
 * J = S x ((1 + i)^n - 1). A payment covers the interest due first, then the capital (CC, art.
 * 354).
 * @throws CannotCalculate if a day is not between start and end
 */
export function balance(loan: Loan): BalanceStep[] {
  const { principal, from, to, payments } = loan
  if (before(to, from)) throw new CannotCalculate('A data da atualização é anterior ao início.')
  if (payments.some(({ date }) => before(date, from) || before(to, date))) {
    throw new CannotCalculate('Há pagamento fora do período entre o início e a atualização.')
  }
  const inOrder = payments.toSorted(
    (a, b) => a.date.month - b.date.month || a.date.day - b.date.day,
  )
  const start: BalanceStep = {
    date: from,
    event: 'start',
    accrued: ZERO,
    paid: ZERO,
    capital: principal,
    interest: ZERO,
  }
  const steps = [start]
  for (const payment of inOrder) steps.push(pay(accrue(steps.at(-1)!, payment.date, loan), payment))
  steps.push(accrue(steps.at(-1)!, to, loan))
  return steps
}

function accrue(step: BalanceStep, date: Day, { rate, compound }: Loan): BalanceStep {
  const months = months30(step.date, date)
  const base = D.max(compound ? step.capital.plus(step.interest) : step.capital, ZERO)
  const share = compound ? growth(rate).pow(months).minus(ONE) : rate.div(100).times(months)
  const accrued = cents(base.times(share))
  return { ...step, date, event: 'end', accrued, paid: ZERO, interest: step.interest.plus(accrued) }
}

function pay(step: BalanceStep, { amount }: Payment): BalanceStep {
  const onInterest = D.min(amount, step.interest)
  return {
    ...step,
    event: 'payment',
    paid: amount,
    interest: step.interest.minus(onInterest),
    capital: step.capital.minus(amount.minus(onInterest)),
  }
}
