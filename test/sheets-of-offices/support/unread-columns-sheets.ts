import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const BOTH = [
  '1 - header',
  '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
  '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
]
const bothWith = (value: string) =>
  BOTH.map((one) =>
    one.replace('{dia_atualiza:', `{${value},dia_atualiza:`).replace(' type=calculosJudiciais', ''),
  )
const withRates = (rate: string) => ({
  ...recalc,
  parameters: [...recalc.parameters, 'type=calculosJudiciais', `fields.${rate}`],
})

/** Columns that no field reads, and that change what is to be calculated. */
export const unreadColumns: JudgedSheet[] = [
  {
    job: 'recalc',
    parameters: [],
    sheet: 'the day of each saved calculation, and the new day',
    careful: 'asks: the old day would be written again',
    lines: [
      'ID do cálculo;Data do cálculo;Nova data',
      '700030;30/06/2024;31/12/2025',
      '700079;31/07/2024;30/11/2025',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...recalc,
    sheet: 'the table to be used for each saved calculation',
    careful: 'asks: it is not written into them',
    lines: ['ID do cálculo;Cliente;Tabela a usar', '700030;Oficina;TJSP', '700079;Maria;TJMG'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...withRates('juros=1'),
    sheet: 'a rate beside saved calculations, and another was asked for',
    careful: 'asks which of the two is owed',
    lines: ['ID do cálculo;Cliente;Juros', '700030;Oficina;0,5', '700079;Maria;1%'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...withRates('honorarios=10'),
    sheet: 'fees beside saved calculations, and others were asked for',
    careful: 'asks which of the two are owed',
    lines: ['ID do cálculo;Cliente;Honorários (%)', '700030;Oficina;20', '700079;Maria;20'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...withRates('juros=0,5'),
    sheet: 'clear: the rate that was asked for beside saved calculations, with a comma, or a dash',
    careful: 'signs: both say the same',
    lines: ['ID do cálculo;Cliente;Juros', '700030;Oficina;0,5', '700079;Maria;-'],
    expects: bothWith('juros:0.5'),
  },
  {
    ...withRates('juros=1'),
    sheet: 'clear: the rate that was asked for beside saved calculations, shown as 1%',
    careful: 'signs: both say the same',
    lines: {
      P: {
        rows: [
          ['ID do cálculo', 'Cliente', 'Juros'],
          [700030, 'Oficina', 0.01],
          [700079, 'Maria', 0.01],
        ],
        make: (sheet) => {
          for (const at of ['C2', 'C3']) sheet.getCell(at).numFmt = '0%'
        },
      },
    },
    expects: bothWith('juros:1'),
  },
  {
    ...recalc,
    sheet: 'clear: a dash in the column of a table to be used',
    careful: 'signs: it says nothing',
    lines: ['ID do cálculo;Cliente;Tabela a usar', '700030;Oficina;-', '700079;Maria;—'],
    expects: BOTH,
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: a remark about a part of what is done in the case',
    careful: 'reads it',
    lines: ['Processo;Observação', `${cnj(7801, 2019)};Não calcular prazo em dobro`],
    expects: ['1 - header', `2 {} numero=${cnj(7801, 2019).replace(/\D/g, '')}`],
  },
  {
    ...recalc,
    sheet: 'clear: a remark about a part of a saved calculation',
    careful: 'signs: the row is wanted',
    lines: [
      'ID do cálculo;Cliente;Prioridade',
      '700030;Oficina;Alta',
      '700079;Maria;não recalcular multa',
    ],
    expects: BOTH,
  },
  ...['Não calcular', 'não recalcular por ora'].map((note) => ({
    ...recalc,
    sheet: `one of which somebody wrote: ${note}`,
    careful: 'asks: it would be paid for',
    lines: ['ID do cálculo;Cliente;Prioridade', '700030;Oficina;Alta', `700079;Maria;${note}`],
    expects: ['asks ask_marked_rows'],
  })),
  {
    ...recalc,
    sheet: 'clear: the rate that each saved calculation has',
    careful: 'signs: nobody asked for another',
    lines: ['ID do cálculo;Cliente;Juros', '700030;Oficina;0,5', '700079;Maria;1'],
    expects: BOTH,
  },
  {
    ...recalc,
    sheet: 'a saved calculation in the bin',
    careful: 'asks: it was thrown away',
    lines: ['ID do cálculo;Nome;Lixeira', '700030;;Não', '700079;;Sim'],
    expects: ['asks ask_settled'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'a case in the bin',
    careful: 'asks: it was thrown away',
    lines: ['Processo;Lixeira', `${cnj(7801, 2019)};Não`, `${cnj(7802, 2022)};Sim`],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...recalc,
    sheet: 'one that is not to be recalculated, below Prioridade',
    careful: 'asks: it would be paid for',
    lines: [
      'ID do cálculo;Cliente;Prioridade',
      '700030;Oficina;Alta',
      '700079;Maria;Não recalcular agora',
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...correct,
    sheet: 'a new day beside the due day',
    careful: 'asks: the debt fell due later',
    lines: [
      'Contrato;Vencimento;Nova data;Valor',
      'L-1;10/01/2020;10/06/2020;1.000,00',
      'L-2;10/02/2020;;900,00',
    ],
    expects: ['asks ask_postponed'],
  },
  {
    ...correct,
    sheet: 'months from and to beside one due day',
    careful: 'asks: the amount may be of each month, or not due before the last',
    lines: [
      'Contrato;Competência inicial;Competência final;Vencimento;Valor',
      'L-1;01/2019;06/2019;05/02/2019;2.500,00',
      'L-2;03/2020;12/2020;05/04/2020;1.100,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...calc,
    sheet: 'instalments with months from and to',
    careful: 'asks: the amount may be of each month, or not due before the last',
    lines: [
      'name;Competência inicial;Competência final;parcelas.data;parcelas.valor',
      'Ana x Loja;01/2019;06/2019;05/02/2019;2.500,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'clear: the month of each debt from and to',
    careful: 'signs: they fell due after their month',
    lines: [
      'Competência inicial;Competência final;Vencimento;Valor',
      '01/2019;01/2019;05/02/2019;2.500,00',
      '03/2020;03/2020;05/04/2020;1.100,00',
    ],
    expects: ['1 - header', '2 {date:2019-02-05,amount:2500}', '3 {date:2020-04-05,amount:1100}'],
  },
  ...[
    ['Juros de mora (%)', '0,5'],
    ['Multa art. 523', '10%'],
    ['Índice', 'IPCA-E'],
    ['Tabela', 'TJSP'],
    ['Data de atualização', '30/06/2025'],
  ].map(([heading, value]) => ({
    ...calc,
    sheet: `instalments beside ${heading}: ${value}`,
    careful: 'asks: the calculation would go without it',
    lines: [
      `grupo;name;parcelas.data;parcelas.valor;${heading}`,
      `A;Ana;10/01/2020;1.000,00;${value}`,
    ],
    expects: ['asks ask_new_terms'],
  })),
  ...[
    ['Juros a.m.', '1', 'juros:1'],
    ['Juros (% a.m.)', '0', 'juros:0'],
    ['Multa (%)', '2', 'multa:2'],
  ].map(([heading, value, field]) => ({
    ...calc,
    sheet: `clear: instalments beside ${heading}: ${value}, a field of the type`,
    careful: 'signs: it goes with the calculation',
    lines: [
      `grupo;name;parcelas.data;parcelas.valor;${heading}`,
      `A;Ana;10/01/2020;1.000,00;${value}`,
    ],
    expects: [
      '1 - header',
      `2 {values:{indexador:262,dia_atualiza:31/12/2025,${field}},records:{parcelas:{data:10/01/2020,valor:1000}},formats:[],received:{parcelas.data:2020-01-10,parcelas.valor:1000,${field}},name:Ana,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A`,
    ],
  })),
  ...[
    ['Índice', 'INPC'],
    ['Tabela', 'TJES'],
    ['Data de atualização', '31/12/2025'],
  ].map(([heading, value]) => ({
    ...calc,
    sheet: `clear: instalments beside ${heading}: ${value}`,
    careful: 'signs: the same was asked for',
    lines: [
      `grupo;name;parcelas.data;parcelas.valor;${heading}`,
      `A;Ana;10/01/2020;1.000,00;${value}`,
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2020,valor:1000}},formats:[],received:{parcelas.data:2020-01-10,parcelas.valor:1000},name:Ana,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
    ],
  })),
]
