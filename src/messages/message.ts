import leven from 'leven'
import { brazilian } from '../spreadsheets/tables/display-text.js'
import { fromBrazilian, inRuns } from '../values/dates.js'
import { folded } from '../values/folded.js'

/** Facts of a message: values, places, alternatives. */
export type Facts = Record<string, string | number | boolean | string[] | undefined>

export type Text = string | ((facts: Facts) => string)

/** A message in Portuguese and in English: the problem, and what the user can do, if anything. */
export type Message = { pt: Text; en: Text } & (
  | { ptTodo: Text; enTodo: Text }
  | { ptTodo?: never; enTodo?: never }
)

export function filled(text: Text, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts)
}

/** Messages by their codes. */
export type Messages = Readonly<Record<string, Message>>

/** Returns messages after which the user can do the same. */
export function withTodo<Code extends string>(
  todo: { ptTodo: Text; enTodo: Text },
  problems: Readonly<Record<Code, Pick<Message, 'pt' | 'en'>>>,
): Record<Code, Message> {
  const entries = Object.entries<Pick<Message, 'pt' | 'en'>>(problems)
  return Object.fromEntries(
    entries.map(([code, problem]) => [code, { ...problem, ...todo }]),
  ) as Record<Code, Message>
}

/** Formats `1 linha`, `2.000 linhas`. */
export function many(number: Facts[string], one: string, more: string): string {
  return `${grouped(number, 'pt-BR')} ${Number(number) === 1 ? one : more}`
}

/** Formats `1 row`, `2,000 rows`. */
export function manyInEnglish(number: Facts[string], one: string, more: string): string {
  return `${grouped(number, 'en-US')} ${Number(number) === 1 ? one : more}`
}

/** Gives the number at the head of each text, as in `3 a EC 113/2021`, the words of its count. */
export function eachCounted(texts: Facts[string], words: (count: number) => string): string {
  const all = Array.isArray(texts) ? texts : []
  return all.map((text) => text.replace(/^\d+/, (digits) => words(Number(digits)))).join('; ')
}

function grouped(number: Facts[string], locale: string): string {
  return typeof number === 'number' ? number.toLocaleString(locale) : String(number)
}

export function list(value: Facts[string]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  const shown = value.slice(0, 12).join(', ')
  return value.length > 12 ? `${shown}, …` : shown
}

/** Formats days or months, from ISO or local form: `em 01/2026`, `de 01/2026 a 09/2026`. */
export function spans(value: Facts[string], [on, from, to]: readonly [string, string, string]) {
  const dates = Array.isArray(value) ? value : [String(value ?? '')]
  const runs = inRuns(dates.map((date) => fromBrazilian(date) ?? date))
  const local = (date = '') => date.split('-').toReversed().join('/')
  const texts = runs.map(([first, last]) =>
    last === undefined ? local(first) : `${from} ${local(first)} ${to} ${local(last)}`,
  )
  return `${runs[0]?.length === 1 ? `${on} ` : ''}${list(texts)}`
}

/** Formats `linha 23: «10/19/2022»`, `linhas 8, 11, 17`. */
export function atLines(value: Facts[string], one: string, more: string): string {
  return `${Array.isArray(value) && value.length === 1 ? one : more} ${list(value)}`
}

/** Formats a stored day as it is written in Brazil; what is none stays as it is. */
export function localDay(value: Facts[string]): string {
  return String(value ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** Formats a stored month as it is written in Brazil. */
export function localMonth(value: Facts[string]): string {
  return String(value ?? '').replace(/^(\d{4})-(\d{2})$/, '$2/$1')
}

/** Quotes a received value on one line, at most 80 characters. */
export function quoted(value: Facts[string]): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return `«${text.length > 80 ? `${text.slice(0, 80)}…` : text}»`
}

/** Quotes a cell: in Portuguese a figure or a day as Brazilians write it; else as it is. */
export function quotedCell(f: Facts, name: 'found' | 'expected', language: 'pt' | 'en'): string {
  const text = String(f[name] ?? '')
  const isFigure = f[`${name}IsFigure`]
  if (!isFigure || language === 'en') return quoted(text)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  return quoted(isDay ? text.split('-').reverse().join('/') : brazilian(text))
}

/** Returns the known name that was probably meant; undefined where none is similar. */
export function nearest(name: Facts[string], known: Facts[string]): string | undefined {
  const text = folded(String(name ?? ''))
  const names = Array.isArray(known) ? known : []
  const [best] = names
    .map((one) => ({ one, distance: distanceOf(text, folded(one)) }))
    .filter(({ one, distance }) => distance <= Math.max(1, Math.floor(one.length / 3)))
    .toSorted((a, b) => a.distance - b.distance)
  return best?.one
}

/** Letters that differ; two letters in each other's place are one. */
function distanceOf(one: string, other: string): number {
  const distance = leven(one, other)
  const letters = (text: string) => [...text].toSorted().join('')
  return distance === 2 && letters(one) === letters(other) ? 1 : distance
}

/** Returns `Você quis dizer ipca15? `, or an empty text. */
export function didYouMean(
  name: Facts[string],
  known: Facts[string],
  language: 'pt' | 'en',
): string {
  const near = nearest(name, known)
  if (near === undefined) return ''
  return language === 'en' ? `Did you mean ${near}? ` : `Você quis dizer ${near}? `
}

/** IPCA-E: courts name it, but many services have only its monthly series, IPCA-15. */
export function isIpcaE({ name, known }: Facts): boolean {
  const has15 = Array.isArray(known) && known.includes('ipca15')
  return has15 && /^ipca ?-? ?e$/.test(folded(String(name ?? '')))
}

/** Quotes several received values, the first twelve. */
export function quotes(value: Facts[string]): string {
  return list(Array.isArray(value) ? value.map(quoted) : quoted(value))
}

/** Formats an instant in São Paulo, to the second. */
export function moment(iso: Facts[string], language: 'pt' | 'en'): string {
  const ms = Date.parse(String(iso ?? ''))
  if (Number.isNaN(ms)) return String(iso ?? '')
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ms)
}

/** Formats a duration as limits are written: `1m`, `1h`, `500ms`. */
export function span(ms: Facts[string]): string {
  const length = Number(ms)
  if (length % 3_600_000 === 0) return `${length / 3_600_000}h`
  if (length % 60_000 === 0) return `${length / 60_000}m`
  return length % 1_000 === 0 ? `${length / 1_000}s` : `${length}ms`
}

/** Formats an amount in Brazilian spelling, with its sign before the symbol: -R$ 1.234,56. */
export function reais(amount: Facts[string]): string {
  const text = String(amount)
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`
}
