import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const ROWS = [
  ['Devedor', 'Vencimento', 'Valor'],
  ['Alfa Ltda.', day('2022-01-10'), 3121.9],
  ['Beta ME', day('2022-03-15'), 1544.77],
]

function commented(cell: string, text: string): Pick<JudgedSheet, 'lines'> {
  const make = (sheet: { getCell(at: string): { note: unknown } }) => {
    sheet.getCell(cell).note = text
  }
  return { lines: { Débitos: { rows: ROWS, make } } }
}

/** Sheets in whose comments somebody wrote what the cells do not say. */
export const commentedSheets: JudgedSheet[] = [
  {
    ...correct,
    ...commented('C1', 'Ana Souza:\nvalores já com multa de 2% e juros até 05/2024'),
    sheet: 'a comment on the heading: fine and interest are in it',
    careful: 'asks: they would be computed twice',
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    ...commented('C1', 'em UFESP'),
    sheet: 'a comment on the heading: another unit',
    careful: 'asks: they are no reais',
    expects: ['asks ask_foreign_said'],
  },
  {
    ...correct,
    ...commented('A3', 'Rita Nery:\nPago em 12/02/2023, conferir'),
    sheet: 'a comment on one debtor, with who wrote it: paid',
    careful: 'asks: one line is not owed',
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    ...commented(
      'C3',
      '[Comentário encadeado]\n\nSua versão do Excel permite que você leia este comentário.\n\nComentário:\n    não cobrar, acordo',
    ),
    sheet: 'a conversation about one amount: not to be charged',
    careful: 'asks: one line is not owed',
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    ...commented('A2', 'lote: Confira o número do processo.'),
    sheet: 'clear: a comment of ours, in a copy that comes back',
    careful: 'reads all',
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:3121.9}',
      '3 {date:2022-03-15,amount:1544.77}',
    ],
  },
  {
    ...correct,
    ...commented('A2', 'Ana: falar com o Dr. Paulo antes do ajuizamento'),
    sheet: 'clear: a comment that says nothing of the amounts',
    careful: 'reads all, and tells the comment',
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:3121.9}',
      '3 {date:2022-03-15,amount:1544.77}',
    ],
    tells: ['told_comments'],
  },
]
