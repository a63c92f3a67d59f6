import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const debts = ['10/01/2020;1.500,50', '10/02/2020;820,90']
const payments = (title: string): JudgedSheet => ({
  ...correct,
  sheet: `a payment below "${title}"`,
  careful: 'asks: what was paid is to be taken off',
  lines: ['Vencimento;Valor', ...debts, `${title};`, '10/03/2020;500,00'],
  expects: ['asks ask_deduction_section'],
})
const carried = (word: string): JudgedSheet => ({
  ...correct,
  sheet: `a ledger of two pages: "${word}" with the day of its last line`,
  careful: 'asks or tells: it is the sum of what stands above',
  lines: [
    'Histórico;Data;Valor',
    'Fatura 1;10/01/2020;1.500,50',
    `${word};10/01/2020;1.500,50`,
    'Fatura 2;10/02/2020;820,90',
  ],
  expects: [
    '1 - header',
    '2 {date:2020-01-10,amount:1500.5,description:Fatura 1}',
    `3 {date:2020-01-10,amount:1500.5,description:${word}}`,
    '4 {date:2020-02-10,amount:820.9,description:Fatura 2}',
  ],
  tells: ['told_brought_forward'],
})
const booked = (item: string, question: string): JudgedSheet => ({
  ...correct,
  sheet: `a ledger with "${item}" among its invoices, without a sign`,
  careful: 'asks: it takes something off',
  lines: [
    'Histórico;Data;Valor',
    'NF 1;10/01/2020;1.500,50',
    'NF 2;10/01/2020;640,20',
    `${item};10/02/2020;820,90`,
    'NF 3;10/03/2020;430,10',
  ],
  expects: [`asks ${question}`],
})
const owed = (item: string): JudgedSheet => ({
  ...booked(item, ''),
  sheet: `clear: a ledger with "${item}" among its invoices`,
  careful: 'signs: it is a cost, or still owed',
  expects: [
    '1 - header',
    '2 {date:2020-01-10,amount:1500.5,description:NF 1}',
    '3 {date:2020-01-10,amount:640.2,description:NF 2}',
    `4 {date:2020-02-10,amount:820.9,description:${item}}`,
    '5 {date:2020-03-10,amount:430.1,description:NF 3}',
  ],
})
const surveyed = (title: string): JudgedSheet => ({
  ...correct,
  sheet: `clear: a title: ${title}`,
  careful: 'signs: what stands below is owed',
  lines: [`${title};`, 'Vencimento;Valor', ...debts],
  expects: [
    '1 - title',
    '2 - header',
    '3 {date:2020-01-10,amount:1500.5}',
    '4 {date:2020-02-10,amount:820.9}',
  ],
})
const summed = (last: string): JudgedSheet => ({
  ...correct,
  sheet: `a total in the cell of its label: ${last}`,
  careful: 'tells: the lines are worth less, so some are missing',
  lines: ['Devedor;Vencimento;Valor', 'Ana;10/01/2020;1.500,50', 'Rui;10/02/2020;820,90', last],
  expects: [
    '1 - header',
    '2 {date:2020-01-10,amount:1500.5}',
    '3 {date:2020-02-10,amount:820.9}',
    '4 - total',
  ],
  tells: ['told_total_differs'],
})

/** What a ledger takes off, carries over or sums, in few words. */
export const carriedSheets: JudgedSheet[] = [
  ...[
    'Abater:',
    'Menos:',
    'A deduzir',
    'Pago pelo réu:',
    'Recebimentos',
    'Levantamentos',
    'Alvarás',
    '(-) Depósitos',
    'Créditos',
    'Alvarás levantados',
    'Já pago',
    'Valor pago pelo réu:',
    'Depósitos judiciais',
  ].map(payments),
  ...[
    'A transportar',
    'De transporte',
    'Transporte da folha anterior',
    'Saldo a transportar',
    'Transporte da pg. anterior',
    'Transporte à página seguinte',
  ].map(carried),
  ...[
    'Dep. judicial',
    'Canc. NF 1',
    'Dev. mercadoria',
    'Crédito em conta',
    'Venda do bem',
    'Dep. em juízo',
    'Devol. NF 1',
    'Créd. em conta',
  ].map((item) => booked(item, 'ask_payments_positive')),
  ...['NF 1 cancelada', 'NF-e 1 cancelada', 'NFS-e nº 1 estornada'].map((item) =>
    booked(item, 'ask_settled'),
  ),
  ...[
    'Leilão do imóvel - custas',
    'Canc. título - emolumentos',
    'Cancelamento de boleto (tarifa)',
    'Cancelamento da venda: multa',
    'Dev. de venda - frete',
    'Venda do bem imóvel - parcela 1/10',
    'Crédito em conta não efetuado',
  ].map(owed),
  ...['Total geral: R$ 9.999,99;;', ';;Total: 9.999,99'].map(summed),
  {
    ...correct,
    sheet: 'clear: labour credits below a title Créditos, the first of the sheet',
    careful: 'signs: they are what is owed',
    lines: [
      'Créditos;;',
      'Verba;Data;Valor',
      'Saldo de salário;10/01/2020;1.500,50',
      'Férias;10/01/2020;820,90',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1500.5,description:Saldo de salário}',
      '4 {date:2020-01-10,amount:820.9,description:Férias}',
    ],
  },
  ...[
    'Retenções',
    'Bonificações',
    'Alvarás',
    'Já pago',
    'Levantamento de débitos',
    'Alvarás de funcionamento',
    'Retenções contratuais',
  ].map(surveyed),
  {
    ...correct,
    sheet: 'clear: what a traveller lost by a flight that was cancelled',
    careful: 'signs: all of it is claimed',
    lines: [
      'Descrição;Data;Valor',
      'Cancelamento do voo;10/01/2020;1.500,50',
      'Hotel;11/01/2020;820,90',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:Cancelamento do voo}',
      '3 {date:2020-01-11,amount:820.9,description:Hotel}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the credits of two workers, each below a title',
    careful: 'signs: both are owed',
    lines: [
      'Verba;Data;Valor',
      'Ana;;',
      'Créditos;;',
      'Saldo de salário;10/01/2020;1.500,50',
      'Rui;;',
      'Créditos;;',
      'Férias;10/02/2020;500,10',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 - note',
      '4 {date:2020-01-10,amount:1500.5,description:Saldo de salário}',
      '5 - note',
      '6 - note',
      '7 {date:2020-02-10,amount:500.1,description:Férias}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: costs of transport among expenses',
    careful: 'signs: nothing is carried over',
    lines: ['Descrição;Data;Valor', 'Transporte;10/01/2020;150,50', 'Hotel;11/01/2020;820,90'],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:150.5,description:Transporte}',
      '3 {date:2020-01-11,amount:820.9,description:Hotel}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a total in the cell of its label, which the lines make up',
    careful: 'signs: nothing is missing',
    lines: [
      'Devedor;Vencimento;Valor',
      'Ana;10/01/2020;1.500,50',
      'Rui;10/02/2020;820,90',
      'Total geral: R$ 2.321,40;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 - total',
    ],
  },
]
