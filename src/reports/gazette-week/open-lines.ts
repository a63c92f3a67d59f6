import { NATIONAL } from '../../legal/deadlines/calendars/national.js'
import { publicationAfter } from '../../legal/deadlines/count.js'
import { daysOf, type Period } from '../../legal/gazette/period.js'
import { counted, wholeNumber } from '../../publish/words.js'
import { addDays, type IsoDate, toBrazilian } from '../../values/dates.js'
import { type DayState, UNASKED } from './days.js'
import type { GatheredWeek } from './gather.js'

/**
 * Says on which days no night ran. Silent where those were weekends and holidays, on which many
 * watches never run; a day before the first night of the watch, or not yet over, is none of them.
 */
export function missedLines(
  { from, to }: Period,
  { nights, firstNight }: Pick<GatheredWeek, 'nights' | 'firstNight'>,
  madeOn: IsoDate,
): string[] {
  if (firstNight === undefined) return []
  const isIn = (day: IsoDate) => day >= firstNight && day < madeOn
  const due = daysOf({ from, to }).filter(isIn)
  const missed = due.filter((day) => !nights.some(({ record }) => record.night === day))
  if (!missed.some(isBusinessDay)) return []
  const since = firstNight > from ? `, desde a primeira (${toBrazilian(firstNight)})` : ''
  return [
    `O acompanhamento não rodou em ${wholeNumber(missed.length)} de ${counted(due.length, 'noite', 'noites')}${since}: ${named(missed)}. Na aba Noites, o que rodou.`,
  ]
}

const isBusinessDay = (day: IsoDate) => publicationAfter(addDays(day, -1), NATIONAL).day === day

/** Says what of the days of a period was not read, or that all was. */
export function openLines({
  days,
  ok,
  unproven,
  gone,
  rejected,
}: {
  days: readonly DayState[]
  /** Days that were read whole, the unproven ones included. */
  ok: number
  /** Days of registrations that the base does not have. */
  unproven: number
  gone: number
  rejected: number
}): string[] {
  const lines: string[] = []
  const early = days.filter(({ isEarly }) => isEarly)
  const unread = days.length - ok - early.length
  if (days.length === 0)
    lines.push('INCOMPLETO: nenhuma noite do período foi lida; nada se sabe dele.')
  else if (unread > 0) lines.push(unreadLine(unread, days))
  if (early.length > 0) lines.push(earlyLine(early))
  if (gone > 0) {
    lines.push(
      `INCOMPLETO: ${counted(gone, 'noite teve', 'noites tiveram')} o lote apagado, e o que mostrou não está aqui.`,
    )
  }
  if (rejected > 0) {
    lines.push(
      `INCOMPLETO: ${counted(rejected, 'linha da planilha foi rejeitada e não é acompanhada', 'linhas da planilha foram rejeitadas e não são acompanhadas')}.`,
    )
  }
  if (unproven > 0) {
    lines.push(
      `Lidos por inteiro: ${wholeNumber(ok - unproven)} de ${counted(days.length, 'dia de inscrição', 'dias de inscrições')}; do que a base não tem: ${wholeNumber(unproven)} (veja CONFIRA).`,
    )
  } else if (days.length > 0 && ok === days.length) {
    const all = `Todos os ${wholeNumber(days.length)} dias de inscrições foram lidos por inteiro.`
    lines.push(days.length === 1 ? 'O dia da inscrição foi lido por inteiro.' : all)
  } else if (ok > 0 && unread === 0) {
    lines.push(`Os demais dias de inscrições (${wholeNumber(ok)}) foram lidos por inteiro.`)
  }
  return [...lines, ...unrereadLines(days)]
}

function unreadLine(unread: number, days: readonly DayState[]): string {
  const unasked = unaskedDays(days)
  const which = unasked.length === 0 ? '' : `, e nenhuma noite leu ${named(unasked)}`
  return `INCOMPLETO: ${wholeNumber(unread)} de ${counted(days.length, 'dia de inscrição', 'dias de inscrições')} não ${unread === 1 ? 'foi lido' : 'foram lidos'} por inteiro${which}. Veja a aba Cobertura.`
}

function unrereadLines(days: readonly DayState[]): string[] {
  const unreread = days.filter(({ isUnreread }) => isUnreread).length
  if (unreread === 0) return []
  return [
    `${counted(unreread, 'dia lido por inteiro não pôde ser relido', 'dias lidos por inteiro não puderam ser relidos')} por uma noite seguinte: o que tenha entrado na base desde a leitura não se sabe. Na aba Cobertura, quando foi lido cada um.`,
  ]
}

/** Days that no night read, of no registration. */
function unaskedDays(days: readonly DayState[]): IsoDate[] {
  const asked = new Set(days.filter(({ why }) => why !== UNASKED).map(({ day }) => day))
  return [...new Set(days.map(({ day }) => day))].filter((day) => !asked.has(day)).toSorted()
}

/** The most days of a sentence. */
const MOST_DAYS = 10

function named(days: readonly IsoDate[]): string {
  const more = days.length - MOST_DAYS
  const shown = days.slice(0, MOST_DAYS).map(toBrazilian).join(', ')
  return more > 0 ? `${shown} e mais ${wholeNumber(more)}` : shown
}

/** Words a day that was only read too early: nothing failed, and the next night reads it again. */
function earlyLine(early: readonly DayState[]): string {
  const days = [...new Set(early.map(({ day }) => day))].toSorted().map(toBrazilian)
  const read = days.length === 1 ? 'foi lido' : 'foram lidos'
  return `INCOMPLETO: só no próprio dia ${read} ${days.join(', ')}: pode ter saído mais depois da leitura. Peça este relatório de novo depois da noite seguinte do acompanhamento.`
}
