import { D } from '../../src/values/decimal.js'

/** The charges that the service may add to a corrected value. */
export interface Parts {
  juros: D
  multa: D
  honorarios: D
}

/** A row with the figures that the service returned. */
export interface Line {
  amount: D
  corrected: D
  /** The row's total minus its corrected value. */
  excess: D
  custas: boolean
}

/** Fine and fees as fractions: 2 % is 0.02. */
export type Rates = Pick<Parts, 'multa' | 'honorarios'>

interface Base {
  name: string
  from: 'amount' | 'corrected'
  juros: boolean
  multa: boolean
}

/** Whether payments and court costs bear the percentage as well. */
interface Reach {
  payments: boolean
  custas: boolean
}

interface Charged {
  base: Base
  reach: Reach
}

/**
 * A way in which the service may get from corrected values to totals; the contract does not define
 * it.
 */
export interface Convention {
  multa: Charged
  honorarios: Charged
  /** Whether the total of a row includes the fine and the fees; it always includes the interest. */
  inTotal: { multa: boolean; honorarios: boolean }
}

/** The names of what fine and fees are charged on; without one that no row tells from another. */
export type Bases = Partial<Record<'multa' | 'honorarios', string>>

export function basesOf({ multa, honorarios }: Convention): Bases {
  return { multa: multa.base.name, honorarios: honorarios.base.name }
}

export function sharedBases(a: Bases, b: Bases): Bases {
  return {
    ...(a.multa === b.multa ? { multa: a.multa } : {}),
    ...(a.honorarios === b.honorarios ? { honorarios: a.honorarios } : {}),
  }
}

const base = (name: string, from: Base['from'], juros: boolean, multa: boolean): Base => ({
  name,
  from,
  juros,
  multa,
})
const FINE_BASES = [
  base('o valor corrigido', 'corrected', false, false),
  base('o valor corrigido mais juros', 'corrected', true, false),
  base('o valor histórico', 'amount', false, false),
]
const FEE_BASES = [
  base('o valor corrigido mais juros e multa', 'corrected', true, true),
  base('o valor corrigido mais juros', 'corrected', true, false),
  base('o valor corrigido mais multa', 'corrected', false, true),
  base('o valor corrigido', 'corrected', false, false),
  base('o valor histórico', 'amount', false, false),
]
const REACHES: Reach[] = [
  { payments: true, custas: true },
  { payments: true, custas: false },
  { payments: false, custas: true },
  { payments: false, custas: false },
]
const IN_TOTAL = [
  { multa: true, honorarios: false },
  { multa: true, honorarios: true },
  { multa: false, honorarios: false },
]

/**
 * Returns all possible conventions; conventions that no row of the call could distinguish count as
 * one.
 */
function conventions(lines: readonly Line[], rates: Rates): Convention[] {
  const reaches = REACHES.filter(
    ({ payments, custas }) =>
      (payments || lines.some(isPayment)) && (custas || lines.some((line) => line.custas)),
  )
  const charged = (rate: D, bases: readonly Base[]): Charged[] =>
    rate.isZero()
      ? [{ base: bases[0]!, reach: reaches[0]! }]
      : bases.flatMap((one) => reaches.map((reach) => ({ base: one, reach })))
  const inTotals = IN_TOTAL.filter(
    ({ multa, honorarios }) =>
      (multa || !rates.multa.isZero()) && (!honorarios || !rates.honorarios.isZero()),
  )
  return charged(rates.multa, FINE_BASES).flatMap((multa) =>
    charged(rates.honorarios, FEE_BASES).flatMap((honorarios) =>
      inTotals.map((inTotal) => ({ multa, honorarios, inTotal })),
    ),
  )
}

function isPayment({ amount }: Line): boolean {
  return amount.isNegative()
}

/**
 * Computes the parts of a row, not rounded. All formulas are linear, so that they also hold for
 * sums of rows of one kind: fine and fees are a fixed part plus a share of the interest, and the
 * interest is the rest of the row's excess.
 */
