import { caseDigits } from '../../services/gazette/item-key.js'
import { masked } from '../../values/case-number.js'

/**
 * A registration or a case whose publications a watch reads. `key` does not depend on the spelling.
 */
export type Subject =
  /** `digits` without leading zeros: unique only with its state. */
  | { is: 'oab'; key: string; uf: string; digits: string }
  /** CNJ number, twenty digits. */
  | { is: 'case'; key: string; number: string }

/** Letters in use: A supplementary, B transfer (Lei 4.215/1963, art. 62); others occur. */
const NUMBER = /^0*(\d{1,8})(?:[\s/-]*([A-Za-z]))?$/

/**
 * Reads the digits of a registration's number, without leading zeros, and its letter; undefined for
 * anything else.
 */
export function numberOf(numero: string): { digits: string; letter?: string } | undefined {
  const match = NUMBER.exec(numero.replace(/[.\s]/g, ''))
  const [, digits, letter] = match ?? []
  if (digits === undefined || /^0*$/.test(digits)) return undefined
  return { digits, ...(letter ? { letter: letter.toUpperCase() } : {}) }
}

/** Undefined for a value that is no registration number, or without a state. */
export function subjectOfOab(uf: string, numero: string): Subject | undefined {
  const state = uf.trim().toUpperCase()
  const number = numberOf(numero)
  if (!number || !/^[A-Z]{2}$/.test(state)) return undefined
  const { digits } = number
  return { is: 'oab', key: `oab:${state}:${digits}`, uf: state, digits }
}

/** Reads a CNJ number, with its mask or without. */
export function subjectOfCase(text: string): Subject | undefined {
  const number = caseDigits(text)
  return number === undefined ? undefined : { is: 'case', key: `case:${number}`, number }
}

/** Decides whether number and state, in any spelling, are this registration. */
export function isSameOab(
  { uf, digits }: Extract<Subject, { is: 'oab' }>,
  named: { numero: string; uf: string },
): boolean {
  return named.uf === uf && numberOf(named.numero)?.digits === digits
}

/** Reads a subject back from the key that a task carries. */
export function subjectOfKey(key: string): Subject | undefined {
  const [is, first = '', second = ''] = key.split(':')
  return is === 'oab' ? subjectOfOab(first, second) : subjectOfCase(first)
}

/** Returns the form that users read. */
export function nameOf(watched: Subject): string {
  if (watched.is === 'case') return masked(watched.number)
  return `OAB/${watched.uf} ${watched.digits.replace(/\B(?=(?:\d{3})+$)/g, '.')}`
}
