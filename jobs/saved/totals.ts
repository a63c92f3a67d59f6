import { D } from '../../src/decimal.js'
import { isRecord } from '../../src/services/verdict.js'

export type Total =
  /** `path` leads to it by the service's own names; `beside` is the object that holds it. */
  | { is: 'found'; path: string; value: number; beside: Record<string, unknown> }
  | { is: 'none' }
  /** Several that say different things: nobody can tell which is meant. */
  | { is: 'ambiguous'; paths: string[] }

type Candidate = Extract<Total, { is: 'found' }>

/** Deeper than this an answer holds no totals of its own. */
const DEEPEST = 6

/** The total of an answer whose shape no contract shows, where a path says it, or by name and sums. */
export function findTotal(body: unknown, path?: string): Total {
  if (path !== undefined) return totalAt(body, path)
  const all = numbersIn(body, [])
  for (const isTotal of [named(TOTAL), named(BALANCE), addsUp]) {
    const found = all.filter(isTotal)
    if (found.length > 0) return agreed(found)
  }
  return { is: 'none' }
}

/** One value, whatever the number of places that tell it; else the one that its parts add up to. */
function agreed(found: readonly Candidate[]): Total {
  const values = (some: readonly Candidate[]) => new Set(some.map(({ value }) => value)).size
  if (values(found) === 1) return found[0]!
  const proved = found.filter(addsUp)
  if (values(proved) === 1) return proved[0]!
  return { is: 'ambiguous', paths: found.map(({ path }) => path) }
}

function totalAt(body: unknown, path: string): Total {
  const names = path.split('.')
  const last = names.pop()!
  let beside: unknown = body
  for (const name of names) beside = isRecord(beside) ? beside[name] : undefined
  if (!isRecord(beside) || typeof beside[last] !== 'number') return { is: 'none' }
  return { is: 'found', path, value: beside[last], beside }
}

/** Numbers of objects within objects: the total of a line of a list is not that of the answer. */
function numbersIn(value: unknown, path: readonly string[]): Candidate[] {
  if (!isRecord(value) || path.length >= DEEPEST || path.some((name) => PART.test(plain(name))))
    return []
  return Object.entries(value).flatMap(([name, inner]): Candidate[] =>
    typeof inner === 'number'
      ? [{ is: 'found', path: [...path, name].join('.'), value: inner, beside: value }]
      : numbersIn(inner, [...path, name]),
  )
}

const TOTAL =
  /^(?:total(?:geral|final|devido|atualizado|apagar|areceber|amount)?|valortotal|grandtotal)$/
const BALANCE = /^(?:saldodevedor|valordevido|valorfinal)$/
/** What is added to a corrected value: objects of these names have totals of their own. */
const PART = /^(?:(?:valor|total)?(?:juros|multa|honorarios|custas|selic)|interest|fees|fine)$/
const CORRECTED = /^(?:(?:valor|total)?(?:corrigido|atualizado)|corrected)$/
const PRINCIPAL = /^(?:(?:valor)?(?:principal|original)|nominal)$/
const CORRECTION = /^correcao(?:monetaria)?$/

function named(names: RegExp) {
  return ({ path }: Candidate) => names.test(plain(path.slice(path.lastIndexOf('.') + 1)))
}

/** Whether the numbers beside it are its parts, to the cent. */
function addsUp({ value, beside }: Candidate): boolean {
  const numbers = Object.entries(beside).filter(([, one]) => typeof one === 'number')
  const of = (names: RegExp) =>
    numbers.flatMap(([name, one]) => (names.test(plain(name)) ? [one as number] : []))
  const corrected = of(CORRECTED)
  const base = corrected.length > 0 ? corrected : [...of(PRINCIPAL), ...of(CORRECTION)]
  const charges = of(PART)
  if (base.length === 0 || base.length + charges.length < 2) return false
  const sum = [...base, ...charges].reduce((all, one) => all.plus(one), new D(0))
  return sum.minus(value).abs().lt('0.005')
}

/** As names are compared: without case, accents and marks between their words. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
