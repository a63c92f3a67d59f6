import type { Fields } from '../../src/services/gazette/transport.js'

/** States in the order of their codes, from 01, in the state and electoral branches. */
const STATES = (
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO' as const
).split(' ')
const MILITARY: Record<number, string> = { 13: 'TJMMG', 21: 'TJMRS', 26: 'TJMSP' }

type Branch = (code: number) => string | undefined
const only =
  (name: string, at = 0): Branch =>
  (code) =>
    code === at ? name : undefined
const numbered =
  (name: string, most: number): Branch =>
  (code) =>
    code >= 1 && code <= most ? `${name}${code}` : undefined
const ofState =
  (name: (state: string) => string): Branch =>
  (code) => {
    const state = STATES[code - 1]
    return state && name(state)
  }

/**
 * The branches of justice by the digit J, and the courts of each by the digits TR (Resolução CNJ
 * 65/2008).
 */
const BRANCHES: Record<string, readonly Branch[]> = {
  1: [only('STF')],
  2: [only('CNJ')],
  3: [only('STJ')],
  4: [numbered('TRF', 6), only('CJF', 90)],
  5: [only('TST'), numbered('TRT', 24), only('CSJT', 90)],
  6: [only('TSE'), ofState((state) => `TRE-${state}`)],
  7: [only('STM'), numbered('CJM', 12)],
  8: [ofState((state) => (state === 'DF' ? 'TJDFT' : `TJ${state}`))],
  9: [(code) => MILITARY[code]],
}

const CODES = Array.from({ length: 100 }, (_, code) => code)

/**
 * Returns the court of a case from the twenty digits of its number. The digits TR mean another
 * court in each branch.
 */
export function courtOf(digits: string): string | undefined {
  const code = Number(digits.slice(14, 16))
  for (const branch of BRANCHES[digits[13] ?? ''] ?? []) {
    const court = branch(code)
    if (court !== undefined) return court
  }
  return undefined
}

/** Every court that a case number can name, in the shape of the base's list. */
export const COURTS_BY_LAW: readonly Fields[] = Object.values(BRANCHES)
  .flatMap((branches) => branches.flatMap((branch) => CODES.flatMap((code) => branch(code) ?? [])))
  .map((sigla) => ({ sigla }))

/** These courts hear cases whose numbers name other courts. */
const SUPERIOR = new Set(['STF', 'STJ', 'TST', 'TSE', 'STM', 'CNJ'])

/**
 * Decides whether a case with this number is unlikely to be at that court, given by the base's
 * acronym.
 */
export function isOfAnother(digits: string, sigla: string): boolean {
  const court = courtOf(digits)
  return court !== undefined && plain(court) !== plain(sigla) && !SUPERIOR.has(plain(sigla))
}

/**
 * Returns whether the base covers the court; undefined if the list is empty or lacks the contract's
 * field `sigla`.
 */
export function isCovered(court: string, courts: readonly Fields[]): boolean | undefined {
  if (courts.length === 0 || courts.every(({ sigla }) => typeof sigla !== 'string'))
    return undefined
  const found = courts.find(
    ({ sigla }) => typeof sigla === 'string' && plain(sigla) === plain(court),
  )
  return found !== undefined && found.ativo !== false && found.ativo !== 'false'
}

/** `TRE-SP` and `TRESP` are the same court. */
function plain(sigla: string): string {
  return sigla.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
