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
  ...[
    ['Nota;Duplicata;Vencimento;Valor da nota', '100;A', '100;B', '100;C', '101;A'],
    ['NF;Boleto;Vencimento;Valor NF', '100;7001', '100;7002', '100;7003', '101;7004'],
    ['Cliente;Pedido;Vencimento;Valor do pedido', 'Ana;9', 'Ana;9', 'Ana;9', 'Bia;10'],
    ['Contrato;Cliente;Vencimento;Valor do contrato', '9;Ana', '9;Ana', '9;Ana', '10;Bia'],
    ['Título;Cliente;Vencimento;Valor da nota', '100-1/3;A', '100-2/3;A', '100-3/3;A', '101;B'],
    ['Cliente;Sequência;Vencimento;Valor da nota', 'A;1/3', 'A;2/3', 'A;3/3', 'B;única'],
  ].map(([heading = '', ...papers]) => ({
    ...correct,
    sheet: `the whole on each line: ${heading}`,
    careful: 'asks: the whole would be owed three times',
    lines: [
      heading,
      ...papers.map((paper, at) => `${paper};10/0${at + 1}/2024;${at < 3 ? 900 : 500},00`),
    ],
    expects: ['asks ask_whole_each'],
  })),
  {
    ...correct,
    sheet: 'invoices whose instalments stand in the order of their days',
    careful: 'asks: the whole of each would be owed twice',
    lines: [
      'NF;Parcela;Vencimento;Valor da nota',
      '100;1/2;10/01/2024;900,00',
      '101;2/2;20/01/2024;500,00',
      '100;2/2;10/02/2024;900,00',
    ],
    expects: ['asks ask_whole_each'],
  },
  {
    ...correct,
    sheet: 'clear: Valor NF of each part, whose number has it too',
    careful: 'signs: an amount of each part',
    lines: [
      'NF;Parcela;Vencimento;Valor NF',
      '7-1;1/2;10/04/2024;1.000,00',
      '7-2;2/2;10/05/2024;1.000,01',
    ],
    expects: [
      '1 - header',
      '2 {date:2024-04-10,amount:1000,description:1/2}',
      '3 {date:2024-05-10,amount:1000.01,description:2/2}',
    ],
  },
  ...[
    ['Cliente;NF;Vencimento;Valor da nota', 'Ana;100', 'Bia;100'],
    ['Cliente;NF;Vencimento;Valor', 'Ana;100', 'Ana;100'],
    ['Cliente;Ref.;Vencimento;Valor da nota', 'Ana;01/24', 'Ana;02/24'],
    ['Cliente;NF;Vencimento;Valor da nota', 'Ana;', 'Ana;'],
    ['NF;Fornecedor;Vencimento;Valor da nota', '1;Sol Ltda', '1;Lua Ltda'],
    ['Cartão;Compra;Vencimento;Valor da compra', '1234;Posto 24h', '1234;Posto 24h'],
  ].map(([heading = '', one, other]) => ({
    ...correct,
    sheet: `clear: ${heading}, ${one} and ${other}`,
    careful: 'signs: other papers, or the amount of each line',
    lines: [heading, `${one};10/04/2024;900,00`, `${other};10/05/2024;900,00`],
    expects: ['1 - header', '2 {date:2024-04-10,amount:900}', '3 {date:2024-05-10,amount:900}'],
  })),
]
