import type { GroupSheet, JobWorkbook, Template } from '../src/core/job/job.js'

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

const OF_A_CASE = ['0001234-47.2019.8.26.0100', 'Oficina São João Ltda.']
const ITEMS = [
  [...OF_A_CASE, '15/03/2019', '12.345,67', 'Nota 1001'],
  [...OF_A_CASE, '20/08/2020', '-1.500,00', 'Pagamento'],
  ['0009876-39.2021.8.19.0001', 'Maria da Luz Freitas', '02/05/2021', '890,10', 'Parcela 3'],
]

/** Returns a template with these indices for its three items, the second of which is a payment. */
export function templateOfAmounts(indices: readonly string[], args: readonly string[]): Template {
  return {
    headings: ['Processo', 'Cliente', 'Data', 'Valor', 'Descrição', 'Índice'],
    rows: ITEMS.map((cells, at) => [...cells, indices[at]!]),
    args,
  }
}
