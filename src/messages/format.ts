import type { Language } from './index.js'

/** Returns one of two short texts that have no message code. */
export function words(language: Language, pt: string, en: string): string {
  return language === 'en' ? en : pt
}

/** Formats a number as `1.234`. */
export function count(language: Language, number: number): string {
  return number.toLocaleString(language === 'en' ? 'en-US' : 'pt-BR')
}

/** Formats `1 linha`, `2 linhas`; the number as {@link count} writes it. */
export function counted(
  language: Language,
  number: number,
  pt: readonly [one: string, more: string],
  en: readonly [one: string, more: string],
): string {
  const [one, more] = language === 'en' ? en : pt
  return `${count(language, number)} ${number === 1 ? one : more}`
}

/** Formats `1 inscrição ou processo`. */
export function watchedOf(language: Language, number: number): string {
  return counted(
    language,
    number,
    ['inscrição ou processo', 'inscrições ou processos'],
    ['registration or case', 'registrations or cases'],
  )
}

/** Formats `1 recusada pelo limite do serviço (HTTP 429)`, of calls. */
export function overLimitWords(language: Language, calls: number): string {
  const one = 'recusada'
  const more = 'recusadas'
  const en = 'refused over the limit of the service (HTTP 429)'
  const pt = ' pelo limite do serviço (HTTP 429)'
  return counted(language, calls, [`${one}${pt}`, `${more}${pt}`], [en, en])
}

const MOST_NAMED = 5

/** Formats `OAB/SP 123.456, OAB/RJ 9 e mais 3`. */
export function firstNames(language: Language, all: readonly string[]): string {
  const others = all.length - MOST_NAMED
  const more = others > 0 ? words(language, ` e mais ${others}`, ` and ${others} more`) : ''
  return `${all.slice(0, MOST_NAMED).join(', ')}${more}`
}

/** Formats an instant in São Paulo as `14:05`, or `23/11 14:05` on another day. */
export function timeOf(language: Language, ms: number): string {
  if (!Number.isFinite(ms)) return words(language, 'nunca', 'never')
  const locale = language === 'en' ? 'en-GB' : 'pt-BR'
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms)
}

/** Says why no call is sent and until when: the service asked for a pause, or does not answer. */
export function pauseWords(
  { pausedMs, isOutage }: { pausedMs: number; isOutage: boolean },
  language: Language,
  nowMs: number,
): string {
  const ms = duration(pausedMs)
  const at = timeOf(language, nowMs + pausedMs)
  return isOutage
    ? words(
        language,
        `o serviço não responde: nova tentativa em ${ms} (${at})`,
        `the service does not answer: asked again in ${ms} (${at})`,
      )
    : words(
        language,
        `o serviço pediu espera: mais ${ms} (até ${at})`,
        `the service asked to wait: ${ms} more (until ${at})`,
      )
}

/** Formats a duration as `3 h 20 min`, `4 min`, `12 s`; an infinite one as `∞`. */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return '∞'
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats `seg., 23/11/2026, 06:00 GMT-3`; the offset shows a change of clocks. */
export function inZone(ms: number, tz: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    timeZone: tz,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(ms)
}