export function partsOf(line: Line, { multa, honorarios, inTotal }: Convention, rates: Rates) {
  // A row whose total equals its corrected value bears none of the charges that totals include.
  const isPlain = line.excess.isZero()
  const fine = shareOf(line, multa, isPlain && inTotal.multa ? ZERO : rates.multa, NOTHING)
  const fee = shareOf(
    line,
    honorarios,
    isPlain && inTotal.honorarios ? ZERO : rates.honorarios,
    fine,
  )
  const held = [...(inTotal.multa ? [fine] : []), ...(inTotal.honorarios ? [fee] : [])]
  const fixed = held.reduce((sum, one) => sum.plus(one.fixed), ZERO)
  const slope = held.reduce((sum, one) => sum.plus(one.slope), new D(1))
  const juros = isPlain ? ZERO : line.excess.minus(fixed).div(slope)
  const of = (share: Share) => share.fixed.plus(share.slope.times(juros))
  return { juros, multa: of(fine), honorarios: of(fee) }
}

const ZERO = new D(0)

/** A percentage as a fixed part and a share of the interest. */
interface Share {
  fixed: D
  slope: D
}
const NOTHING: Share = { fixed: ZERO, slope: ZERO }

function shareOf(line: Line, { base, reach }: Charged, rate: D, fine: Share): Share {
  const bears = (reach.payments || !isPayment(line)) && (reach.custas || !line.custas)
  if (!bears || rate.isZero()) return NOTHING
  const of = base.multa ? fine : NOTHING
  return {
    fixed: line[base.from].plus(of.fixed).times(rate),
    slope: of.slope.plus(base.juros ? 1 : 0).times(rate),
  }
}

/**
 * Returns the conventions under which the rows add up to the charges that the service returned for
 * the whole call.
 */
export function fittingConventions(
  lines: readonly Line[],
  stated: Parts,
  rates: Rates,
): Convention[] {
  const kinds = sumsByKind(lines)
  const within = tolerances(lines.length, rates)
  return conventions(lines, rates).filter((convention) => {
    const parts = kinds.map((kind) => partsOf(kind, convention, rates))
    return PARTS.every((name) => {
      const sum = parts.reduce((all, one) => all.plus(one[name]), ZERO)
      return sum.minus(stated[name]).abs().lte(within[name])
    })
  })
}

export const PARTS = ['juros', 'multa', 'honorarios'] as const

/** Adds up the rows that every convention treats alike. */
function sumsByKind(lines: readonly Line[]): Line[] {
  const kinds = new Map<string, Line>()
  for (const line of lines) {
    const key = `${isPayment(line)} ${line.custas} ${line.excess.isZero()}`
    const sum = kinds.get(key)
    kinds.set(key, sum ? added(sum, line) : line)
  }
  return [...kinds.values()]
}

function added(sum: Line, line: Line): Line {
  return {
    custas: sum.custas,
    amount: sum.amount.plus(line.amount),
    corrected: sum.corrected.plus(line.corrected),
    excess: sum.excess.plus(line.excess),
  }
}

/**
 * Half a cent for each figure of a row that the service rounded (its corrected value, its total,
 * its part), at the rate with which it enters, and half a cent for the total of the call.
 */
function tolerances(rows: number, { multa, honorarios }: Rates): Parts {
  const ofRows = (halfCents: D) => halfCents.times(rows).plus(1).times('0.005')
  return {
    juros: ofRows(multa.plus(honorarios).plus(3)),
    multa: ofRows(multa.times(3).plus(1)),
    honorarios: ofRows(honorarios.times(4).plus(1)),
  }
}

/** The sum of the differences of all charges. */
export function gapOf(a: Parts, b: Parts): D {
  return PARTS.reduce((sum, name) => sum.plus(a[name].minus(b[name]).abs()), ZERO)
}
