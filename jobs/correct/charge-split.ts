import type { Parameters, TaskState } from '../../src/core/job/job.js'
import { type CorrectResult, correctResult } from '../../src/services/calculation/correct.js'
import { D, fromJson } from '../../src/values/decimal.js'
import {
  type Bases,
  basesOf,
  type Convention,
  fittingConventions,
  gapOf,
  type Line,
  PARTS,
  type Parts,
  partsOf,
  type Rates,
  sharedBases,
} from './conventions.js'
import { isInterestAsked, monthsOfInterest } from './interest-start.js'
import type { CorrectItem } from './item.js'

/** At most this many rows of a call are asked alone, if its totals do not determine the split. */
export const MOST_ALONE = 3
/** The largest difference between two roundings of one figure. */
const CENT = new D('0.01')
/** Rounding error of a total minus a corrected value and two parts, each rounded. */
const ROUNDED = new D('0.02')

type Asked = Omit<TaskState<CorrectItem>, 'name'>

/** How the interest, fine and fees of a call divide among its rows, as far as its answers show. */
export type Split =
  | {
      is: 'known'
      rows: Parts[]
      by: 'nothing' | 'call' | 'totals' | 'alone'
      bases?: Bases
      /** Whether one convention alone gives these rows. */
      isOneConvention?: boolean
    }
  /** The answer for this row alone would narrow the split down. */
  | { is: 'open'; ask: number }
  | { is: 'unknown' }

/**
 * Finds the split of a call. A convention is accepted if every row and every total of the call
 * agree with it, and no other such convention changes any row by a cent. Otherwise the job asks
 * rows alone, whose call totals are the row's own: rows on which the conventions differ, or every
 * row of a small call.
 */
export function splitOf(asked: Asked): Split {
  const { parameters, items, answers } = asked
  const [packed, ...singles] = answers.map(resultOf)
  const stated = packed && statedCharges(packed, parameters)
  if (!packed || !stated || packed.items.length !== items.length) return { is: 'unknown' }
  if (isUncharged(packed, stated))
    return { is: 'known', rows: items.map(() => stated), by: 'nothing' }
  if (items.length === 1) return { is: 'known', rows: [stated], by: 'call' }
  if (packed.items.some(({ total }) => total == null)) return { is: 'unknown' }
  return new Search(asked, packed, stated).narrowedBy(singles)
}

export function resultOf(
  answer: TaskState['answers'][number] | undefined,
): CorrectResult | undefined {
  return correctResult.safeParse(answer?.is === 'answered' ? answer.body : undefined).data
}

/**
 * The charges that the call's answer states. Undefined if a charge that was asked for is absent, or
 * if the charges do not add up to the call's total: then no split can be checked.
 */
function statedCharges(result: CorrectResult, parameters: Parameters): Parts | undefined {
  const isAsked = {
    juros: isInterestAsked(parameters),
    multa: parameters['multa.percentual'] !== undefined,
    honorarios: parameters['honorarios.valor'] !== undefined,
  }
  const isCharged = result.items.some(
    ({ corrected, total }) => total != null && total !== corrected,
  )
  if (PARTS.some((name) => result[name] == null && isAsked[name] && isCharged)) return undefined
  const part = (name: keyof Parts) => fromJson(result[name] ?? 0)
  const stated = { juros: part('juros'), multa: part('multa'), honorarios: part('honorarios') }
  const corrected = result.items.reduce((sum, one) => sum.plus(fromJson(one.corrected)), ZERO)
  const sum = PARTS.reduce((all, name) => all.plus(stated[name]), corrected)
  const rounding = CENT.times(result.items.length / 2).plus(ROUNDED)
  const isWhole = result.total == null || sum.minus(fromJson(result.total)).abs().lte(rounding)
  return isWhole ? stated : undefined
}

const ZERO = new D(0)

function isUncharged({ items }: CorrectResult, stated: Parts): boolean {
  return (
    PARTS.every((name) => stated[name].isZero()) &&
    items.every(({ corrected, total }) => total == null || total === corrected)
  )
}

