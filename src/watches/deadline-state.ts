import { NATIONAL } from '../legal/deadlines/calendars/national.js'
import { daysElapsed, firstDayAfter, publicationAfter } from '../legal/deadlines/count.js'
import { timesIn } from '../legal/deadlines/quotes.js'
import { addDays, type IsoDate } from '../values/dates.js'

/** Words of the figure `situacao`: what an end, or the absence of one, means to its reader. */
export const PAST = 'JÁ PASSOU'
export const MAY_BE_PAST = 'PODE TER PASSADO'
export const WITHOUT_END = 'Sem data, leia'
const HOURS = 'prazo em horas'
const APPEALED = 'pode caber recurso'
export const IN_HOURS = `${WITHOUT_END}: ${HOURS}`
export const APPEAL = `${WITHOUT_END}: ${APPEALED}`

/** Nothing else reminds the reader. */
export const NOT_IN_THE_BASE =
  'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.'

/** Returns `2 PODEM TER PASSADO`. */
export function mayHavePassed(count: number): string {
  return `${count} ${count > 1 ? 'PODEM' : 'PODE'} TER PASSADO`
}

type Fields = Readonly<Record<string, string | undefined>>

export const isInHours = ({ situacao }: Fields) => situacao?.endsWith(HOURS) === true
export const mayAppeal = ({ situacao }: Fields) => situacao?.endsWith(APPEALED) === true

/** Says of a line without an end, in the words of `situacao`, that its deadline may be over. */
export function withMayBePast(situacao: string): string {
  if (situacao === '' || situacao.startsWith(MAY_BE_PAST)) return situacao || MAY_BE_PAST
  return `${MAY_BE_PAST}: ${situacao.charAt(0).toLowerCase()}${situacao.slice(1)}`
}

/** True if the deadline ended before the day of the reading; a cancelled publication has none. */
export function isPast({ fim, cancelamento }: Fields, readOn: IsoDate): boolean {
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
  anos: 365,
  horas: 1 / 24,
}

/** Business days where neither the law nor the judge says another term (CPC, art. 218, § 3º). */
const UNSTATED_DAYS = 5

/**
 * True if a term without a date may be over on the day of the reading: one in hours; the one of the
 * text that ends first, in calendar days where it does not say business days; of a decision that may
 * be appealed and of a term without a number, the shortest. It errs early.
 */
export function mayBePast(line: Fields, readOn: IsoDate): boolean {
  const { dia, fim, prazo = '', cancelamento } = line
  if (dia === undefined || fim || cancelamento) return false
  if (isInHours(line)) return addDays(dia, HOURS_OPEN) < readOn
  const published = publicationAfter(dia, NATIONAL).day
  const elapsed = daysElapsed(firstDayAfter(published, NATIONAL).day, readOn, NATIONAL)
  const { quotes, others } = timesIn(prazo)
  const counted = [...quotes, ...others].filter(
    ({ unit, count }) => count && (unit === 'dias úteis' || CALENDAR_DAYS[unit]),
  )
  if (counted.length === 0) return (prazo !== '' || mayAppeal(line)) && elapsed >= UNSTATED_DAYS
  return counted.some(({ unit, count = 0 }) =>
    unit === 'dias úteis'
      ? elapsed >= count
      : addDays(published, Math.ceil(CALENDAR_DAYS[unit]! * count)) < readOn,
  )
}

/**
 * Returns the key by which the publications of one reader are sorted: ends that passed, what may be
 * over, deadlines in hours, and the others as {@link urgencyOf} has them.
 */
export function pressingOf(line: Fields, readOn: IsoDate): string {
  return pressing(line, isPast(line, readOn), mayBePast(line, readOn))
}

/** The same for lines whose `situacao` says what may be over. */
export function pressingBySituation(line: Fields): string {
  const { situacao = '' } = line
  return pressing(line, situacao === PAST, situacao.startsWith(MAY_BE_PAST))
}

function pressing(line: Fields, past: boolean, mayBeOver: boolean): string {
  return `${[past, mayBeOver, isInHours(line), true].indexOf(true)} ${urgencyOf(line)}`
}

/**
 * Returns the key by which publications are sorted: the earliest end first, then deadlines in hours,
 * the newest first, then the others, which all have the same key.
 */
function urgencyOf(line: Fields): string {
  const { fim, dia = '', processo = '', id = '' } = line
  if (fim) return `${fim} ${processo} ${id}`
  if (!isInHours(line)) return 'outras'
  const newestFirst = 99_999_999 - Number(dia.replaceAll('-', ''))
  return `horas ${newestFirst} ${processo} ${id}`
}
