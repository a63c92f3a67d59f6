import { expect } from 'vitest'
import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const alimony = {
  job: 'calc',
  parameters: [
    'type=pensaoAlimenticia',
    'fields.indexador=3',
    'fields.dia_atualiza=31/12/2024',
    'fields.valor_pensao=800',
  ],
}
const loan = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025', 'fields.taxa=1'],
}
const benefit = {
  job: 'calc',
  parameters: ['type=prevDifNRecebidas', 'fields.indexador=184', 'fields.dia_atualiza=31/12/2025'],
}
/** Calculations that lack a part, or that share months with another. */
export const wholeCalculations: JudgedSheet[] = [
  {
    ...alimony,
    sheet: 'alimony of one name in two periods that overlap',
    careful: 'asks: some months would be owed twice',
    lines: ['name;data_inicio;data_fim', 'Ana;01/01/2023;31/12/2023', 'Ana;01/06/2023;31/12/2024'],
    expects: ['asks ask_periods_overlap'],
  },
  {
    ...alimony,
    sheet: 'alimony of one case in two periods that overlap',
    careful: 'asks: some months would be owed twice',
    lines: [
      'processo;Cliente;data_inicio;data_fim',
      `${cnj(7801, 2019)};Ana;01/01/2023;31/12/2023`,
      `${cnj(7801, 2019)};Ana;01/12/2023;31/12/2024`,
    ],
    expects: ['asks ask_periods_overlap'],
  },
  {
    job: 'calc',
    parameters: ['type=cartaoPonto', 'fields.jornada_diaria=08:00', 'fields.valor_hora=25.5'],
    sheet: 'a day without its last exit',
    careful: 'rejects before anything is paid: the service would refuse the whole card',
    lines: ['name;dias.data;dias.marcacoes', 'Ana;03/06/2024;"[""08:00"",""12:00"",""13:00""]"'],
    expects: ['1 - header', '2 ! field_value'],
  },
  ...['name', 'Cliente'].map((heading) => ({
    ...alimony,
    sheet: `alimony of one ${heading} in two periods of one month`,
    careful: 'asks: an instalment is of a whole month, and June would be owed twice',
    lines: [
      `${heading};data_inicio;data_fim`,
      'Ana;01/01/2023;01/06/2023',
      'Ana;15/06/2023;31/12/2023',
    ],
    expects: ['asks ask_periods_overlap'],
  })),
  {
    ...alimony,
    sheet: 'clear: alimony in two periods that follow each other',
    careful: 'signs',
    lines: [
      'Cliente;data_inicio;data_fim',
      'Ana;01/01/2023;31/05/2023',
      'Ana;01/06/2023;01/12/2023',
    ],
    expects: ['1 - header', ...[2, 3].map((line) => expect.stringMatching(`^${line} {`))],
  },
  {
    ...alimony,
    sheet: 'clear: alimony of two children of one client',
    careful: 'signs: one duty for each',
    lines: [
      'Cliente;Filho;data_inicio;data_fim',
      'Ana;João;01/01/2023;31/12/2023',
      'Ana;Maria;01/01/2023;31/12/2023',
    ],
    expects: ['1 - header', ...[2, 3].map((line) => expect.stringMatching(`^${line} {`))],
  },
  {
    ...alimony,
    parameters: alimony.parameters.slice(0, 3),
    sheet: 'alimony with neither an amount nor a percentage that is read',
    careful: 'refuses before anything is paid: the service could not calculate it',
    lines: ['name;data_inicio;data_fim;Pensão por filho', 'Ana;01/01/2023;31/12/2023;800,00'],
    expects: ['refuses calc_field_missing'],
  },
  {
    ...alimony,
    parameters: alimony.parameters.slice(0, 3),
    sheet: 'alimony of several, one without an amount',
    careful: 'rejects that one before anything is paid',
    lines: [
      'name;data_inicio;data_fim;valor_pensao',
      'Ana;01/01/2023;31/12/2023;800,00',
      'Bia;01/01/2023;31/12/2023;',
    ],
    expects: ['1 - header', expect.stringMatching('^2 {'), '3 ! calc_cell_missing'],
  },
  {
    ...loan,
    sheet: 'a loan of one client on the line of each payment',
    careful: 'asks: the loan would be owed twice',
    lines: [
      'Cliente;valor_principal;data_inicio;pagamentos.data;pagamentos.valor',
      'Ana;15.000,00;15/01/2024;15/02/2024;500,00',
      'Ana;15.000,00;15/01/2024;15/03/2024;500,00',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...loan,
    sheet: 'clear: two loans of one client, each with a payment',
    careful: 'signs',
    lines: [
      'Cliente;valor_principal;data_inicio;pagamentos.data;pagamentos.valor',
      'Ana;15.000,00;15/01/2024;15/02/2024;500,00',
      'Ana;9.000,00;15/02/2024;15/03/2024;500,00',
    ],
    expects: ['1 - header', ...[2, 3].map((line) => expect.stringMatching(`^${line} {`))],
  },
  {
    ...benefit,
    sheet: 'more was received than due on all lines',
    careful: 'asks: the two columns changed places',
    lines: [
      'name;competencias.data;competencias.recebido;competencias.devido',
      'José;05/05/2019;2.100,35;1.850,00',
      'Bia;05/06/2019;2.100,35;1.850,00',
    ],
    expects: ['asks ask_columns_swapped'],
  },
  {
    ...benefit,
    sheet: 'clear: more was received than due on one line',
    careful: 'signs: it is set off against the other',
    lines: [
      'name;competencias.data;competencias.recebido;competencias.devido',
      'José;05/05/2019;2.100,35;1.850,00',
      'Bia;05/06/2019;1.850,00;2.100,35',
    ],
    expects: ['1 - header', ...[2, 3].map((line) => expect.stringMatching(`^${line} {`))],
  },
]
