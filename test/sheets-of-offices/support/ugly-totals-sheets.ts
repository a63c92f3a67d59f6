import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Columns in pieces, totals, remarks, and other jobs of money. */
export const uglyTotals: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'reais and centavos in two columns',
    careful: 'asked: the cents would be lost',
    lines: ['Título;Vencimento;Reais;Centavos', 'T1;10/01/2020;1500;35', 'T2;10/02/2020;820;90'],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'day, month and year in three columns',
    careful: 'asked, refused or joined; never the year alone',
    lines: ['Título;Dia;Mês;Ano;Valor', 'T1;10;1;2020;1.500,00', 'T2;15;2;2020;820,90'],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500,description:T1}',
      '3 {date:2020-02-15,amount:820.9,description:T2}',
    ],
  },
  {
    ...correct,
    sheet: 'the header again on each page, and what is carried over',
    careful: 'the sums carried are no debts',
    lines: [
      'Título;Vencimento;Valor',
      'T1;10/01/2020;1.000,00',
      'T2;10/02/2020;2.000,00',
      'A transportar;;3.000,00',
      'Título;Vencimento;Valor',
      'Transporte;;3.000,00',
      'T3;10/03/2020;500,00',
      'Total;;3.500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:T1}',
      '3 {date:2020-02-10,amount:2000,description:T2}',
      '4 ! cell_missing line_maybe_total_undated',
      '5 - header',
      '6 ! cell_missing line_maybe_total_undated',
      '7 {date:2020-03-10,amount:500,description:T3}',
      '8 - total',
    ],
  },
  {
    ...correct,
    sheet: 'a summary by client below the table',
    careful: 'the summary is no debt: ignored or rejected, and nothing is counted twice',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana;10/01/2020;1.000,00',
      'Ana;10/02/2020;2.000,00',
      'Bruno;10/03/2020;500,00',
      ';;',
      'Resumo por cliente;;',
      'Ana;;3.000,00',
      'Bruno;;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000}',
      '3 {date:2020-02-10,amount:2000}',
      '4 {date:2020-03-10,amount:500}',
      '6 - note',
      '7 ! cell_missing',
      '8 ! cell_missing',
    ],
  },
  {
    ...correct,
    sheet: 'indices that change within the debt',
    careful: 'rejected: no index is called so; nothing goes out under the given one in silence',
    lines: [
      'Título;Vencimento;Valor;Índice',
      'T1;10/01/2020;1.000,00;INPC até 08/2024, depois IPCA',
      'T2;10/02/2020;2.000,00;IPCA',
    ],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...correct,
    sheet: 'debtors of whom one is crossed out in words',
    careful: 'asked: the row says that it is not to be charged',
    lines: [
      'Cliente;Vencimento;Valor;',
      'Ana;10/01/2020;1.000,00;',
      'Bruno;10/02/2020;2.000,00;EXCLUIR',
      'Caio;10/03/2020;500,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a rent of a year in one line',
    careful: 'asked or rejected: twelve due days stand in a cell',
    lines: [
      'Locatário;Vencimento;Valor',
      'Ana;10/01/2020 a 10/12/2020;1.000,00',
      'Bruno;10/02/2020;2.000,00',
    ],
    expects: ['1 - header', '2 ! cell_period', '3 {date:2020-02-10,amount:2000}'],
  },
  {
    ...correct,
    sheet: 'a filtered workbook whose total is of all rows',
    careful: 'hidden rows are read and told',
    lines: {
      Débitos: {
        rows: [
          ['Título', 'Vencimento', 'Valor'],
          ['T1', day('2020-01-10'), 1000],
          ['T2', day('2020-02-10'), 2000],
          ['T3', day('2020-03-10'), 500],
          ['Total', undefined, 3500],
        ],
        make: (sheet) => {
          sheet.getRow(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:T1}',
      '3 {date:2020-02-10,amount:2000,description:T2}',
      '4 {date:2020-03-10,amount:500,description:T3}',
      '5 - total',
    ],
    tells: ['told_hidden_rows'],
  },
  {
    ...correct,
    sheet: 'a filtered workbook whose total is of what is seen',
    careful: 'told: the total does not agree with the rows read, of which some are hidden',
    lines: {
      Débitos: {
        rows: [
          ['Título', 'Vencimento', 'Valor'],
          ['T1', day('2020-01-10'), 1000],
          ['T2', day('2020-02-10'), 2000],
          ['T3', day('2020-03-10'), 500],
          ['Total', undefined, 1500],
        ],
        make: (sheet) => {
          sheet.getRow(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:T1}',
      '3 {date:2020-02-10,amount:2000,description:T2}',
      '4 {date:2020-03-10,amount:500,description:T3}',
      '5 - total',
    ],
    tells: ['told_total_visible', 'told_hidden_rows'],
  },
  {
    ...correct,
    sheet: 'subtotals by client, one of which disagrees',
    careful: 'told which',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana;10/01/2020;1.000,00',
      'Ana;10/02/2020;2.000,00',
      'Total Ana;;3.000,00',
      'Bruno;10/03/2020;500,00',
      'Total Bruno;;850,00',
      'Total geral;;3.850,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000}',
      '3 {date:2020-02-10,amount:2000}',
      '4 - total',
      '5 {date:2020-03-10,amount:500}',
      '6 ! cell_missing line_maybe_total_undated',
      '7 - total',
    ],
    tells: ['told_total_differs'],
  },
  {
    ...calc,
    sheet: 'a group whose second instalment has no amount',
    careful: 'the group is not sent',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Banco;10/01/2023;1.000,00;Parcela 1',
      'A;;10/02/2023;;Parcela 2',
      'B;Bruno x Banco;10/01/2023;500,00;Parcela 1',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2023,valor:1000,descricao:Parcela 1}},formats:[],received:{parcelas.data:2023-01-10,parcelas.valor:1000,parcelas.descricao:Parcela 1},name:Ana x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 ! cell_missing',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2023,valor:500,descricao:Parcela 1}},formats:[],received:{parcelas.data:2023-01-10,parcelas.valor:500,parcelas.descricao:Parcela 1},name:Bruno x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=B',
    ],
  },
  {
    ...calc,
    sheet: 'instalments in thousands',
    careful: 'asked',
    lines: [
      'Valores em R$ mil;;;;',
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Banco;10/01/2023;1,5;Parcela 1',
      'A;;10/02/2023;1,5;Parcela 2',
    ],
    expects: ['asks ask_in_thousands'],
  },
  {
    ...recalc,
    sheet: 'two ids in a cell, an id as a decimal',
    careful: 'the two are rejected',
    lines: [
      'Cálculos a atualizar até 31/12/2025;',
      'ID do cálculo;Cliente',
      '7001, 7002;Ana',
      '7003,0;Bruno',
      '7004;Caio',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 ! calc_id_wrong',
      '4 ! calc_type_unknown',
      '5 ! calc_type_unknown',
    ],
  },
  {
    ...update,
    sheet: 'due day and month of reference that lie a year apart',
    careful: 'asked or told: the due day of a month is not a year later',
    lines: [
      'Contribuinte;Competência;Vencimento;Valor',
      'Ana;01/2019;20/02/2020;1.000,00',
      'Ana;02/2019;20/03/2020;1.000,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'interest that is already in the amount, said in the heading',
    careful: 'asked: interest would be counted upon interest',
    lines: ['Título;Vencimento;Valor c/ juros', 'T1;10/01/2020;1.100,00', 'T2;10/02/2020;2.200,00'],
    expects: ['asks ask_missing'],
  },
]
