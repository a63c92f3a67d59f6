import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** Sheets like those, of which nobody careful would ask anything. */
export const overtakenClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: school: sums of each pupil by formulas',
    careful: 'signs: four fees',
    lines: {
      Mensalidades: [
        ['Aluno', 'Turma', 'Vencimento', 'Mensalidade'],
        ['Caio Reis', '7º B', day('2021-02-05'), 980],
        ['Caio Reis', '7º B', day('2021-03-05'), 980],
        ['Total Caio Reis', null, null, { formula: 'SUM(D2:D3)', result: 1960 }],
        ['Lia Prado', '3º A', day('2021-02-05'), 890],
        ['Lia Prado', '3º A', day('2021-03-05'), 890],
        ['Total Lia Prado', null, null, { formula: 'SUM(D5:D6)', result: 1780 }],
        ['TOTAL GERAL', null, null, { formula: 'D4+D7', result: 3740 }],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2021-02-05,amount:980}',
      '3 {date:2021-03-05,amount:980}',
      '4 - total',
      '5 {date:2021-02-05,amount:890}',
      '6 {date:2021-03-05,amount:890}',
      '7 - total',
      '8 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: CSV of a school: sums by pupil without a formula',
    careful: 'signs: four fees',
    lines: [
      'Aluno;Turma;Vencimento;Mensalidade',
      'Caio Reis;7º B;05/02/2021;980,00',
      'Caio Reis;7º B;05/03/2021;980,00',
      'Total Caio Reis;;;1.960,00',
      'Lia Prado;3º A;05/02/2021;890,00',
      'Lia Prado;3º A;05/03/2021;890,00',
      'Total Lia Prado;;;1.780,00',
      'Total geral;;;3.740,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-05,amount:980}',
      '3 {date:2021-03-05,amount:980}',
      '4 - total',
      '5 {date:2021-02-05,amount:890}',
      '6 {date:2021-03-05,amount:890}',
      '7 - total',
      '8 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a client called Total Engenharia without a date',
    careful: 'rejects its line, which has no date and is the sum of nothing',
    lines: [
      'Cliente;Vencimento;Valor',
      'Alfa;10/02/2021;1.000,00',
      'Beta;10/03/2021;1.500,00',
      'Total Engenharia;;700,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-10,amount:1000}',
      '3 {date:2021-03-10,amount:1500}',
      '4 ! cell_missing line_maybe_total_undated',
    ],
  },
]
