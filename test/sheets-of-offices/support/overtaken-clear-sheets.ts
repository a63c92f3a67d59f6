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
    sheet: 'clear: telephone: what was charged without cause',
    careful: 'signs: three charges',
    lines: [
      'Linha;Fatura;Vencimento;Serviço;Valor indevido;Protocolo',
      '(11) 98888-0000;03/2021;15/03/2021;Seguro celular;29,90;2021003312',
      '(11) 98888-0000;04/2021;15/04/2021;Seguro celular;29,90;2021004410',
      '(11) 98888-0000;05/2021;15/05/2021;Seguro celular;31,50;2021005100',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-15,amount:29.9}',
      '3 {date:2021-04-15,amount:29.9}',
      '4 {date:2021-05-15,amount:31.5}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: instalments of renegotiated contracts, the contract beside',
    careful: 'signs: four instalments of an agreement',
    lines: [
      'Contrato;Parcela;Vencimento;Valor;Histórico',
      '44987;1/4;10/11/2020;1.200,00;Renegociação do contrato 44100',
      '44987;2/4;10/12/2020;1.200,00;Renegociação do contrato 44100',
      '44987;3/4;10/01/2021;1.200,00;Renegociação do contrato 44100',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-11-10,amount:1200,description:Renegociação do contrato 44100}',
      '3 {date:2020-12-10,amount:1200,description:Renegociação do contrato 44100}',
      '4 {date:2021-01-10,amount:1200,description:Renegociação do contrato 44100}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: expert: one hypothesis as the title',
    careful: 'signs: two months',
    lines: [
      'Hipótese 1 - divisor 220;;',
      'Mês;Verba;Valor',
      '31/01/2019;Horas extras;410,50',
      '28/02/2019;Horas extras;398,20',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2019-01-31,amount:410.5,description:Horas extras}',
      '4 {date:2019-02-28,amount:398.2,description:Horas extras}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: dismissals: notice indemnified or worked',
    careful: 'signs: three items',
    lines: [
      'Empregado;Data da rescisão;Aviso prévio;Valor da rescisão',
      'Davi;06/05/2019;Indenizado;4.200,00',
      'Rosa;10/06/2019;Trabalhado;3.100,00',
      'Célia;12/06/2019;Indenizado;2.950,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-05-06,amount:4200}',
      '3 {date:2019-06-10,amount:3100}',
      '4 {date:2019-06-12,amount:2950}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: bills with second copies of none of the list',
    careful: 'signs: each bill stands once, as its second copy',
    lines: [
      'Boleto;Vencimento;Valor;Histórico',
      '3391;25/02/2021;980,00;2ª via do boleto 2201',
      '3392;25/03/2021;980,00;2ª via do boleto 2202',
      '3393;10/04/2021;980,00;Mensalidade abril',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-25,amount:980,description:2ª via do boleto 2201}',
      '3 {date:2021-03-25,amount:980,description:2ª via do boleto 2202}',
      '4 {date:2021-04-10,amount:980,description:Mensalidade abril}',
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
    sheet: 'clear: telephone: charged without cause, in long words',
    careful: 'signs: three charges',
    lines: [
      'Fatura;Vencimento;Serviço;Valor cobrado indevidamente',
      '03/2021;15/03/2021;Seguro celular;29,90',
      '04/2021;15/04/2021;Seguro celular;29,90',
    ],
    expects: ['1 - header', '2 {date:2021-03-15,amount:29.9}', '3 {date:2021-04-15,amount:29.9}'],
  },
  {
    ...correct,
    sheet: 'clear: dismissals with the day and the sum',
    careful: 'signs: two sums',
    lines: [
      'Empregado;Data da rescisão;Valor da rescisão',
      'Davi;06/05/2019;4.200,00',
      'Rosa;10/06/2019;3.100,00',
    ],
    expects: ['1 - header', '2 {date:2019-05-06,amount:4200}', '3 {date:2019-06-10,amount:3100}'],
  },
  {
    ...correct,
    sheet: 'clear: cheques in the place of others, which are not among them',
    careful: 'signs: each debt stands once',
    lines: [
      'Cheque;Bom para;Valor;Histórico',
      '000771;10/02/2021;1.000,00;em substituição ao cheque 000510',
      '000772;10/03/2021;1.000,00;em substituição ao cheque 000511',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-10,amount:1000,description:em substituição ao cheque 000510}',
      '3 {date:2021-03-10,amount:1000,description:em substituição ao cheque 000511}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: labour: Tese as the column of a precedent',
    careful: 'signs: each case has its own claim',
    lines: [
      'Processo;Tese;Distribuição;Valor da causa',
      '0006101-83.2019.8.26.0100;Tema 1046;12/03/2019;18.420,00',
      '0006101-83.2019.8.26.0100;Tema 935;15/06/2021;9.300,00',
    ],
    expects: ['1 - header', '2 {date:2019-03-12,amount:18420}', '3 {date:2021-06-15,amount:9300}'],
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