/**
 * Decides whether asking a row alone can help. With interest as the only charge, a row's total
 * minus its corrected value is the interest.
 */
export function mayAskAlone(parameters: Parameters): boolean {
  const { multa, honorarios } = ratesOf(parameters)
  return !multa.isZero() || !honorarios.isZero()
}

interface Candidate {
  rows: Parts[]
  bases: Bases
  isOneConvention: boolean
}

class Search {
  private readonly lines: Line[]
  private candidates: Candidate[]
  /** The charges of the rows that were asked alone, by their position in the call. */
  private readonly alone = new Map<number, Parts>()

  constructor(
    private readonly asked: Asked,
    packed: CorrectResult,
    stated: Parts,
  ) {
    this.lines = linesOf(asked.items, packed)
    this.candidates = this.candidatesFor(stated)
  }

  /**
   * Narrows the candidates down by the rows that were asked alone.
   * @param singles the answers of these rows, in the order in which they were asked
   */
  narrowedBy(singles: readonly (CorrectResult | undefined)[]): Split {
    for (const single of singles) {
      const ask = this.nextAlone()
      if (ask === undefined || !single || !this.take(ask, single)) return { is: 'unknown' }
    }
    const known = this.known()
    if (known) return known
    const ask = this.nextAlone()
    return ask === undefined ? { is: 'unknown' } : { is: 'open', ask }
  }

  private candidatesFor(stated: Parts): Candidate[] {
    const { parameters } = this.asked
    const rates = ratesOf(parameters)
    const asksInterest = isInterestAsked(parameters)
    const different: Candidate[] = []
    for (const convention of fittingConventions(this.lines, stated, rates)) {
      const rows = rowsBy(this.lines, { convention, rates, stated, asksInterest })
      if (!rows) continue
      const same = different.find((one) => rows.every((row, i) => agree(row, one.rows[i]!)))
      if (same) {
        same.bases = sharedBases(same.bases, basesOf(convention))
        same.isOneConvention = false
      } else different.push({ rows, bases: basesOf(convention), isOneConvention: true })
    }
    return different
  }

  private known(): Split | undefined {
    const { items } = this.asked
    if (this.alone.size === items.length) {
      return { is: 'known', by: 'alone', rows: items.map((_, i) => this.alone.get(i)!) }
    }
    const [only, other] = this.candidates
    if (!only || other || this.doubtful(only) !== undefined) return undefined
    return { is: 'known', by: this.alone.size === 0 ? 'totals' : 'alone', ...only }
  }

  private nextAlone(): number | undefined {
    const { items, parameters } = this.asked
    if (!mayAskAlone(parameters)) return undefined
    if (this.alone.size >= Math.min(MOST_ALONE, items.length)) return undefined
    const [first, ...others] = this.candidates
    if (!first) return items.length <= MOST_ALONE ? this.firstUnasked() : undefined
    return others.length > 0 ? this.mostDifferent(first, others) : this.doubtful(first)
  }

  private firstUnasked(): number {
    return this.asked.items.findIndex((_, i) => !this.alone.has(i))
  }

  /** The row on which the candidates differ most. */
  private mostDifferent(first: Candidate, others: readonly Candidate[]): number {
    const gaps = first.rows.map((row, i) =>
      this.alone.has(i)
        ? new D(-1)
        : others.reduce((sum, { rows }) => sum.plus(gapOf(row, rows[i]!)), ZERO),
    )
    return gaps.reduce((best, gap, i) => (gap.gt(gaps[best]!) ? i : best), 0)
  }

