import type { Fields } from '../../src/services/gazette/transport.js'
import { isState, STATE_BY_NAME } from '../../src/values/oab.js'
import { folded } from './folded.js'

/** The court that a user's text names, by its acronym in the list. */
export type CourtFound =
  | { is: 'court'; sigla: string; isActive: boolean }
  | { is: 'unknown'; near: string[] }
  /** There is no list of courts to compare with. */
  | { is: 'unverified' }

/** Phrases of official names. A longer phrase precedes those that it contains. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['conselho superior justica trabalho', 'csjt'],
  ['conselho justica federal', 'cjf'],
  ['conselho nacional justica', 'cnj'],
  ['supremo tribunal federal', 'stf'],
  ['superior tribunal justica', 'stj'],
  ['superior tribunal militar', 'stm'],
  ['tribunal superior trabalho', 'tst'],
  ['tribunal superior eleitoral', 'tse'],
  ['tribunal justica militar', 'tjm'],
  ['tribunal regional federal', 'trf'],
  ['tribunal regional trabalho', 'trt'],
  ['tribunal regional eleitoral', 'tre'],
  ['tribunal justica', 'tj'],
]
const STATES = Object.entries(STATE_BY_NAME)
  .map(([name, state]) => [withoutSmallWords(name), state.toLowerCase()] as const)
  .toSorted(([a], [b]) => b.length - a.length)
const NEAR = 8
/**
 * Names of case systems and of instances, which may accompany the acronym of a court and name none.
 */
const SYSTEMS =
  /(?<![a-z])(?:pje|pje-jt|projudi|e-?saj|saj|e-?proc|tucujuris|themis|[12][ºªo°]? grau)(?![a-z])/gi
/** Systems of state courts only: `PROJUDI/PR`. */
const OF_STATES = /^(?:projudi|e-?saj|saj|tucujuris)(?=[\s/-]+[a-z]{2}$)/i

/**
 * Finds the court that a text names. `TJ-PR`, `tj pr`, `TJPR - Tribunal de Justiça do Paraná` and
 * `Tribunal de Justiça do Estado do Paraná` are TJPR if the list has it. A text that may name two
 * courts names none.
 */
export function findCourt(value: string, courts: readonly Fields[] = []): CourtFound {
  const listed = courts.filter(({ sigla }) => typeof sigla === 'string' && sigla.trim() !== '')
  if (listed.length === 0) return { is: 'unverified' }
  const found = matching(value, listed)
  const [court] = found
  if (!court || new Set(found.map(siglaOf)).size > 1)
    return { is: 'unknown', near: near(value, listed) }
  const isActive = found.some(({ ativo }) => ativo !== false && ativo !== 'false')
  return { is: 'court', sigla: siglaOf(court), isActive }
}

/**
 * Compares the whole value first, then its parts (in "TJPR - 1ª Câmara" one part names a court),
 * then the value without the name of a system.
 */
function matching(value: string, courts: readonly Fields[]): Fields[] {
  if (namesTwo(value)) return []
  const exact = courts.filter((court) => siglaOf(court) === value.trim())
  if (exact.length > 0) return exact
  const whole = named(value, courts)
  if (whole.length > 0) return whole
  const parts = value.split(/\s[-–—]\s|[()/:;,|]/).flatMap((part) => named(part, courts))
  if (parts.length > 0) return parts
  const ofState = value.trim().replace(OF_STATES, 'TJ')
  return [value.replace(SYSTEMS, ' '), ofState].flatMap((text) => named(text, courts))
}

/** `TRT 1a/2a`, `TJSP/RJ`: without its separator the text would name a third court. */
function namesTwo(value: string): boolean {
  const text = folded(value)
  if (
    /^(?:trt|trf|tribunal regional)\b.{0,40}\d+ ?[ao]? ?(?:[/,;&]| e ) ?\d/.test(
      value.toLowerCase(),
    )
  ) {
    return true
  }
  const [, one = '', other = ''] = /([a-z]{2})\s*[/,;&]\s*([a-z]{2})$/i.exec(value.trim()) ?? []
  return text !== '' && one !== other && [one, other].every(isState)
}

function named(text: string, courts: readonly Fields[]): Fields[] {
  const wanted = new Set([plain(text), acronymOf(text)])
  wanted.delete('')
  return courts.filter(
    (court) =>
      wanted.has(plain(siglaOf(court))) ||
      wanted.has(aliasOf(court)) ||
      Object.values(court).some((name) => typeof name === 'string' && isName(name, text)),
  )
}

/** The list names the state of each court; a state alone names no court. */
function isName(name: string, text: string): boolean {
  return name.trim().length > 5 && folded(name) === folded(text)
}

/** The court of the Federal District has a second acronym, TJDF. */
function aliasOf(court: Fields): string {
  return plain(siglaOf(court)).replace(/DFT$/, 'DF')
}

/** Turns `Tribunal Regional do Trabalho da 9ª Região` into TRT9. */
function acronymOf(text: string): string {
  let short = withoutSmallWords(text)
  for (const [words, letters] of [...PHRASES, ...STATES]) {
    short = short.replace(new RegExp(`\\b${words}\\b`, 'g'), letters)
  }
  const number = short
    .replace(/\bdf territorios\b/, 'df')
    .replace(/\b0+(?=\d)/g, '')
    .replace(/\b(\d+) ?[ao]?\b/g, '$1')
  return plain(number.replace(/\bregiao\b/g, '').replace(/(?<=[a-z])0+(?=\d)/g, ''))
}

function withoutSmallWords(text: string): string {
  return folded(text)
    .replace(/\b(?:de|do|da|dos|das|e|o|estado)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

function siglaOf({ sigla }: Fields): string {
  return String(sigla).trim()
}

/** Courts of a state that the value names, or whose acronym begins with the same letters. */
function near(value: string, courts: readonly Fields[]): string[] {
  const words = new Set(
    acronymWords(value)
      .flatMap((word) => [word, word.slice(-2)])
      .filter((word) => word.length === 2),
  )
  const start = plain(value).slice(0, 2)
  const ofState = courts.filter(({ uf }) => typeof uf === 'string' && words.has(uf.toUpperCase()))
  const alike = courts.filter((court) => start !== '' && plain(siglaOf(court)).startsWith(start))
  const both = ofState.filter((court) => alike.includes(court))
  return [...new Set([...both, ...ofState, ...alike].map(siglaOf))].slice(0, NEAR)
}

function acronymWords(value: string): string[] {
  let text = withoutSmallWords(value)
  for (const [words, letters] of STATES)
    text = text.replace(new RegExp(`\\b${words}\\b`, 'g'), letters)
  return text.toUpperCase().split(/[^A-Z0-9]+/)
}
