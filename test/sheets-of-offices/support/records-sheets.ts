import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc } from './requests.js'

const benefit = {
  job: 'calc',
  parameters: ['type=prevDifNRecebidas', 'fields.indexador=184', 'fields.dia_atualiza=31/12/2025'],
}
const balance = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
}
const MONTHS = 'grupo;name;competencias.data;competencias.devido;competencias.recebido'
const month = (line: number, day: string, received: number, name: string, note = '') => {
  const [date, month, year] = day.split('/')
  return `${line} {values:{indexador:184,dia_atualiza:31/12/2025},records:{competencias:{data:${day},devido:2100.35,recebido:${received}}},formats:[],received:{competencias.data:${year}-${month}-${date},competencias.devido:2100.35,competencias.recebido:${received}},${name}isChecked:true,needs:[indexador,dia_atualiza,competencias]} grupo=A${note}`
}

const single = (line: number, day: string, amount: number, name = 'Atualização do débito') => {
  const iso = day.split('/').toReversed().join('-')
  return `${line} {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:${day},valor:${amount}}},formats:[],received:{parcelas.data:${iso},parcelas.valor:${amount}}${name && `,name:${name}`}}`
}

/** Records of a calculation that stand in several rows, or lack a part. */
export const records: JudgedSheet[] = [
  {
    ...calc,
    sheet: 'a principal and a deposit of one name, without a group',
    careful: 'asks: the deposit would be a calculation of its own',
    lines: [
      'name;parcelas.data;parcelas.valor;parcelas.descricao',
      'Ana x Loja;05/02/2019;2.500,00;Principal',
      'Ana x Loja;20/08/2023;-500,00;Depósito',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'instalments of one case, without a group and a name',
    careful: 'asks: each would be a calculation of its own',
    lines: [
      'processo;Cliente;parcelas.data;parcelas.valor',
      `${cnj(7801, 2019)};Ana;05/02/2019;2.500,00`,
      `${cnj(7801, 2019)};Ana;05/03/2019;2.500,00`,
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'instalments of which the first alone has a name, without a group',
    careful: 'asks: each would be a calculation of its own',
    lines: [
      'name;parcelas.data;parcelas.valor',
      'Ana x Loja;05/02/2019;2.500,00',
      ';05/03/2019;2.500,00',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...balance,
    sheet: 'one loan with two payments, without a group',
    careful: 'asks: the loan would be owed twice, each time with one of its payments',
    lines: [
      'name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor',
      'Banco x Ana;15.000,00;15/01/2024;1;15/06/2024;4.000,00',
      'Banco x Ana;15.000,00;15/01/2024;1;15/07/2024;1.500,00',
    ],
    expects: ['asks ask_group_none'],
  },
  {
    ...calc,
    sheet: 'clear: two debts of one client, without a group, a name and a case',
    careful: 'signs: of one client there are many calculations',
    lines: ['Cliente;parcelas.data;parcelas.valor', 'Ana;05/02/2019;10,00', 'Ana;05/03/2019;20,00'],
    expects: ['1 - header', single(2, '05/02/2019', 10, ''), single(3, '05/03/2019', 20, '')],
  },
  {
    ...calc,
    sheet: 'clear: two cases, and each calculation has the same name',
    careful: 'signs: they are two calculations',
    lines: [
      'processo;name;parcelas.data;parcelas.valor',
      `${cnj(7801, 2019)};Atualização do débito;05/02/2019;10,00`,
      `${cnj(7802, 2022)};Atualização do débito;05/03/2019;20,00`,
    ],
    expects: ['1 - header', single(2, '05/02/2019', 10), single(3, '05/03/2019', 20)],
  },
  {
    ...calc,
    sheet: 'an instalment that was paid, by its description',
    careful: 'asks: it is owed no more',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana;10/01/2020;1.000,00;Parcela 1',
      'A;;10/02/2020;1.000,00;Parcela 2 - quitada em 15/02/2020',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...benefit,
    sheet: 'social security: what was received is not told of a month',
    careful: 'rejects: the whole month would be owed',
    lines: [MONTHS, 'A;José;05/05/2019;2.100,35;1.850,00', 'A;;05/06/2019;2.100,35;'],
    expects: ['1 - header', month(2, '05/05/2019', 1850, 'name:José,'), '3 ! cell_missing'],
  },
  {
    ...benefit,
    sheet: 'clear: social security, nothing was received',
    careful: 'signs: the whole month is owed',
    lines: [MONTHS, 'A;José;05/05/2019;2.100,35;0,00', 'A;;05/06/2019;2.100,35;0,00'],
    expects: ['1 - header', month(2, '05/05/2019', 0, 'name:José,'), month(3, '05/06/2019', 0, '')],
  },
  {
    ...benefit,
    sheet: 'social security: the month of the first line stands there twice',
    careful: 'tells of the line: its difference is counted twice',
    lines: [MONTHS, 'A;José;05/05/2019;2.100,35;1.850,00', 'A;;05/05/2019;2.100,35;1.850,00'],
    expects: [
      '1 - header',
      month(2, '05/05/2019', 1850, 'name:José,'),
      month(3, '05/05/2019', 1850, '', ' ~ note_repeated_row'),
    ],
  },
  {
    job: 'calc',
    parameters: ['type=cartaoPonto'],
    sheet: 'time card: the marks of a day stand in columns of their own',
    careful: 'rejects: a day without marks has no overtime',
    lines: [
      'name;jornada_diaria;valor_hora;dias.data;Entrada 1;Saída 1;Entrada 2;Saída 2',
      'Ana;08:00;25,50;03/06/2024;08:00;12:00;13:00;19:30',
    ],
    expects: ['1 - header', '2 ! cell_missing'],
  },
]
