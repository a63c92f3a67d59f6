/** The results of a look-up, in the words of the sheets. */
export const FOUND = 'Encontrado'
export const NOTHING = 'Nada publicado'
export const OUTSIDE = 'Fora da cobertura'
export const UNKNOWN = 'Cobertura não verificada'
export const UNREAD = 'Resposta não reconhecida'

/** The words of a case that was looked for and not found. */
export const NOT_FOUND: readonly string[] = [NOTHING, OUTSIDE, UNKNOWN]

/** The words of rejected rows: a refused number was asked about, the others were not. */
export const BAD = 'Número inválido'
export const NO_NUMBER = 'Sem número'
export const TURNED_DOWN = 'Recusado pelo serviço'

/** Nothing was asked about a number that is none, so that it was not looked for. */
export const NOT_LOOKED_FOR: readonly string[] = [BAD, NO_NUMBER]
