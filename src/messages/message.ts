import leven from 'leven'
import { folded } from '../values/folded.js'

/** Facts of a message: what was received, where, what is possible. */
export type Facts = Record<string, string | number | boolean | string[] | undefined>

/** A message in one language: what is the matter, and what a person can do. */
export interface Message {
  text: (facts: Facts) => string
  todo?: (facts: Facts) => string
}

/** `1 linha`, `2 linhas`. */
export function many(count: Facts[string], one: string, more: string): string {
  return `${count} ${Number(count) === 1 ? one : more}`
}

export function list(value: Facts[string]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  const shown = value.slice(0, 12).join(', ')
  return value.length > 12 ? `${shown}, …` : shown
}

/** A value as received, short and on one line. */
export function quoted(value: Facts[string]): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return `«${text.length > 80 ? `${text.slice(0, 80)}…` : text}»`
}

/** The known name that was likely meant; undefined where none is like it. */
export function nearest(name: Facts[string], known: Facts[string]): string | undefined {
  const said = folded(String(name ?? ''))
  const names = Array.isArray(known) ? known : []
  const [best] = names
    .map((one) => ({ one, distance: leven(said, folded(one)) }))
    .filter(({ one, distance }) => distance <= Math.max(1, Math.floor(one.length / 3)))
    .toSorted((a, b) => a.distance - b.distance)
  return best?.one
}

/** `Você quis dizer ipca15? `, or nothing. */
export function didYouMean(
  name: Facts[string],
  known: Facts[string],
  language: 'pt' | 'en',
): string {
  const near = nearest(name, known)
  if (near === undefined) return ''
  return language === 'en' ? `Did you mean ${near}? ` : `Você quis dizer ${near}? `
}

/** An index that courts name and services often have as its monthly series, IPCA-15, alone. */
export function isIpcaE({ name, known }: Facts): boolean {
  const has15 = Array.isArray(known) && known.includes('ipca15')
  return has15 && /^ipca ?-? ?e$/.test(folded(String(name ?? '')))
}

/** Several values as received; the first dozen. */
export function quotes(value: Facts[string]): string {
  return list(Array.isArray(value) ? value.map(quoted) : quoted(value))
}

/** An instant as people write it, in São Paulo: the day and the second. */
export function moment(iso: Facts[string], language: 'pt' | 'en'): string {
  const ms = Date.parse(String(iso ?? ''))
  if (Number.isNaN(ms)) return String(iso ?? '')
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ms)
}

/** A length of time as limits are written: `1m`, `1h`, `500ms`. */
export function span(ms: Facts[string]): string {
  const length = Number(ms)
  if (length % 3_600_000 === 0) return `${length / 3_600_000}h`
  if (length % 60_000 === 0) return `${length / 60_000}m`
  return length % 1_000 === 0 ? `${length / 1_000}s` : `${length}ms`
}