  /**
   * A row whose interest does not fit its rate and months, so that the totals alone do not prove
   * the split. Undefined once two rows were asked alone and agree.
   */
  private doubtful({ rows }: Candidate): number | undefined {
    const { parameters, items } = this.asked
    if (!mayAskAlone(parameters)) return undefined
    if (parameters.index === undefined || parameters['juros.from'] !== 'vencimento')
      return undefined
    if (this.alone.size >= 2) return undefined
    const at = rows.findIndex(({ juros }, i) => {
      if (this.alone.has(i) || juros.isZero()) return false
      const { corrected } = this.lines[i]!
      return monthsOfInterest(items[i]!, { corrected, juros }, parameters)?.fits === false
    })
    return at < 0 ? undefined : at
  }

  /**
   * Takes the answer of a row that was asked alone and drops the candidates that contradict it.
   * False if the row's own figures differ from those it had in the call.
   */
  private take(at: number, single: CorrectResult): boolean {
    const stated = statedCharges(single, this.asked.parameters)
    const [line] = linesOf([this.asked.items[at]!], single)
    const packed = this.lines[at]
    if (!stated || !line || !packed) return false
    const isSame =
      line.corrected.minus(packed.corrected).abs().lte(CENT) &&
      line.excess.minus(packed.excess).abs().lte(ROUNDED)
    if (!isSame) return false
    this.alone.set(at, stated)
    this.candidates = this.candidates.filter(({ rows }) => agree(rows[at]!, stated))
    return true
  }
}

/** Empty if any row lacks a total, because no split could be checked. */
function linesOf(items: readonly CorrectItem[], result: CorrectResult): Line[] {
  if (items.length !== result.items.length) return []
  if (result.items.some(({ total }) => total == null)) return []
  return result.items.map(({ corrected, total }, i) => ({
    amount: new D(items[i]!.amount),
    corrected: fromJson(corrected),
    excess: fromJson(total!).minus(fromJson(corrected)),
    custas: items[i]!.custas === true,
  }))
}

function ratesOf(parameters: Parameters): Rates {
  const rate = (name: string) => new D(String(parameters[name] ?? '0')).div(100)
  const isPercent = parameters['honorarios.modo'] === 'p'
  return {
    multa: rate('multa.percentual'),
    honorarios: isPercent ? rate('honorarios.valor') : ZERO,
  }
}

interface Rule {
  convention: Convention
  rates: Rates
  stated: Parts
  /**
   * True if interest was asked for, even if that of debts and payments cancels out in the totals.
   */
  asksInterest: boolean
}

/** The parts of each row, in cents; undefined if a row would bear interest of the opposite sign. */
function rowsBy(lines: readonly Line[], rule: Rule): Parts[] | undefined {
  const rows: Parts[] = []
  for (const line of lines) {
    const row = rowBy(line, rule)
    if (!row) return undefined
    rows.push(row)
  }
  return rows
}

/** Fine and fees are rounded, and the interest is the rest, so that the row adds up. */
function rowBy(line: Line, { convention, rates, stated, asksInterest }: Rule): Parts | undefined {
  const { inTotal } = convention
  const parts = partsOf(line, convention, rates)
  const row = {
    juros: line.excess,
    multa: parts.multa.toDecimalPlaces(2),
    honorarios: parts.honorarios.toDecimalPlaces(2),
  }
  if (inTotal.multa) row.juros = row.juros.minus(row.multa)
  if (inTotal.honorarios) row.juros = row.juros.minus(row.honorarios)
  const isRest = row.juros.abs().lte(ROUNDED)
  if (!stated.juros.isZero() || (asksInterest && !isRest)) {
    const isAgainst = row.juros.times(line.corrected).isNegative()
    return isAgainst && !isRest ? undefined : row
  }
  if (!isRest) return undefined
  // Without interest the rest is a rounding difference and belongs to the charge that was applied.
  if (inTotal.multa && !rates.multa.isZero()) row.multa = row.multa.plus(row.juros)
  else if (inTotal.honorarios) row.honorarios = row.honorarios.plus(row.juros)
  return { ...row, juros: ZERO }
}

function agree(a: Parts, b: Parts): boolean {
  return PARTS.every((name) => a[name].minus(b[name]).abs().lte(CENT))
}
