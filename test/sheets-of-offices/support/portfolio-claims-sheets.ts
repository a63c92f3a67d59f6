import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const YELLOW = {
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: 'FFFFFF00' },
} as const

/** Claims out of ledgers and ERPs, of which less is owed than the column of amounts says. */
export const portfolioClaims: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'days of which an American Excel changed round those that it could read',
    careful:
      'asks: every day up to 12 is a real date, every later one is text; day and month may be swapped',
    lines: {
      Titulos: [
        ['Cliente', 'Vencimento', 'Valor'],
        ['Ana', day('2020-05-01'), 1200.5],
        ['Bia', '15/01/2020', 800],
        ['Caio', day('2020-10-02'), 950],
        ['Davi', '28/02/2020', 430.2],
        ['Eva', day('2020-07-03'), 1810],
        ['Fabio', '31/03/2020', 77.9],
        ['Gil', day('2020-12-04'), 615],
        ['Hugo', '16/04/2020', 2400],
      ],
    },
    expects: ['asks ask_swapped_dates'],
  },
  {
    ...correct,
    sheet: 'one amount of an agreement, merged over its three instalments',
    careful: 'asks, or rejects the second and the third line: the amount is one and not three',
    lines: {
      Acordos: {
        rows: [
          ['Devedor', 'Vencimento', 'Valor do acordo'],
          ['Ana', day('2020-01-10'), 9000],
          ['Ana', day('2020-02-10')],
          ['Ana', day('2020-03-10')],
          ['Bia', day('2020-01-15'), 1250.4],
        ],
        make: (sheet) => sheet.mergeCells('C2:C4'),
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:9000}',
      '3 ! cell_merged_amount',
      '4 ! cell_merged_amount',
      '5 {date:2020-01-15,amount:1250.4}',
    ],
  },
  {
    ...correct,
    sheet: 'a legend below the table says that yellow lines are paid',
    careful: 'asks: some lines are yellow and the legend says that they are paid',
    lines: {
      Carteira: {
        rows: [
          ['Cliente', 'Vencimento', 'Valor'],
          ['Ana', day('2021-01-10'), 1200],
          ['Bia', day('2021-02-10'), 860.3],
          ['Caio', day('2021-03-10'), 440],
          ['Davi', day('2021-04-10'), 3190.75],
          [],
          ['Legenda: amarelo = pago'],
        ],
        make: (sheet) => {
          for (const cell of ['A3', 'B3', 'C3', 'A7']) sheet.getCell(cell).fill = YELLOW
        },
      },
    },
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'kinds of titles by the codes of an ERP: NF, NCC, RA, AB-',
    careful:
      'asks: NCC is a credit note, RA was received in advance, AB- is a rebate; all are positive',
    lines: [
      'Prefixo;No. Titulo;Parcela;Tipo;Nome Cliente;Vencto Real;Valor',
      'UNI;000101;A;NF;MERCADO BOM LTDA;10/01/2021;4.500,00',
      'UNI;000101;B;NF;MERCADO BOM LTDA;10/02/2021;4.500,00',
      'UNI;000044;;NCC;MERCADO BOM LTDA;15/02/2021;1.200,00',
      'UNI;000102;A;NF;PADARIA SOL;20/02/2021;780,35',
      'UNI;000009;;RA;PADARIA SOL;01/03/2021;300,00',
      'UNI;000102;A;AB-;PADARIA SOL;20/02/2021;55,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'a CSV by commas whose cents took the place of the remark',
    careful: 'asks, or rejects: 1500,50 is one amount, and not 1500 with the remark 50',
    lines: [
      'Cliente,Vencimento,Valor,Obs',
      'Ana,10/01/2020,1500,50',
      'Bia,15/02/2020,820,00',
      'Caio,20/03/2020,97,35',
      'Davi,25/04/2020,3110,08',
    ],
    expects: ['refuses cut_amounts'],
  },
  {
    ...correct,
    sheet: 'a title that orders another index and another start',
    careful: 'asks: the title says INPC since the filing, the batch uses IPCA since each due date',
    lines: [
      'Sentença: correção pelo INPC desde o ajuizamento (15/06/2021) e juros de 1% a.m. desde a citação;;',
      'Credor;Vencimento;Valor',
      'Ana;10/01/2019;1.200,00',
      'Ana;10/02/2019;1.350,90',
      'Bia;10/02/2019;800,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'a line of each month with the sum of its days',
    careful: 'asks, or ignores the lines of the months: they sum the lines above them',
    lines: [
      'Data;Documento;Valor',
      '05/01/2020;NF 101;1.500,00',
      '19/01/2020;NF 108;820,40',
      'jan/2020;;2.320,40',
      '03/02/2020;NF 115;400,00',
      '11/02/2020;NF 119;1.100,10',
      '27/02/2020;NF 125;99,90',
      'fev/2020;;1.600,00',
      '09/03/2020;NF 131;750,00',
      '30/03/2020;NF 140;1.250,00',
      'mar/2020;;2.000,00',
    ],
    expects: ['asks ask_sum_row'],
  },
]
