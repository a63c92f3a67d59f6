import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** Claims whose place in the sheet, sign or heading makes another figure of them. */
export const portfolioLayouts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'the value of the case and a bond, dated, below the entries',
    careful: 'asks: neither the value of the case nor the bond is a debt',
    lines: [
      'Histórico;Data;Valor',
      'Aluguel jan/2019;10/01/2019;2.500,00',
      'Aluguel fev/2019;10/02/2019;2.500,00',
      'Aluguel mar/2019;10/03/2019;2.500,00',
      'Valor da causa;02/07/2019;30.000,00',
      'Seguro garantia judicial;15/08/2020;12.000,00',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'the sign in a column of its own',
    careful: 'asks, or takes the lines with minus as payments',
    lines: [
      'Data;Lançamento;Sinal;Valor',
      '10/01/2020;Fatura 88;+;3.000,00',
      '10/02/2020;Fatura 93;+;3.000,00',
      '25/02/2020;Lote 7;-;2.000,00',
      '10/03/2020;Fatura 99;+;3.000,00',
      '28/03/2020;Lote 8;-;1.450,00',
    ],
    expects: ['asks ask_debit_letter'],
  },
  {
    ...correct,
    sheet: 'the amount of today in the column of an ERP',
    careful: 'asks: Vlr. Atual beside the due date of long ago is brought up to date already',
    lines: [
      'Título;Dt. Vencto;Vlr. Atual',
      '10231/1;10/01/2018;1.533,21',
      '10231/2;10/02/2018;1.520,07',
      '10377/1;05/06/2018;840,66',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'a share that is taken off for the fault of the victim',
    careful: 'asks, or is told: 30 % less is owed on some lines',
    lines: [
      'Processo;Verba;Data;Valor;Redutor (culpa concorrente)',
      '0001234-47.2019.8.26.0100;Lucros cessantes;10/01/2020;12.000,00;30%',
      '0001234-47.2019.8.26.0100;Danos emergentes;15/02/2020;8.400,00;30%',
      '0009876-39.2021.8.19.0001;Danos emergentes;02/05/2021;5.100,00;0%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a table that lies on its side',
    careful: 'asks, or refuses: each debt is a column',
    lines: [
      'Parcela;1/4;2/4;3/4;4/4',
      'Vencimento;10/01/2020;10/02/2020;10/03/2020;10/04/2020',
      'Valor;1.000,00;1.000,00;1.000,00;1.250,00',
    ],
    expects: ['asks ask_transposed'],
  },
  {
    ...correct,
    sheet: 'amounts as a bank prints them and as a scanner reads them',
    careful:
      'reads stars, spaces and dashes: 1234.56, 12500, -500, -80.5; rejects letters in the place of figures',
    lines: [
      'Cheque;Data;Valor',
      '850001;10/01/2020;R$ ***1.234,56***',
      '850002;10/02/2020;R$ 12 500,00',
      '850003;10/03/2020;R$ –500,00',
      '850004;10/04/2020;(R$ 80,50)',
      '850005;10/05/2020;l.250,00',
      '850006;10/06/2020;2.O00,00',
      '850007;10/07/2020;1.234,S6',
      '850008;10/08/2020;1.234,56',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1234.56}',
      '3 {date:2020-02-10,amount:12500}',
      '4 {date:2020-03-10,amount:-500}',
      '5 {date:2020-04-10,amount:-80.5}',
      '6 ! cell_not_a_number',
      '7 ! cell_not_a_number',
      '8 ! cell_not_a_number',
      '9 {date:2020-08-10,amount:1234.56}',
    ],
  },
  {
    ...correct,
    sheet: 'what came in lies on a second sheet with headings of its own',
    careful: 'asks, or is told: the sheet of Baixas holds what was received of these titles',
    lines: {
      Títulos: [
        ['Título', 'Vencimento', 'Valor'],
        ['T-101', day('2020-01-10'), 5000],
        ['T-102', day('2020-02-10'), 2500],
        ['T-103', day('2020-03-10'), 1800.9],
      ],
      Baixas: [
        ['Título', 'Crédito em', 'Vlr. baixado'],
        ['T-101', day('2020-06-10'), 3000],
        ['T-103', day('2020-07-10'), 1800.9],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:5000,description:T-101}',
      '3 {date:2020-02-10,amount:2500,description:T-102}',
      '4 {date:2020-03-10,amount:1800.9,description:T-103}',
    ],
    tells: ['told_payments_left'],
  },
]
