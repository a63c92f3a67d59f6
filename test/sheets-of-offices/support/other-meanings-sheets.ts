import { asks, beside, clear, named, READ } from './keepers-words-sheets.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const INTEREST = [...correct.parameters, 'juros.percentual=1', 'juros.from=vencimento']
const ROWS = [
  ['10/01/2020', '1.000,00'],
  ['15/02/2020', '2.000,00'],
]
/** A sheet of that name below two headings; above, a file with a title. */
const paged = (name: string, headings: string[]) => ({
  ...named(name),
  sheet: `a sheet: ${name}, with ${headings.join(' and ')}`,
  lines: { [name]: [headings, ...ROWS] },
})
const titled = (title: string) => ({
  ...correct,
  sheet: `a title: ${title}`,
  lines: [`${title};`, 'Vencimento;Valor', ...ROWS.map((cells) => cells.join(';'))],
})
const filed = (name: string) => ({
  ...titled(name),
  sheet: `a file: ${name}`,
  named: name,
  lines: titled('').lines.slice(1),
})

/** Columns, names and titles that mean something else than the words beside them let one expect. */
export const otherMeanings: JudgedSheet[] = [
  ...['Câmbio', 'Cotação', 'Taxa de câmbio'].map((heading) => ({
    ...correct,
    ...asks('ask_missing', 'the amounts are in dollars, and the rate of exchange is none'),
    sheet: `Valor (US$) beside ${heading}`,
    lines: [
      `Vencimento;Valor (US$);${heading}`,
      '10/01/2020;1.000,00;5,10',
      '15/02/2020;2.000,00;5,20',
    ],
  })),
  ...['Pagamentos', 'Depósitos judiciais', 'Recebimentos'].map((name) => ({
    ...paged(name, ['Data', 'Valor']),
    ...asks('ask_settled_sheet', 'they may be payments and no debts'),
  })),
  { ...paged('Pagamentos', ['Data do pagamento', 'Valor pago']), expects: READ },
  { ...paged('Pagamentos', ['Vencimento', 'Valor']), expects: READ },
  ...['Valores da defesa', 'Contas do devedor', 'Cálculo do devedor'].map((name) => ({
    ...paged(name, ['Vencimento', 'Valor']),
    ...asks('ask_of_debtor', 'the debtor admits less'),
  })),
  ...['Relação de títulos pagos', 'Duplicatas pagas'].map((title) => ({
    ...titled(title),
    ...asks('ask_settled_note', 'they are paid'),
  })),
  {
    ...titled('Valores a valor presente'),
    ...asks('ask_said_corrected', 'they are brought to another day'),
  },
  ...['Cenário atual', 'Cenário vigente'].map((title) => ({
    ...titled(title),
    careful: 'signs: there is no other',
    expects: [
      '1 - title',
      '2 - header',
      ...READ.slice(1).map((line, at) => `${at + 3}${line.slice(1)}`),
    ],
  })),
  ...['carteira igpm 2024 v2', 'Debitos_INPC_final', 'Títulos-IGP-M'].map((name) => ({
    ...filed(name),
    ...asks('ask_stated_term', 'another index than was asked for'),
  })),
  ...['carteira IPCA 2024', 'carteira tr 2024'].map((name) => ({
    ...filed(name),
    careful: 'signs: no other index is named',
    expects: READ,
  })),
  {
    ...beside('Valor inclui juros até', '', '31/12/2022'),
    ...asks('ask_said_corrected', 'interest is in the second'),
  },
  ...['Reajustado em'].map((heading) => ({
    ...beside(heading, '01/2022', '01/2022'),
    ...asks('ask_said_corrected', 'they are the amounts of that month'),
  })),
  ...[
    ['Substitui', '', 'NF 10'],
    ['Proprietário até', '', '01/01/2020'],
    ['Sentença', 'Deferida', 'Indeferida'],
    ['Julgamento', 'Procedente', 'Improcedente'],
    ['Deferido', 'Integral', 'Metade'],
    ['Reconhecido', 'Sim', 'Em parte'],
  ].map(([heading = '', first = '', second = '']) => ({
    ...beside(heading, first, second),
    ...asks('ask_settled', 'the second is not owed as it stands'),
  })),
  ...[
    ['Proprietário até', '', '01/01/2024'],
    ['Justiça gratuita', 'Deferida', 'Indeferida'],
    ['Recurso', 'Improvido', ''],
  ].map(([heading = '', first = '', second = '']) => clear(beside(heading, first, second))),
  {
    ...beside('Confiabilidade', 'Exato', 'Estimado'),
    ...asks('ask_remarks', 'nobody knows the second yet'),
  },
  {
    ...beside('Corrigir somente até', '', '31/12/2022'),
    ...asks('ask_new_terms', 'the second ends before'),
  },
  ...['combinamos pagar R$ 2.000,00', 'valor retificado para R$ 2.000,00'].map((remark) => ({
    ...clear(beside('Obs', '', remark)),
    expects: [...READ.slice(0, 2), `3 {date:2020-02-15,amount:2000,description:${remark}}`],
  })),
  {
    ...correct,
    sheet: 'Referência and Ano, with numbers',
    careful: 'signs once he has read that they are months',
    lines: ['Referência;Ano;Valor', '1;2020;1.000,00', '12;2020;2.000,00'],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:1000} ~ note_month_only',
      '3 {date:2020-12-01,amount:2000} ~ note_month_only',
    ],
    tells: ['told_joined'],
  },
  ...['Em mora desde', 'Mora desde', 'Juros a partir de', 'Termo inicial dos juros'].map(
    (heading) => ({
      ...beside(heading, '10/01/2020', '15/05/2020'),
      ...asks('ask_new_terms', 'of the second, interest begins on another day than was asked for'),
      parameters: INTEREST,
    }),
  ),
  ...[
    ['Mora desde', '10/01/2020', '15/02/2020'],
    ['Data da citação', '10/05/2020', '15/05/2020'],
  ].map(([heading = '', first = '', second = '']) => ({
    ...clear(beside(heading, first, second)),
    parameters: INTEREST,
  })),
  ...[
    ['Placa;Auto de infração;Data;Valor multa', 'ABC1D23;A001', 'DEF4G56;A002'],
    ['Processo interno;Tipo;Data;Custas', '17;Inicial', '18;Recurso'],
    ['Contrato;Cliente;Data;Valor da multa', '17;Ana', '18;Bia'],
  ].map(([header = '', first = '', second = '']) => ({
    ...correct,
    sheet: `clear: ${header}`,
    careful: 'signs: no other column can be the amount',
    lines: [header, `${first};10/01/2020;195,23`, `${second};15/02/2020;293,47`],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:195.23}',
      '3 {date:2020-02-15,amount:293.47}',
    ],
    tells: ['told_only_money'],
  })),
  {
    ...correct,
    sheet: 'clear: Valor da multa beside Aluguel',
    careful: 'signs: the fine is a charge of the rent',
    lines: [
      'Vencimento;Aluguel;Valor da multa',
      '10/01/2020;1.000,00;100,00',
      '15/02/2020;2.000,00;200,00',
    ],
    expects: READ,
  },
]
