import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** The amount of the whole on the line of each instalment. */
export const wholeOnEach: JudgedSheet[] = [
  ...[
    ['Valor da Nota', '1/3', '2/3', '3/3'],
    ['Valor do contrato', '1 de 3', '2 de 3', '3 de 3'],
    ['Valor da compra', '1/3', '2/3', '3/3'],
  ].map(([heading, ...parts]) => ({
    ...correct,
    sheet: `${heading} beside ${parts[0]}`,
    careful: 'asks: the whole would be owed three times',
    lines: [
      `Documento;Parcela;Vencimento;${heading}`,
      ...parts.map((part, at) => `101;${part};10/0${at + 1}/2024;3.000,00`),
    ],
    expects: ['asks ask_whole_each'],
  })),
  {
    ...correct,
    sheet: 'clear: the amount of each instalment of two invoices',
    careful: 'signs',
    lines: [
      'Nota;Parcela;Vencimento;Valor',
      '101;1/2;10/01/2024;1.000,00',
      '101;2/2;10/02/2024;1.000,00',
      '102;1/1;10/01/2024;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2024-01-10,amount:1000,description:1/2}',
      '3 {date:2024-02-10,amount:1000,description:2/2}',
      '4 {date:2024-01-10,amount:500,description:1/1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: each invoice is paid at once',
    careful: 'signs: one instalment is the whole',
    lines: ['Nota;Parcela;Vencimento;Valor da Nota', '101;1/1;10/01/2024;3.000,00'],
    expects: ['1 - header', '2 {date:2024-01-10,amount:3000,description:1/1}'],
  },
  ...[
    ['NF;Ref.;Vencimento;Valor NF', '101;03/24', '102;04/24', '900,00', 'amount:900'],
    ['Nota;Vencimento;Valor da nota', '045/24', '046/24', '1.000,00', 'amount:1000'],
    ['Pedido;Vencimento;Valor do pedido', '12/23', '13/23', '900,00', 'amount:900'],
  ].map(([heading = '', one, other, amount, read]) => ({
    ...correct,
    sheet: `clear: ${heading}, ${one}`,
    careful: 'signs: a number of the paper, or a month',
    lines: [heading, `${one};10/04/2024;1.000,00`, `${other};10/05/2024;${amount}`],
    expects: ['1 - header', '2 {date:2024-04-10,amount:1000}', `3 {date:2024-05-10,${read}}`],
  })),
  {
    ...correct,
    sheet: 'clear: Valor NF of each part, a cent apart',
    careful: 'signs: an amount of each part',
    lines: [
      'NF;Parcela;Vencimento;Valor NF',
      '7;1/2;10/04/2024;1.000,00',
      '7;2/2;10/05/2024;1.000,01',
    ],
    expects: [
      '1 - header',
      '2 {date:2024-04-10,amount:1000,description:1/2}',
      '3 {date:2024-05-10,amount:1000.01,description:2/2}',
    ],
  },
  {
    ...correct,
    sheet: 'Valor NF of each part, and a line that stands for three payments',
    careful: 'asks: two of the three would be missing',
    lines: [
      'NF;Parcela;Observação;Vencimento;Valor NF',
      '7;1/2;;10/04/2024;1.000,00',
      '7;2/2;;10/05/2024;1.000,01',
      '8;1/1;3x;10/05/2024;500,00',
    ],
    expects: ['asks ask_instalments'],
  },
]
