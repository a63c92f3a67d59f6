import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

/** Two debts of those two columns, whatever is written above them. */
function debtsUnder(date: string, amount: string): JudgedSheet {
  return {
    ...correct,
    sheet: `debts under ${date} and ${amount}`,
    careful: 'computes them: no other column can be meant',
    lines: [`Título;${date};${amount}`, 'T1;10/01/2021;1.100,50', 'T2;20/02/2021;200,50'],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1100.5,description:T1}',
      '3 {date:2021-02-20,amount:200.5,description:T2}',
    ],
  }
}

/** Only its amount is open: its days can be nowhere else. */
function onlyAmountAsked(asks: string, headings: string, cells: string[]): JudgedSheet {
  return {
    ...correct,
    sheet: `one column of days beside ${headings.replaceAll(';', ', ')}`,
    careful: 'asks about the amount alone',
    lines: [headings, ...cells],
    expects: [`asks ${asks}`],
  }
}

/** Sheets of debts that anybody reads, and that were stopped or lost rows. */
export const readableSheets: JudgedSheet[] = [
  onlyAmountAsked('ask_doubtful', 'Título;Época própria;Total', [
    'T1;10/01/2021;1.100,50',
    'T2;10/02/2021;200,50',
  ]),
  onlyAmountAsked('ask_tie', 'Título;Época própria;Valor principal;Valor original', [
    'T1;10/01/2021;1.100,50;1.200,50',
    'T2;10/02/2021;200,50;300,50',
  ]),
  debtsUnder('Data limite', 'Valor'),
  debtsUnder('Data da transação', 'Valor'),
  debtsUnder('Data da NF', 'Valor'),
  debtsUnder('Data da lesão', 'Valor'),
  debtsUnder('Início da correção', 'Valor'),
  debtsUnder('Corrigir desde', 'Valor'),
  debtsUnder('Atualizar a partir de', 'Valor'),
  debtsUnder('Vencimento', 'Valor a receber'),
  debtsUnder('Vencimento', 'Valor gasto'),
  debtsUnder('Vencimento', 'Valor sem correção'),
  debtsUnder('Vencimento', 'Valor s/ encargos'),
  {
    ...update,
    sheet: 'whole reais under the original debt',
    careful: 'updates them',
    lines: ['Título;Vencimento;Dívida original', 'T1;10/01/2021;100', 'T2;20/02/2021;250'],
    expects: ['1 - header', '2 {dia:2021-01-10,valor:100}', '3 {dia:2021-02-20,valor:250}'],
  },
  {
    ...correct,
    sheet: 'each instalment on its line, with its number and how many there are',
    careful: 'computes each line: its number says which it is',
    lines: [
      'Contrato;Nº parcela;Qtde parcelas;Vencimento;Valor parcela',
      '1;1;12;10/01/2022;100,10',
      '1;2;12;10/02/2022;100,10',
      '2;7;10;20/01/2022;200,20',
      '2;8;10;20/02/2022;200,20',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:100.1,description:1}',
      '3 {date:2022-02-10,amount:100.1,description:2}',
      '4 {date:2022-01-20,amount:200.2,description:7}',
      '5 {date:2022-02-20,amount:200.2,description:8}',
    ],
  },
  {
    ...correct,
    sheet: 'the first of many instalments of each contract, alone',
    careful: 'asks: the line may stand for all of them',
    lines: [
      'Contrato;Nº parcela;Qtde parcelas;Vencimento;Valor parcela',
      '1;1;12;10/01/2022;100,10',
      '2;1;10;20/01/2022;200,20',
      '3;1;24;20/03/2022;300,20',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'days with an hour, a full stop or a word beside them',
    careful: 'reads the days',
    lines: [
      'Título;Vencimento;Valor',
      'T1;13/01/2021 às 14h30;100,00',
      'T2;14/01/2021 - 09:15;100,10',
      'T3;em 15/01/2021;100,20',
      'T4;16/01/2021.;100,30',
      'T5;17\\01\\2021;100,40',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-13,amount:100,description:T1}',
      '3 {date:2021-01-14,amount:100.1,description:T2}',
      '4 {date:2021-01-15,amount:100.2,description:T3}',
      '5 {date:2021-01-16,amount:100.3,description:T4}',
      '6 {date:2021-01-17,amount:100.4,description:T5}',
    ],
  },
  {
    ...correct,
    sheet: 'amounts in quotation marks, after R$: and with a full stop',
    careful: 'reads the amounts',
    lines: [
      'Título;Vencimento;Valor',
      'T1;13/01/2021;"""1.234,56"""',
      'T2;14/01/2021;R$: 1.234,57',
      'T3;15/01/2021;1.234,58.',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-13,amount:1234.56,description:T1}',
      '3 {date:2021-01-14,amount:1234.57,description:T2}',
      '4 {date:2021-01-15,amount:1234.58,description:T3}',
    ],
  },
  {
    ...correct,
    sheet: 'a total by client, also of the client with one line',
    careful: 'computes three: the lines of totals repeat them',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana;10/01/2020;1.000,00',
      'Ana;10/02/2020;1.000,00',
      'TOTAL ANA;;2.000,00',
      'Bia;15/01/2020;500,00',
      'TOTAL BIA;;500,00',
      'TOTAL GERAL;;2.500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000}',
      '3 {date:2020-02-10,amount:1000}',
      '4 - total',
      '5 {date:2020-01-15,amount:500}',
      '6 - total',
      '7 - total',
    ],
  },
  {
    ...correct,
    sheet: 'a total of somebody else below the only line of a client',
    careful: 'asks of it: it may be a company that begins with Total',
    lines: ['Cliente;Vencimento;Valor', 'Bia;15/01/2020;500,00', 'TOTAL Caio;;500,00'],
    expects: [
      '1 - header',
      '2 {date:2020-01-15,amount:500}',
      '3 ! cell_missing line_maybe_total_undated',
    ],
  },
  {
    ...correct,
    sheet: 'the number of the instalment and its amount under the same word',
    careful: 'computes what is in reais',
    lines: [
      'Prestação;Vencimento;Prestação (R$)',
      '1;05/01/2022;1.111,11',
      '2;05/02/2022;1.111,11',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-05,amount:1111.11}',
      '3 {date:2022-02-05,amount:1111.11}',
    ],
  },
  {
    ...correct,
    sheet: 'quota and fund in whole reais, and the total that sums them on each line',
    careful: 'computes the totals',
    lines: {
      Planilha1: [
        ['Ref.', 'Vencimento', 'Cota Ordinária', 'Fundo de Reserva', 'Total'],
        ['jan/23', day('2023-01-10'), 500, 50, 550],
        ['fev/23', day('2023-02-10'), 500, 50, 550],
        ['mar/23', day('2023-03-10'), 510, 51, 561],
        ['TOTAIS', null, 1510, 151, 1661],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2023-01-10,amount:550}',
      '3 {date:2023-02-10,amount:550}',
      '4 {date:2023-03-10,amount:561}',
      '5 - total',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'whole numbers of which one line alone adds up',
    careful: 'asks whether the total is the debt',
    lines: ['Bloco;Unidade;Vencimento;Total', '1;20;10/01/2023;21', '1;30;10/02/2023;550'],
    expects: ['asks ask_doubtful'],
  },
]
