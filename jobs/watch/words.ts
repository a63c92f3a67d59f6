import type { State } from '../../src/legal/gazette/reading-plan.js'

/** What Cobertura says of a day; the first sheet counts lines by these words. */
export const READ: Record<State, string> = {
  COMPLETA: 'Lida',
  INCOMPLETA: 'Pode faltar publicação',
  FALHOU: 'Não foi lida: pode haver publicação',
}

export const NOTHING = 'Nenhuma publicação'
/** Of the night's own day: a gazette grows until its evening. */
export const NOTHING_YET = `${NOTHING} até esta leitura`

/** Of a row of the sheet that names nobody who could be watched. */
export const NOT_WATCHED = 'Não é acompanhada: pode haver publicação'
