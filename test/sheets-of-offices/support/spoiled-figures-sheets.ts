import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

/** Figures, dates and layouts that a program, a scan or a hand spoiled. */
export const spoiledFigures: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a scan: one amount lost its comma among equal rents',
    careful: 'asks: it is a hundred times the others',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;1.200,00',
      'fev/20;10/02/2020;1.200,00',
      'mar/20;10/03/2020;120000',
      'abr/20;10/04/2020;1.200,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:1200}',
      '4 {date:2020-03-10,amount:120000}',
      '5 {date:2020-04-10,amount:1200}',
    ],
    tells: ['told_odd_amount'],
  },
  {
    ...correct,
    sheet: 'a scan: letters in the place of figures',
    careful: 'rejects the two: l is no 1 and O no 0',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;l.200,00',
      'fev/20;1O/02/2020;1.200,00',
      'mar/20;10/03/2020;1.200,00',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'a PDF: blanks fell into the amounts',
    careful: 'rejects or asks: 1 2 00,00 may be two numbers',
    lines: [
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;1 2 00,00',
      '2;10/02/2020;5 00,00',
      '3;10/03/2020;750,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 ! cell_not_a_number',
      '4 {date:2020-03-10,amount:750,description:3}',
    ],
  },
  {
    ...correct,
    sheet: 'a spreadsheet of the web in the English locale under Portuguese headings',
    careful: 'asks: day and month may have changed places',
    lines: [
      'Vencimento,Cliente,Valor',
      '1/2/2020,Loja Sol,"R$1,200.00"',
      '3/4/2020,Loja Sol,"R$1,350.50"',
      '5/6/2020,Bar Mar,"R$2,100.00"',
    ],
    expects: ['asks ask_order'],
  },
  {
    ...correct,
    sheet: 'a workbook: one amount was typed with a point in the English locale',
    careful: 'asks: 1.2 stands for 1.200',
    lines: {
      Aluguéis: [
        ['Mês', 'Vencimento', 'Aluguel'],
        ['jan/20', day('2020-01-10'), 1200],
        ['fev/20', day('2020-02-10'), 1200],
        ['mar/20', day('2020-03-10'), 1.2],
        ['abr/20', day('2020-04-10'), 1200],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:1200}',
      '4 {date:2020-03-10,amount:1.2}',
      '5 {date:2020-04-10,amount:1200}',
    ],
    tells: ['told_odd_amount'],
  },
  {
    ...update,
    sheet: 'references of two figures and two figures',
    careful: 'asks: May of 2006 or the 5th of June',
    lines: ['Ref.;Valor', '05/06;800,00', '06/06;800,00', '07/06;800,00'],
    expects: ['1 - header', '2 ! cell_not_a_date', '3 ! cell_not_a_date', '4 ! cell_not_a_date'],
  },
  {
    ...correct,
    sheet: 'years on sheets of their own, the later one with other headings',
    careful: 'asks or tells: only one is read',
    lines: {
      '2020': [
        ['Vencimento', 'Valor'],
        [day('2020-01-10'), 1200],
        [day('2020-02-10'), 1200],
      ],
      '2021': [
        ['Data venc.', 'Vlr.'],
        [day('2021-01-10'), 1300],
        [day('2021-02-10'), 1300],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...correct,
    sheet: 'months of a year across, one line a tenant',
    careful: 'asks: each month is an amount',
    lines: [
      'Inquilino;Vencimento;Jan/20;Fev/20;Mar/20',
      'Ana;10;1.200,00;1.200,00;1.200,00',
      'Rui;5;900,00;900,00;900,00',
    ],
    expects: ['1 - header', '2 ! cell_not_a_date', '3 ! cell_not_a_date'],
    tells: ['told_beside'],
  },
]
