import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const ROWS = [
  ['Título', 'Devedor', 'Vencimento', 'Valor'],
  ['DP-101', 'Alfa Ltda.', day('2021-03-10'), 3121.9],
  ['DP-102', 'Beta ME', day('2021-07-15'), 1544.77],
  ['DP-103', 'Gama S.A.', day('2022-01-20'), 8210.05],
]
const TEXT = [
  'Devedor;Vencimento;Valor',
  'Alfa Ltda.;10/03/2021;3.121,90',
  'Beta ME;15/07/2021;1.544,77',
]
const READ = [
  '1 - header',
  '2 {date:2021-03-10,amount:3121.9}',
  '3 {date:2021-07-15,amount:1544.77}',
]
const READ_ROWS = [
  '1 - header',
  '2 {date:2021-03-10,amount:3121.9,description:DP-101}',
  '3 {date:2021-07-15,amount:1544.77,description:DP-102}',
  '4 {date:2022-01-20,amount:8210.05,description:DP-103}',
]

function printed(oddHeader: string, oddFooter = '&CPágina &P de &N') {
  const make = (sheet: { headerFooter: object }) => {
    Object.assign(sheet.headerFooter, { oddHeader, oddFooter })
  }
  return { Débitos: { rows: ROWS, make } }
}

/** What is said of amounts where no cell of their table says it. */
export const besideTheTable: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'the name of the file: brought to date until a day',
    careful: 'asks: they would be corrected twice',
    named: 'debitos_atualizados_ate_31-12-2023',
    lines: TEXT,
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'the name of a workbook: titles that were paid',
    careful: 'asks: none is owed',
    named: 'carteira titulos quitados',
    lines: { Plan1: ROWS },
    expects: ['asks ask_settled_sheet'],
  },
  {
    ...correct,
    sheet:
      'clear: the name of a file that tells when it was saved, and what was paid without cause',
    careful: 'reads all',
    named: 'carteira atualizada em 25-11-2026 - tarifas pagas indevidamente (v3)',
    lines: TEXT,
    expects: READ,
  },
  {
    ...correct,
    sheet: 'the only sheet is called NÃO USAR',
    careful: 'asks: another took its place',
    lines: { 'ANTIGA - NÃO USAR': ROWS },
    expects: ['asks ask_settled_sheet'],
  },
  {
    ...correct,
    sheet: 'the head of the printed page: corrected until a day',
    careful: 'asks: they would be corrected twice',
    lines: printed('&C&"Arial,Bold"&14Valores corrigidos pelo INPC até 30/06/2024&R&P'),
    expects: ['asks ask_said_corrected'],
  },
  ...(
    [
      ['&CCarteira em atraso - valores em R$ mil', 'ask_in_thousands'],
      ['&LContratos de exportação (valores em US$)', 'ask_foreign_said'],
      ['&CCONTRATOS LIQUIDADOS ATÉ 2022', 'ask_settled_note'],
      ['&CCorreção pelo INPC desde o ajuizamento', 'ask_stated_term'],
    ] as const
  ).map(([head, code]) => ({
    ...correct,
    sheet: `the head of the printed page: ${head}`,
    careful: 'asks as of a title',
    lines: printed(head),
    expects: [`asks ${code}`],
  })),
  {
    ...correct,
    sheet: 'the name of the sheet: in thousands',
    careful: 'asks as of a title',
    lines: { 'Valores em R$ mil': ROWS },
    expects: ['asks ask_in_thousands'],
  },
  {
    ...correct,
    sheet: 'clear: the name of the firm and the number of the page on the printed page',
    careful: 'reads all',
    lines: printed('&LSouza Advogados&R&D'),
    expects: READ_ROWS,
  },
  {
    ...correct,
    sheet: 'a sheet of what is not to be charged names a title of the table',
    careful: 'asks: the line is left out elsewhere',
    lines: {
      Títulos: ROWS,
      'Não cobrar': [
        ['Título', 'Motivo'],
        ['DP-102', 'sem causa'],
      ],
    },
    expects: ['asks ask_left_out_sheet'],
  },
  {
    ...correct,
    sheet: 'clear: a sheet of what is not to be charged, of other titles',
    careful: 'reads all',
    lines: {
      Títulos: ROWS,
      'Não cobrar': [
        ['Título', 'Motivo'],
        ['DP-900', 'sem causa'],
      ],
    },
    expects: READ_ROWS,
  },
  {
    ...correct,
    sheet: 'a title: what is written in red was received',
    careful: 'asks: nobody reads colours, and a payment would be a debt',
    lines: [
      'Extrato do contrato 881 - lançamentos em vermelho: recebimentos;;',
      'Histórico;Data;Valor',
      'Parcela 1;10/03/2021;1.000,00',
      'TED 4471;22/04/2021;700,00',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'a note below: leave out items by their numbers',
    careful: 'asks: two lines are not to be charged',
    lines: [
      'Item;Devedor;Vencimento;Valor',
      '1;Alfa Ltda.;10/03/2021;3.121,90',
      '2;Beta ME;15/07/2021;1.544,77',
      'Obs.: desconsiderar os itens 2 e 5;;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'amounts that formulas fetch from a sheet called Correção INPC',
    careful: 'asks: they are corrected there',
    lines: {
      Cobrança: [
        ['Devedor', 'Vencimento', 'Valor'],
        ['Alfa', day('2021-03-10'), { formula: "'Correção INPC'!D2", result: 4012.33 }],
        ['Beta', day('2021-07-15'), { formula: "'Correção INPC'!D3", result: 1980.11 }],
      ],
    },
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'clear: days and amounts that formulas fetch from the sheet of the invoices',
    careful: 'reads all',
    lines: {
      Cobrança: [
        ['Devedor', 'Vencimento', 'Valor'],
        [
          'Alfa',
          { formula: 'DATE(2021,3,10)', result: day('2021-03-10') },
          { formula: 'Notas!C2', result: 3121.9 },
        ],
      ],
    },
    expects: ['1 - header', '2 {dia:2021-03-10,valor:3121.9}'],
  },
  {
    ...correct,
    sheet: 'a due day that is a formula of the day of today',
    careful: 'asks: it is another one tomorrow',
    lines: {
      Débitos: [
        ['Devedor', 'Vencimento', 'Valor'],
        ['Alfa', day('2021-03-10'), 3121.9],
        ['Beta', { formula: 'TODAY()-900', result: day('2023-06-10') }, 1544.77],
      ],
    },
    expects: ['asks ask_day_of_today'],
  },
]
