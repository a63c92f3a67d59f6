import { addDays, type IsoDate } from '../values/dates.js'
import type { Line } from './night-codec.js'

/** Words of the figure `situacao`: what an end, or the absence of one, means to its reader. */
export const PAST = 'JÁ PASSOU'
export const MAY_BE_PAST = 'PODE TER PASSADO'
export const WITHOUT_END = 'Sem data, leia'
export const IN_HOURS = `${WITHOUT_END}: prazo em horas`
export const APPEAL = `${WITHOUT_END}: pode caber recurso`

/** Said in the workbook of all and in each lawyer's own: it is handed to others. */
export const SEALED =
  'Em segredo de justiça a base mostra iniciais no lugar dos nomes das partes, e o texto de uma publicação pode trazer os nomes: cuidado antes de entregar.'
/** Nothing else reminds the reader. */
export const NOT_IN_THE_BASE =
  'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.'

/** True if the deadline ended before the day of the reading; a cancelled publication has none. */
export function isPast({ fim, cancelamento }: Line, readOn: IsoDate): boolean {
  return fim !== undefined && fim < readOn && !cancelamento
}

/** Days from disponibilização, within which a term of 48 hours from the publication may end. */
const HOURS_OPEN = 3

/** True if most terms in hours would be over on the day of the reading: they have no date. */
export function mayBePast(line: Readonly<Record<string, string | undefined>>, readOn: IsoDate) {
  const { situacao, dia, cancelamento } = line
  const isOver = dia !== undefined && addDays(dia, HOURS_OPEN) < readOn
  return situacao === IN_HOURS && isOver && !cancelamento
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
