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
]
