import { NATIONAL } from '../legal/deadlines/calendars/national.js'
import { daysElapsed, firstDayAfter, publicationAfter } from '../legal/deadlines/count.js'
import { timesIn } from '../legal/deadlines/quotes.js'
import { addDays, type IsoDate } from '../values/dates.js'
import type { Line } from './night-codec.js'

/** Words of the figure `situacao`: what an end, or the absence of one, means to its reader. */
export const PAST = 'JÁ PASSOU'
export const MAY_BE_PAST = 'PODE TER PASSADO'
export const WITHOUT_END = 'Sem data, leia'
export const IN_HOURS = `${WITHOUT_END}: prazo em horas`
export const APPEAL = `${WITHOUT_END}: pode caber recurso`

/** Nothing else reminds the reader. */
export const NOT_IN_THE_BASE =
  'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.'

/** True if the deadline ended before the day of the reading; a cancelled publication has none. */
export function isPast({ fim, cancelamento }: Line, readOn: IsoDate): boolean {
  return fim !== undefined && fim < readOn && !cancelamento
}

/** Days from disponibilização, within which a term of 48 hours from the publication may end. */
const HOURS_OPEN = 3

/**
 * True if a term without a date would be over on the day of the reading: most of those in hours, and
 * the shortest in days of the text, counted in business days of the national calendar.
 */
export function mayBePast(line: Readonly<Record<string, string | undefined>>, readOn: IsoDate) {
  const { situacao, dia, fim, prazo = '', cancelamento } = line
  if (dia === undefined || fim || cancelamento) return false
  if (situacao === IN_HOURS) return addDays(dia, HOURS_OPEN) < readOn
  const { quotes, others } = timesIn(prazo)
  const days = [...quotes, ...others].flatMap(({ unit, count }) =>
    unit.startsWith('dias') && count ? [count] : [],
  )
  if (days.length === 0) return false
  const first = firstDayAfter(publicationAfter(dia, NATIONAL).day, NATIONAL).day
  return daysElapsed(first, readOn, NATIONAL) >= Math.min(...days)
}

/**
 * Returns the key by which publications are sorted: the earliest end first, then deadlines in hours,
 * the newest first, then the others, which all have the same key.
 */
export function urgencyOf(line: Readonly<Record<string, string | undefined>>): string {
  const { fim, situacao, dia = '', processo = '', id = '' } = line
  if (fim) return `${fim} ${processo} ${id}`
  if (situacao !== IN_HOURS) return 'outras'
  const newestFirst = 99_999_999 - Number(dia.replaceAll('-', ''))
  return `horas ${newestFirst} ${processo} ${id}`
}
