import { isRecord } from '../../src/services/classify-response.js'
import { D } from '../../src/values/decimal.js'
import { compacted } from '../../src/values/folded.js'
import { amountOf, type DecimalMark, waysToRead } from './amounts.js'

export type Total =
  /**
   * `path` is the path of the total by the service's own names; `beside` is the object that holds
   * it.
   */
  | {
      is: 'found'
      path: string
      value: number
      beside: Record<string, unknown>
      /** The decimal separator, if the total is a text. */
      mark?: DecimalMark
    }
  | { is: 'none' }
  /** Several candidates with different values; none can be preferred. */
  | { is: 'ambiguous'; paths: string[] }

type Candidate = Extract<Total, { is: 'found' }>

/** Objects nested deeper than this are not searched for totals. */
const DEEPEST = 6

/**
 * Finds the total of an answer whose shape the contract does not show: at the path, if one is
 * given, or by name and by sums.
 */
export function findTotal(body: unknown, path?: string): Total {
  if (path !== undefined) return totalAt(body, path)
  const all = numbersIn(body, [])
  for (const isTotal of [named(TOTAL), named(BALANCE), addsUp]) {
    const found = all.filter(isTotal).filter(isClear)
    const numbers = found.filter(({ mark }) => mark === undefined)
    if (found.length > 0) return agreed(numbers.length > 0 ? numbers : found)
  }
  return { is: 'none' }
}

/**
 * The value if all candidates have the same one; else the value that equals the sum of its parts.
 */
function agreed(found: readonly Candidate[]): Total {
  const values = (some: readonly Candidate[]) => new Set(some.map(({ value }) => value)).size
  if (values(found) === 1) return found[0]!
  const proved = found.filter(addsUp)
  if (values(proved) === 1) return proved[0]!
  return { is: 'ambiguous', paths: [...new Set(found.map(({ path }) => path))] }
}

function totalAt(body: unknown, path: string): Total {
  const names = path.split('.')
  const last = names.pop()!
  let beside: unknown = body
  for (const name of names) beside = isRecord(beside) ? beside[name] : undefined
  const found = isRecord(beside) ? candidatesOf(path, beside[last], beside).filter(isClear) : []
  return found.length > 0 ? agreed(found) : { is: 'none' }
}

/** One candidate for a number; for a text, one for each amount that it can mean. */
function candidatesOf(path: string, value: unknown, beside: Record<string, unknown>): Candidate[] {
  const place = { is: 'found' as const, path, beside }
  if (typeof value === 'number') return [{ ...place, value: value }]
  return waysToRead(value).map(({ amount, mark }) => ({ ...place, value: amount.toNumber(), mark }))
}

/**
 * A text that can be read in two ways counts only in the reading that equals the sum of its parts.
 */
function isClear(one: Candidate): boolean {
  const value = one.beside[one.path.slice(one.path.lastIndexOf('.') + 1)]
  return waysToRead(value).length < 2 || addsUp(one)
}

/**
 * Numbers in objects within objects. Lists are left out, because the total of a line is not that of
 * the answer.
 */
function numbersIn(value: unknown, path: readonly string[]): Candidate[] {
  if (!isRecord(value) || path.length >= DEEPEST || path.some((name) => PART.test(compacted(name))))
    return []
  return Object.entries(value).flatMap(([name, inner]): Candidate[] =>
    isRecord(inner)
      ? numbersIn(inner, [...path, name])
      : candidatesOf([...path, name].join('.'), inner, value),
  )
}

const TOTAL =
  /^(?:total(?:geral|final|devido|atualizado|apagar|areceber|amount)?|valortotal|grandtotal)$/
const BALANCE = /^(?:saldodevedor|valordevido|valorfinal)$/
/** Charges on a corrected value; objects of these names have totals of their own. */
const PART =
  /^(?:(?:valor|total)?(?:juros(?:moratorios|demora)?|multa|honorarios(?:advocaticios)?|custas(?:processuais)?|selic)|interest|fees|fine)$/
const CORRECTED = /^(?:(?:valor|total)?(?:corrigido|atualizado)|corrected)$/
const PRINCIPAL = /^(?:(?:valor)?(?:principal|original)|nominal)$/
const CORRECTION = /^correcao(?:monetaria)?$/

/** Returns whether a field of an answer, by its path, names what a total is made of. */
export function isPartOfTotal(path: string): boolean {
  const name = lastNameOf(path)
  return [PRINCIPAL, CORRECTED, CORRECTION, PART].some((names) => names.test(name))
}

function lastNameOf(path: string): string {
  return compacted(path.slice(path.lastIndexOf('.') + 1))
}

function named(names: RegExp) {
  return ({ path }: Candidate) => names.test(lastNameOf(path))
}

/** True if the amounts in the same object add up to the value, to the cent. */
function addsUp({ value, beside, mark }: Candidate): boolean {
  const of = (names: RegExp) =>
    Object.entries(beside).flatMap(([name, one]) =>
      names.test(compacted(name)) ? (amountOf(one, mark) ?? []) : [],
    )
  const corrected = of(CORRECTED)
  const base = corrected.length > 0 ? corrected : [...of(PRINCIPAL), ...of(CORRECTION)]
  const charges = of(PART)
  if (base.length === 0 || base.length + charges.length < 2) return false
  const sum = [...base, ...charges].reduce((all, one) => all.plus(one), new D(0))
  return sum.minus(value).abs().lt('0.005')
}
