import { isState } from '../../values/oab.js'
import { numberOf, type Subject } from './subject.js'

/** A place in a text, in UTF-16 code units; `end` is exclusive. */
export interface Range {
  start: number
  end: number
}

export interface Marked {
  /** Names as the service gives them; a single word is too common to mark. */
  names: readonly string[]
  watched: readonly Subject[]
}

/**
 * Returns where a text names the lawyer or the registration, to help a reader find it; in order,
 * without overlaps. Nothing is decided by a name.
 */
export function marksIn(text: string, { names, watched }: Marked): Range[] {
  const folded = fold(text)
  const places = [
    ...names.flatMap((name) => placesOf(name, folded.text)),
    ...registrationsIn(folded.text, watched),
  ]
  return merged(
    places.map(({ start, end }) => ({ start: folded.at[start]!, end: folded.at[end]! })),
  )
}

interface Folded {
  /** Capitals without accents, one space for any blanks. */
  text: string
  /** Place of each code unit in the original text; the last entry is its length. */
  at: number[]
}

function fold(text: string): Folded {
  const signs: string[] = []
  const at: number[] = []
  let place = 0
  for (const sign of text) {
    const isBlank = /\s/.test(sign)
    const plain = isBlank
      ? ' '
      : (sign < '\x80' ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')).toUpperCase()
    const isRepeated = isBlank && signs.at(-1) === ' '
    for (const part of isRepeated ? '' : plain) {
      signs.push(part)
      // One entry per code unit, because the folded text is searched by code units.
      for (let unit = 0; unit < part.length; unit++) at.push(place)
    }
    place += sign.length
  }
  return { text: signs.join(''), at: [...at, place] }
}

function placesOf(name: string, text: string): Range[] {
  const wanted = fold(name).text.trim()
  if (!wanted.includes(' ')) return []
  const places: Range[] = []
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length
    if (!isWord(text[start - 1]) && !isWord(text[end])) places.push({ start, end })
  }
  return places
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}

const NUMBER =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3}){1,2}|\d{1,8})(?:[ -]?[A-Z](?![A-Z]))?(?!\d|[.,]\d)/g
/** `OAB/SP 123.456`, `SP123456`, `OAB-SP Nº 123456`. */
const STATE_BEFORE = /(?:^|[^A-Z])([A-Z]{2})[\s/.:-]{0,3}(?:N[º°O.]{0,2}\s?)?$/
/** `123456/SP`, `123456-A/SP`, `123456 - SP`. */
const STATE_AFTER = /^\s?[/-]?\s?([A-Z]{2})(?![A-Z])/
const OAB_BEFORE = /OAB[^A-Z\d]{0,6}(?:N[º°O.]{0,2}\s?)?$/
const CONTEXT = 16

/**
 * Finds a registration with its state next to it, or without a state after `OAB`; a number alone
 * may be anything.
 */
function registrationsIn(text: string, watched: readonly Subject[]): Range[] {
  const wanted = watched.filter((one) => one.is === 'oab')
  if (wanted.length === 0) return []
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const start = match.index
    const end = match.index + match[0].length
    const digits = numberOf(match[0])?.digits
    const candidates = wanted.filter((one) => one.digits === digits)
    if (candidates.length === 0) return []
    const before = text.slice(Math.max(0, start - CONTEXT), start)
    const state =
      stateIn(STATE_AFTER, text.slice(end, end + CONTEXT)) ?? stateIn(STATE_BEFORE, before)
    const isNamed = state ? candidates.some(({ uf }) => uf === state) : OAB_BEFORE.test(before)
    return isNamed ? [{ start, end: start + match[0].trimEnd().length }] : []
  })
}

function stateIn(pattern: RegExp, context: string): string | undefined {
  const state = pattern.exec(context)?.[1]
  return state !== undefined && isState(state) ? state : undefined
}

function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else all.push({ ...range })
  }
  return all
}
