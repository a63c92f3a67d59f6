import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const debts = ['10/01/2020;1.500,50', '10/02/2020;820,90']
const headed = (heading: string): JudgedSheet => ({
  ...correct,
  sheet: `the only amount below "${heading}", beside earlier due days`,
  careful: 'asks: the balance of that day would be corrected from an earlier one',
  lines: [`Contrato;Vencimento;${heading}`, '77001;10/01/2020;1.500,50', '77002;10/02/2020;820,90'],
  expects: ['asks ask_missing'],
})
const titled = (title: string, code: string, careful: string): JudgedSheet => ({
  ...correct,
  sheet: `a title: ${title}`,
  careful,
  lines: [`${title};;`, 'Devedor;Vencimento;Valor', ...debts.map((line) => `Ana;${line}`)],
  expects: [`asks ${code}`],
})
const plain = (title: string): JudgedSheet => ({
  ...titled(title, '', 'signs: it limits no line and corrects none'),
  sheet: `clear: a title: ${title}`,
  expects: [
    '1 - title',
    '2 - header',
    '3 {date:2020-01-10,amount:1500.5}',
    '4 {date:2020-02-10,amount:820.9}',
  ],
})

/** Days, limits, terms and marks that a sheet states in few words. */
export const fewWords: JudgedSheet[] = [
  ...['Posição 31/12/2023 (R$)', 'Posição em dez/2023', 'R$ em 31/12/2023'].map(headed),
  titled('Posição: dez/2023', 'ask_said_corrected', 'asks: amounts of that month'),
  ...['Tabela: TJSP', 'Tabela prática: TJSP'].map((title) =>
    titled(title, 'ask_stated_term', 'asks: IPCA was asked for'),
  ),
  ...[
    'Posição setor 20',
    'Posição marítima 2023',
    'Juros somente a partir de 02/2020',
    'Multa apenas a partir de 03/2020',
    'Taxa de juros limitada a 1% até 01/2020',
  ].map(plain),
  titled('Cobrar somente a partir de 02/2020', 'ask_stated_limit', 'asks: a line is earlier'),
  {
    ...correct,
    sheet: 'Protheus: a title that was deleted there, with the mark of its data base',
    careful: 'asks: a deleted title is not owed',
    lines: [
      'E1_NUM;E1_VENCTO;E1_VALOR;D_E_L_E_T_',
      '000001;10/01/2020;1500,50;',
      '000002;10/02/2020;820,90;*',
      '000003;10/03/2020;430,10;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'contracts with IGP-M under Correção monetária, and IPCA was asked for',
    careful: 'asks: by which of them',
    lines: [
      'Contrato;Vencimento;Valor;Correção monetária',
      '77001;10/01/2020;1.500,50;IGP-M',
      '77002;10/02/2020;820,90;IGP-M',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...correct,
    sheet: 'clear: the index that was asked for under Correção monetária',
    careful: 'signs: both are the same',
    lines: [
      'Contrato;Vencimento;Valor;Correção monetária',
      '77001;10/01/2020;1.500,50;IPCA',
      '77002;10/02/2020;820,90;IPCA',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
    ],
  },
  {
    ...update,
    sheet: 'clear: leasing: what is paid by the month for the use of the car',
    careful: 'signs: nothing else is money',
    lines: [
      'Contrato;Placa;Nº;Vencimento;Valor da contraprestação',
      '77001;ABC1D23;10/36;10/01/2020;900,10',
      '77001;ABC1D23;11/36;10/02/2020;900,10',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:900.1}', '3 {dia:2020-02-10,valor:900.1}'],
  },
]
