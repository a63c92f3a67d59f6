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

/** Calendar days of a unit in which a text without a date may state its term. */
const CALENDAR_DAYS: Readonly<Record<string, number>> = {
  dias: 1,
  'dias corridos': 1,
  semanas: 7,
  meses: 30,
}

/**
 * True if a term without a date may be over on the day of the reading: one in hours, and the one of
 * the text that ends first, in calendar days where it does not say business days. It errs early.
 */
export function mayBePast(line: Readonly<Record<string, string | undefined>>, readOn: IsoDate) {
  const { situacao, dia, fim, prazo = '', cancelamento } = line
  if (dia === undefined || fim || cancelamento) return false
  if (situacao === IN_HOURS) return addDays(dia, HOURS_OPEN) < readOn
  const { quotes, others } = timesIn(prazo)
  const published = publicationAfter(dia, NATIONAL).day
  const first = firstDayAfter(published, NATIONAL).day
  return [...quotes, ...others].some(({ unit, count }) => {
    if (!count) return false
    if (unit === 'dias úteis') return daysElapsed(first, readOn, NATIONAL) >= count
    const days = CALENDAR_DAYS[unit]
    return days !== undefined && addDays(published, days * count) < readOn
  })
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
