import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const paid = [
  'Devedor;Vencimento;Valor do custo mensal;Situação',
  'Alfa;15/01/2022;1.000,00;Em aberto',
  'Beta;15/02/2022;1.500,00;Quitado',
]

/** A column that is said, and what stands in its cells, which is another question. */
export const confirmedSheets: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'an unknown heading of the amounts, beside a line that was paid',
    careful: 'asks which column it is',
    lines: paid,
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'the same, the column being said',
    careful: 'asks about the paid line: nobody has said that it is owed',
    map: { valor: 'Valor do custo mensal' },
    lines: paid,
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'the same, confirmed as the question says',
    careful: 'reads both, and says what was confirmed',
    map: { valor: '=Valor do custo mensal' },
    lines: paid,
    expects: ['1 - header', '2 {date:2022-01-15,amount:1000}', '3 {date:2022-02-15,amount:1500}'],
    tells: ['ask_settled'],
  },
  {
    ...correct,
    sheet: 'a known heading that a map repeats: only its cells can have been asked about',
    careful: 'reads both, and says what was confirmed',
    map: { valor: 'Valor' },
    lines: paid.map((line) => line.replace('Valor do custo mensal', 'Valor')),
    expects: ['1 - header', '2 {date:2022-01-15,amount:1000}', '3 {date:2022-02-15,amount:1500}'],
    tells: ['ask_settled'],
  },
  {
    ...correct,
    sheet: 'a bill and its second copy, each with a number that the bank gave it',
    careful: 'asks: it is one bill',
    lines: [
      'Sacado;Documento;Nosso número;Vencimento;Valor',
      'Alfa;NF 1021;109/00012345-1;25/01/2021;1.200,00',
      'Beta;NF 1022;109/00012399-0;25/01/2021;800,00',
      'Alfa;NF 1021 (2ª via);109/00012777-5;10/02/2021;1.200,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'clear: two bills of one amount, each with its own number of the bank',
    careful: 'reads all',
    lines: [
      'Sacado;Documento;Nosso número;Vencimento;Valor',
      'Alfa;NF 1021;109/00012345-1;25/01/2021;1.200,00',
      'Alfa;NF 1044;109/00012777-5;25/02/2021;1.200,00',
    ],
    expects: ['1 - header', '2 {date:2021-01-25,amount:1200}', '3 {date:2021-02-25,amount:1200}'],
  },
]
