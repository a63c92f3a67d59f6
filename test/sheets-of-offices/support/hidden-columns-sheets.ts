import type ExcelJS from 'exceljs'
import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const A = cnj(9601, 2018)
const B = cnj(9602, 2019)

type Rows = ExcelJS.CellValue[][]

/** A sheet some of whose columns nobody sees who opens it. */
function hiding(columns: string[], rows: Rows): JudgedSheet['lines'] {
  const make = (sheet: ExcelJS.Worksheet) => {
    for (const column of columns) sheet.getColumn(column).hidden = true
  }
  return { Débitos: { rows, make } }
}

/** Sheets with columns that nobody sees and that the job would take. */
export const hiddenColumns: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'the only column of amounts is hidden',
    careful: 'told: the amounts come from a column that nobody sees',
    lines: hiding(
      ['C'],
      [
        ['Processo', 'Vencimento', 'Valor'],
        [A, day('2020-01-10'), 1000],
        [B, day('2020-02-10'), 2500.5],
      ],
    ),
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
    tells: ['told_hidden_columns'],
  },
  {
    ...correct,
    sheet: 'two columns of amounts, the one with the better name hidden',
    careful: 'asked: the person sees Valor do boleto alone',
    lines: hiding(
      ['C'],
      [
        ['Processo', 'Vencimento', 'Valor', 'Valor do boleto'],
        [A, day('2020-01-10'), 1000, 1100],
        [B, day('2020-02-10'), 2500.5, 2600],
      ],
    ),
    expects: ['asks ask_hidden_column'],
  },
  {
    ...correct,
    sheet: 'a hidden Vencimento beside a visible Data',
    careful: 'asked: the person sees Data alone',
    lines: hiding(
      ['B'],
      [
        ['Processo', 'Vencimento', 'Data', 'Valor'],
        [A, day('2020-01-10'), day('2021-01-10'), 1000],
        [B, day('2020-02-10'), day('2021-02-10'), 2500.5],
      ],
    ),
    expects: ['asks ask_hidden_column'],
  },
  {
    ...correct,
    sheet: 'the same, after the question was answered',
    careful: 'not asked again, nor told: who named the column knows it',
    map: { data_base: 'Vencimento' },
    lines: hiding(
      ['B'],
      [
        ['Processo', 'Vencimento', 'Data', 'Valor'],
        [A, day('2020-01-10'), day('2021-01-10'), 1000],
        [B, day('2020-02-10'), day('2021-02-10'), 2500.5],
      ],
    ),
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
  },
  {
    ...correct,
    sheet: 'a hidden Vencimento beside a visible Data without a value',
    careful: 'told: there is nothing to choose between',
    lines: hiding(
      ['B'],
      [
        ['Processo', 'Vencimento', 'Data', 'Valor'],
        [A, day('2020-01-10'), null, 1000],
        [B, day('2020-02-10'), null, 2500.5],
      ],
    ),
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
    tells: ['told_hidden_columns'],
  },
  {
    ...correct,
    sheet: 'a hidden Vencimento beside a visible Emissão',
    careful: 'asked: the person sees the day of issue alone',
    lines: hiding(
      ['B'],
      [
        ['Processo', 'Vencimento', 'Emissão', 'Valor'],
        [A, day('2020-01-10'), day('2019-12-10'), 1000],
        [B, day('2020-02-10'), day('2020-01-10'), 2500.5],
      ],
    ),
    expects: ['asks ask_hidden_column'],
  },
  {
    ...correct,
    sheet: 'a hidden Valor beside a visible Valor atualizado',
    careful: 'told: the visible one says itself that it is not the historic amount',
    lines: hiding(
      ['C'],
      [
        ['Processo', 'Vencimento', 'Valor', 'Valor atualizado'],
        [A, day('2020-01-10'), 1000, 1310.44],
        [B, day('2020-02-10'), 2500.5, 3122.81],
      ],
    ),
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
    tells: ['told_hidden_columns'],
  },
  {
    ...correct,
    sheet: 'rates of interest in a hidden column',
    careful: 'told: they change every row',
    lines: hiding(
      ['D'],
      [
        ['Processo', 'Vencimento', 'Valor', 'Juros %'],
        [A, day('2020-01-10'), 1000, '1'],
        [B, day('2020-02-10'), 2500.5, '0,5'],
      ],
    ),
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000} juros.percentual=1',
      '3 {date:2020-02-10,amount:2500.5} juros.percentual=0.5',
    ],
    tells: ['told_hidden_columns'],
  },
  {
    ...correct,
    sheet: 'a column of no width',
    careful: 'told: it is as hidden as a hidden one',
    lines: {
      Débitos: {
        rows: [
          ['Processo', 'Vencimento', 'Valor'],
          [A, day('2020-01-10'), 1000],
          [B, day('2020-02-10'), 2500.5],
        ],
        make: (sheet) => {
          sheet.getColumn('C').width = 0.1
        },
      },
    },
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
    tells: ['told_hidden_columns'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'two columns of case numbers, the one with the better name hidden',
    careful: 'asked: which of two numbers is the case',
    lines: hiding(
      ['A'],
      [
        ['Número do processo', 'Cliente', 'Autos'],
        [A, 'Ana', B],
        [B, 'Bruno', A],
      ],
    ),
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'clear: hidden columns of what no field takes',
    careful: 'neither asked nor told: nothing of them is used',
    lines: hiding(
      ['D'],
      [
        ['Processo', 'Vencimento', 'Valor', 'Telefone'],
        [A, day('2020-01-10'), 1000, '11 99999-0000'],
        [B, day('2020-02-10'), 2500.5, '11 98888-0000'],
      ],
    ),
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2500.5}'],
  },
]
