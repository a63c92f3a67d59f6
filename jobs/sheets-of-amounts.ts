import type { GroupSheet, JobWorkbook } from '../src/core/job/job.js'

/** Rows that may be the same debt twice, where amounts are summed. */
export const REPEATED_ROWS: NonNullable<JobWorkbook['decisions']> = {
  note_repeated_row: {
    text: 'há outra igual, e todas são somadas: confira se não é o mesmo item mais de uma vez',
    ofResults: true,
  },
}

export const BY_CASE: GroupSheet = {
  name: 'Por processo',
  about: 'As somas de cada processo; só linhas com resultado entram nelas.',
  field: 'numero_processo',
  title: 'Processo',
  beside: { field: 'cliente', title: 'Cliente' },
}

export const BY_CLIENT: GroupSheet = {
  name: 'Por cliente',
  about: 'As somas de cada cliente; só linhas com resultado entram nelas.',
  field: 'cliente',
  title: 'Cliente',
}
