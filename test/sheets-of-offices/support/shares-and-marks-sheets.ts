import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const A = cnj(9501, 2018)
const B = cnj(9502, 2019)
const C = cnj(9503, 2020)

/** Debts whose sheet says in marks, shares and kin words that less is owed. */
export const sharesAndMarks: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'raised figures of footnotes behind amounts',
    careful: '650,00¹ is 650, never 650.001; else rejected',
    lines: [
      'Unidade;Vencimento;Valor',
      '101;10/01/2020;650,00¹',
      '102;10/01/2020;710,5²',
      '103;10/01/2020;1.250³',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 ! cell_not_a_number',
      '4 ! cell_not_a_number',
    ],
  },
  {
    ...correct,
    sheet: 'rent by the month: one line stands for the months from Início to Fim',
    careful: 'asked: 12 rents, not one; and Fim is no day to correct to',
    lines: [
      'Contrato;Início;Fim;Valor mensal',
      'L-1;01/01/2020;31/12/2020;1.500,00',
      'L-2;01/03/2020;28/02/2021;2.200,00',
    ],
    expects: ['asks ask_missing', 'asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'heirs: the whole debt on each line, and the share of each beside it',
    careful: 'asked: each is owed 50 % or 25 % of it',
    lines: [
      'Processo;Herdeiro;Quota-parte;Vencimento;Valor da condenação',
      `${A};Ana;50%;10/03/2019;80.000,00`,
      `${A};Bruno;25%;10/03/2019;80.000,00`,
      `${A};Clara;25%;10/03/2019;80.000,00`,
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'one debt, once for the debtor and once for each who answers for it',
    careful: 'told or asked: the debt is one',
    lines: [
      'Contrato;Nome;Qualidade;Vencimento;Valor',
      'CCB 1;Padaria Sol Ltda.;Devedor principal;10/03/2020;48.300,15',
      'CCB 1;José Lima;Avalista;10/03/2020;48.300,15',
      'CCB 1;Rita Lima;Fiadora;10/03/2020;48.300,15',
      'CCB 2;Bar Lua Ltda.;Devedor principal;15/05/2020;9.871,40',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'instalments, each with the value of the whole contract',
    careful: 'asked: three times 36,000 is not owed',
    lines: [
      'Contrato;Parcela;Vencimento;Valor do contrato',
      'C-1;1/3;10/01/2020;36.000,00',
      'C-1;2/3;10/02/2020;36.000,00',
      'C-1;3/3;10/03/2020;36.000,00',
    ],
    expects: ['asks ask_whole_each'],
  },
  {
    ...correct,
    sheet: 'descriptions that begin with (-), amounts without a sign',
    careful: 'asked: (-) lessens the debt',
    lines: [
      'Processo;Descrição;Data;Valor',
      `${A};(+) Aluguel;10/03/2020;2.000,00`,
      `${A};(+) IPTU;10/03/2020;300,00`,
      `${A};(-) Caução;10/03/2020;1.800,00`,
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'lines struck through',
    careful: 'told or asked: whoever struck them out does not claim them',
    lines: {
      Débitos: {
        rows: [
          ['Processo', 'Vencimento', 'Valor'],
          [A, day('2020-01-10'), 1000],
          [B, day('2020-02-10'), 2500.5],
          [C, day('2020-03-10'), 700],
        ],
        make: (sheet) => {
          for (const cell of ['A3', 'B3', 'C3']) sheet.getCell(cell).font = { strike: true }
        },
      },
    },
    expects: ['asks ask_struck'],
  },
  {
    ...correct,
    sheet: 'a comment on the amount: paid on 12/02/2021',
    careful: 'asks: the comment says that it was paid',
    lines: {
      Débitos: {
        rows: [
          ['Processo', 'Vencimento', 'Valor'],
          [A, day('2020-01-10'), 1000],
          [B, day('2020-02-10'), 2500.5],
        ],
        make: (sheet) => {
          sheet.getCell('C3').note = 'Pago em 12/02/2021, conferir com o financeiro'
        },
      },
    },
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'dollars by the look of the cell only',
    careful: 'asked or rejected: 1,200 dollars are not 1,200 reais',
    lines: {
      Invoices: {
        rows: [
          ['Contrato', 'Vencimento', 'Valor'],
          ['E-1', day('2020-01-10'), 1200],
          ['E-2', day('2020-02-10'), 3400],
        ],
        make: (sheet) => {
          sheet.getCell('C2').numFmt = '[$US$-409] #,##0.00'
          sheet.getCell('C3').numFmt = '"R$" #,##0.00'
        },
      },
    },
    expects: ['1 - header', '2 ! cell_foreign_currency', '3 {date:2020-02-10,amount:3400}'],
  },
  {
    ...correct,
    sheet: 'only the name of the sheet says that the values are corrected until 12-2023',
    careful: 'asked: corrected twice from 2020 to 2023',
    lines: {
      'Atualizado até 12-2023': [
        ['Processo', 'Vencimento', 'Valor'],
        [A, day('2020-01-10'), 1331.9],
        [B, day('2020-02-10'), 2874.12],
      ],
    },
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a second part headed VALORES RECEBIDOS, without a sign',
    careful: 'asked: what was received is not owed',
    lines: [
      'Processo;Data;Valor',
      'I - VALORES DEVIDOS;;',
      `${A};10/01/2020;5.000,00`,
      `${A};10/02/2020;5.000,00`,
      'II - VALORES RECEBIDOS;;',
      `${A};15/06/2020;3.000,00`,
      `${A};15/07/2020;1.000,00`,
    ],
    expects: ['asks ask_deduction_section'],
  },
  {
    ...correct,
    sheet: 'interest by the day',
    careful: 'asked or rejected: 0,033 % a day is no rate by the month',
    lines: [
      'Processo;Vencimento;Valor;Juros',
      `${A};10/01/2020;5.000,00;0,033% a.d.`,
      `${B};10/02/2020;3.000,00;0,033% a.d.`,
    ],
    expects: ['1 - header', '2 ! cell_not_a_number', '3 ! cell_not_a_number'],
  },
  {
    ...correct,
    sheet:
      'clear: letterhead, R$ in a column of its own, days with names of months, points between',
    careful: 'not asked',
    lines: [
      'ADMINISTRADORA PREDIAL BOA VISTA LTDA.;;;;',
      'Rua das Acácias, 120 - São Paulo;;;;',
      ';;;;',
      'Bloco/Unidade;Venc.to;Cota;;Valor (R$)',
      'A/101;10.jan.2020;ordinária;R$;650,00',
      'A/102;10.fev.2020;ordinária;R$;1.650,00',
      'B/201;10.mar.2020;extraordinária;R$;95,90',
    ],
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 {date:2020-01-10,amount:650}',
      '6 {date:2020-02-10,amount:1650}',
      '7 {date:2020-03-10,amount:95.9}',
    ],
  },
  {
    ...correct,
    sheet:
      'clear: unit named once above its debts, narrow spaces in thousands, em dash for nothing',
    careful: 'not asked; sections and totals are no debts',
    lines: [
      'Competência;Vencimento;Valor;Obs.',
      'Unidade 101 - Marta Reis;;;',
      'jan/2020;10/01/2020;1 650,00;—',
      'fev/2020;10/02/2020;1 650,00;—',
      'Total da unidade 101;;3 300,00;',
      'Unidade 102 - Otto Braun;;;',
      'jan/2020;10/01/2020;980,00;—',
      'Total da unidade 102;;980,00;',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2020-01-10,amount:1650}',
      '4 {date:2020-02-10,amount:1650}',
      '5 - total',
      '6 - note',
      '7 {date:2020-01-10,amount:980}',
      '8 - total',
    ],
  },
]
