import type { State } from '../../src/legal/gazette/reading-plan.js'

/** The words of the sheet Cobertura for a day; the first sheet counts its lines by these words. */
export const READ: Record<State, string> = {
  COMPLETA: 'Lida',
  INCOMPLETA: 'Pode faltar publicação',
  FALHOU: 'Não foi lida: pode haver publicação',
}

export const NOTHING = 'Nenhuma publicação'
/** For the night's own day, because a gazette grows until the evening. */
export const NOTHING_YET = `${NOTHING} até esta leitura`

/** For a row that names no registration or case that can be watched. */
export const NOT_WATCHED = 'Não é acompanhada: pode haver publicação'

/** Calendars of ours, whose ids are in Calendário usado and in the documents. */
const CALENDARS: Readonly<Record<string, string>> = {
  NAC: 'Feriados nacionais e recesso (NAC)',
  JF: 'Justiça Federal (JF)',
}

/** Names the calendar of a court by the id that the office gave it. */
export function calendarName(id: string): string {
  return CALENDARS[id] ?? id
}
