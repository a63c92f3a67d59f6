import { asks, beside, clear, named, READ } from './keepers-words-sheets.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct } from './requests.js'

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
  ...[
    ['Base', 'Bruto', 'Líquido'],
    ['Tipo de valor', 'com impostos', 'sem impostos'],
    ['Forma', 'Simples', 'Dobro'],
  ].map(([heading = '', first = '', second = '']) => ({
    ...beside(heading, first, second),
    ...asks('ask_stated_share', 'of one of them another amount is owed'),
  })),
  ...[
    ['Base', 'Líquido', 'Líquido'],
    ['Forma', 'Boleto', 'Simples'],
    ['Carência até', '10/01/2020', '15/02/2020'],
    ['Outra ação', 'Não', 'Não'],
  ].map(([heading = '', first = '', second = '']) => clear(beside(heading, first, second))),
  ...['Exigível a partir de', 'Carência até'].map((heading) => ({
    ...beside(heading, '10/01/2020', '15/02/2023'),
    ...asks('ask_postponed', 'the second falls due later'),
  })),
  ...[
    ['Incluído na ação', '0001234-56.2020.8.26.0100'],
    ['Outra ação', 'Sim'],
    ['Ref. estorno', 'lanç. 12'],
  ].map(([heading = '', second = '']) => ({
    ...beside(heading, '', second),
    ...asks('ask_settled', 'the second is claimed elsewhere or taken back'),
  })),
  {
    ...beside('Aplicar SELIC desde', '', '09/12/2021'),
    ...asks('ask_new_terms', 'another rate from a day on'),
  },
  {
    ...beside('Já reajustado até', '01/2023', '01/2023'),
    ...asks('ask_said_corrected', 'they are the amounts of that month'),
  },
  {
    ...calc,
    ...asks('ask_new_terms', 'interest runs from another day'),
    sheet: 'Mora desde beside interest of a calculation',
    parameters: [...calc.parameters, 'fields.juros=1'],
    lines: [
      'Nome;parcelas.data;parcelas.valor;Mora desde',
      'A;10/01/2020;1.000,00;10/06/2020',
      'B;10/02/2020;2.000,00;10/06/2020',
    ],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'A partir do dia, without an end',
    careful: 'rejects the rows: until when is not said',
    lines: ['OAB;UF;A partir do dia', '94719;SP;10/03/2025', '120;RS;11/03/2025'],
    expects: ['1 - header', '2 ! row_half_period', '3 ! row_half_period'],
  },
]
