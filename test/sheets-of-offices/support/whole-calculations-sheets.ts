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
const correction = {
  job: 'calc',
  parameters: ['type=atualizacaoMonetaria', 'fields.dia_atualiza=31/12/2025'],
}

/** Calculations that lack a part, or that are of days and months that cannot be theirs. */
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
    ...alimony,
    parameters: alimony.parameters.slice(0, 3),
    sheet: 'alimony with neither an amount nor a percentage that is read',
    careful: 'rejects before anything is paid: the service would refuse it',
    lines: ['name;data_inicio;data_fim;Pensão por filho', 'Ana;01/01/2023;31/12/2023;800,00'],
    expects: ['1 - header', '2 ! calc_cell_missing'],
  },
  {
    ...alimony,
    sheet: 'alimony of months after the update date',
    careful: 'rejects: they are not due yet',
    lines: ['name;data_inicio;data_fim', 'Ana;01/01/2023;31/12/2026'],
    expects: ['1 - header', '2 ! field_after_update'],
  },
  {
    ...correction,
    sheet: 'a correction by nothing',
    careful: 'rejects before anything is paid: the service would refuse it',
    lines: ['name;valores.data;valores.valor', 'Ana;10/01/2020;1.000,00'],
    expects: ['1 - header', '2 ! calc_cell_missing'],
  },
  {
    ...correction,
    parameters: [...correction.parameters, 'fields.indexador=5'],
    sheet: 'interest since a citation of which no field has the day',
    careful: 'rejects: it would not begin there',
    lines: [
      'name;valores.data;valores.valor;juros;juros_desde',
      'Ana;10/01/2020;1.000,00;1;citacao',
    ],
    expects: ['1 - header', '2 ! calc_citation_unknown'],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025', 'fields.taxa=1'],
    sheet: 'a loan that begins after the update date',
    careful: 'rejects: nothing is owed of it yet',
    lines: ['name;valor_principal;data_inicio', 'Ana;15.000,00;15/01/2026'],
    expects: ['1 - header', '2 ! field_after_update'],
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
