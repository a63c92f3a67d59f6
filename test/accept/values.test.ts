import { describe, expect, test } from 'vitest'
import type { AcceptOptions } from '../../src/accept/accept.js'
import { accepting, type Line } from './support/accepted.js'
import { cnj } from './support/cases.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)

interface Case {
  csv: string[]
  options?: Partial<AcceptOptions>
  lines?: Record<number, Line>
  told?: string[]
  /** Codes of a refusal with status 4. */
  asks?: string[]
}

const at = (date: string, valor: string) => ({ data_base: date, valor })

/** Each sheet is a header `Vencimento;Valor` and these rows, but where it brings its own header. */
const CASES: Record<string, Case> = {
  'dot decimals as text': {
    csv: ['15/03/2018;1234.56', '16/03/2018;10.00'],
    lines: { 2: at('2018-03-15', '1234.56'), 3: at('2018-03-16', '10') },
  },
  'R$ with a no-break space, quotes around numbers, parentheses': {
    csv: ['15/03/2018;R$\u00a01.234,56', '16/03/2018;"1.234,56"', '17/03/2018;(500,00)'],
    lines: {
      2: at('2018-03-15', '1234.56'),
      3: at('2018-03-16', '1234.56'),
      4: at('2018-03-17', '-500'),
    },
  },
  '1.234 alone asks': { csv: ['15/03/2018;1.234'], asks: ['ask_mark'] },
  '1.234 with the mark stated': {
    csv: ['15/03/2018;1.234'],
    options: { decimal: 'comma' },
    lines: { 2: at('2018-03-15', '1234') },
    told: ['told_mark_stated'],
  },
  '1.234 where another value proves the comma': {
    csv: ['15/03/2018;1.234', '16/03/2018;10,5'],
    lines: { 2: at('2018-03-15', '1234'), 3: at('2018-03-16', '10.5') },
    told: ['told_mark_by_column'],
  },
  'both marks, each readable in one way': {
    csv: ['15/03/2018;1.234,56', '16/03/2018;1234.56'],
    lines: { 2: at('2018-03-15', '1234.56'), 3: at('2018-03-16', '1234.56') },
    told: ['told_marks_mixed'],
  },
  'both marks and an ambiguous value': {
    csv: ['15/03/2018;1,50', '16/03/2018;1.50', '17/03/2018;1.234'],
    asks: ['ask_mark_contradiction'],
  },
  'what does not fit a stated mark is rejected': {
    csv: ['15/03/2018;1,50', '16/03/2018;1.50', '17/03/2018;1.234'],
    options: { decimal: 'comma' },
    lines: {
      2: at('2018-03-15', '1.5'),
      3: '!cell_other_convention',
      4: at('2018-03-17', '1234'),
    },
    told: ['told_mark_stated'],
  },
  'no value, nothing, zero': {
    csv: ['15/03/2018;#N/D', '15/03/2018;-', '15/03/2018;SIGILOSO', '15/03/2018;', '15/03/2018;0'],
    lines: {
      2: '!cell_no_value',
      3: '!cell_no_value',
      4: '!cell_no_value',
      5: '!cell_missing',
      6: '!cell_zero',
    },
  },
  'foreign and former currencies': {
    csv: ['15/03/2018;US$ 10,00', '15/03/2018;€ 10,00', '15/03/2018;Cr$ 10,00', '15/03/2018;1,00'],
    lines: {
      2: '!cell_foreign_currency',
      3: '!cell_foreign_currency',
      4: '!cell_old_currency',
      5: at('2018-03-15', '1'),
    },
  },
  'a column of currencies': {
    csv: [
      'Vencimento;Moeda;Valor',
      '15/03/2018;BRL;1,00',
      '15/03/2018;USD;1,00',
      '15/03/2018;;1,00',
    ],
    lines: { 2: at('2018-03-15', '1'), 3: '!cell_foreign_currency', 4: at('2018-03-15', '1') },
  },
  'a column of units': {
    csv: [
      'Vencimento;Valor;Tipo de moeda',
      ...['R$', 'Real', 'BRL - Real brasileiro', '-'].map((unit) => `15/03/2018;1,00;${unit}`),
      ...['UFIR', 'Peso', 'US$', 'salário mínimo', 'URV'].map((unit) => `15/03/2018;1,00;${unit}`),
      '15/03/2018;1,00;Cruzeiro Real',
    ],
    lines: {
      ...Object.fromEntries([2, 3, 4, 5].map((line) => [line, at('2018-03-15', '1')])),
      ...Object.fromEntries([6, 7, 8, 9, 10].map((line) => [line, '!cell_foreign_currency'])),
      11: '!cell_old_currency',
    },
  },
  'a currency without a heading beside the amount': {
    csv: ['Vencimento;Valor;', '15/03/2018;1,00;US$', '15/03/2018;1,00;R$', '15/03/2018;1,00;cf'],
    lines: { 2: '!cell_foreign_currency', 3: at('2018-03-15', '1'), 4: at('2018-03-15', '1') },
    told: ['told_wide_lines'],
  },
  'dollars in a title': {
    csv: ['Carteira - valores em US$ (dólares);', 'Vencimento;Valor', '15/03/2018;10,00'],
    asks: ['ask_foreign_said'],
  },
  'euros in a footer': {
    csv: ['Vencimento;Valor', '15/03/2018;10,00', 'Obs.: valores em euros;'],
    asks: ['ask_foreign_said'],
  },
  'R$ 1.000 in a title': {
    csv: ['Carteira em R$ 1.000;', 'Vencimento;Valor', '15/03/2018;10,00'],
    asks: ['ask_in_thousands'],
  },
  'R$ x 1.000 in the heading': {
    csv: ['Vencimento;Valor R$ x 1.000', '15/03/2018;10,00'],
    asks: ['ask_in_thousands'],
  },
  'thousands in a footer': {
    csv: ['Vencimento;Valor', '15/03/2018;1,00', 'Obs.: valores expressos em milhares de reais;'],
    asks: ['ask_in_thousands'],
  },
  'amounts in the words of a footer': {
    csv: [
      'Vencimento;Valor',
      '15/03/2018;1,00',
      'Obs.: em 10 x 1.000,00, ou US$ 5 e R$ 1.000,00 de multa;',
    ],
    lines: { 2: at('2018-03-15', '1'), 3: 'note' },
    told: ['told_other_texts'],
  },
  'D and C': { csv: ['15/03/2018;10,00 D', '16/03/2018;5,00 C'], asks: ['ask_debit_letter'] },
  'D and C in a column of their own': {
    csv: ['Vencimento;Valor;D/C', '15/03/2018;10,00;D', '16/03/2018;5,00;C'],
    asks: ['ask_debit_letter'],
  },
  'nothing but D in a column of its own': {
    csv: ['Vencimento;Valor;D/C', '15/03/2018;10,00;D'],
    lines: { 2: at('2018-03-15', '10') },
  },
  'debit and credit under a heading that may be anything': {
    csv: ['Vencimento;Valor;Natureza', '15/03/2018;10,00;Débito', '16/03/2018;5,00;Crédito'],
    asks: ['ask_debit_letter'],
  },
  'D and C without a heading beside the amount': {
    csv: ['Vencimento;Valor;', '15/03/2018;10,00;D', '16/03/2018;5,00;C'],
    asks: ['ask_debit_letter'],
  },
  'signs beside the amount': {
    csv: ['Vencimento;Sinal;Valor', '15/03/2018;+;10,00', '16/03/2018;-;5,00'],
    asks: ['ask_debit_letter'],
  },
  'abbreviations of debit and credit': {
    csv: ['Vencimento;Valor;Lanç.', '15/03/2018;10,00;DÉB', '16/03/2018;5,00;CRÉD.'],
    asks: ['ask_debit_letter'],
  },
  'a kind among whose values is another': {
    csv: ['Vencimento;Valor;Tipo', '15/03/2018;10,00;D', '16/03/2018;5,00;C', '17/03/2018;5,00;E'],
    lines: { 2: at('2018-03-15', '10'), 3: at('2018-03-16', '5'), 4: at('2018-03-17', '5') },
  },
  'a kind that is a dash throughout': {
    csv: ['Vencimento;Valor;Tipo', '15/03/2018;10,00;-'],
    lines: { 2: at('2018-03-15', '10') },
  },
  'R$ mil in a cell': { csv: ['15/03/2018;R$ 10 mil'], asks: ['ask_in_thousands'] },
  'R$ mil in the heading': {
    csv: ['Vencimento;Valor (R$ mil)', '15/03/2018;10,00'],
    asks: ['ask_in_thousands'],
  },
  'R$ mil in a title': {
    csv: ['Relatório - valores em R$ mil;', 'Vencimento;Valor', '15/03/2018;10,00'],
    asks: ['ask_in_thousands'],
  },
  'ISO, mar/2018, two-digit years, times': {
    csv: ['2018-03-15;1,00', 'mar/2018;1,00', '15/03/18;1,00', '15/03/2018 10:30;1,00'],
    lines: {
      2: at('2018-03-15', '1'),
      3: at('2018-03-01', '1'),
      4: at('2018-03-15', '1'),
      5: at('2018-03-15', '1'),
    },
  },
  'a date that does not exist, one before the real': {
    csv: ['31/02/2019;1,00', '15/03/1990;1,00', '15/03/68;1,00', 'amanhã;1,00', ';1,00'],
    lines: {
      2: '!cell_no_such_date',
      3: '!cell_before_real',
      4: '!cell_before_real',
      5: '!cell_not_a_date',
      6: '!cell_missing',
    },
  },
  'dates that fit both orders in a Brazilian sheet': {
    csv: ['01/02/2018;1,00', '03/04/2018;2,00'],
    lines: { 2: at('2018-02-01', '1'), 3: at('2018-04-03', '2') },
    told: ['told_order_brazilian'],
  },
  'dates that fit both orders beside dot decimals': {
    csv: ['01/02/2018;1.50'],
    asks: ['ask_order'],
  },
  'dates that fit both orders where the dot was stated': {
    csv: ['01/02/2018;1.234'],
    options: { decimal: 'dot' },
    asks: ['ask_order'],
  },
  'dates that fit both orders under English headings': {
    csv: ['Date;Amount', '01/02/2018;1,50'],
    asks: ['ask_order'],
  },
  'dates that fit both orders where another column is month first': {
    csv: ['Vencimento;Valor;Atualizar até', '01/02/2018;1,50;12/31/2024'],
    asks: ['ask_order', 'ask_order_mdy'],
  },
  'a date that is month first': {
    csv: ['03/15/2018;1,00', '01/02/2018;2,00'],
    asks: ['ask_order_mdy'],
  },
  'month first as stated': {
    csv: ['03/15/2018;1,00', '01/02/2018;2,00', '31/12/2018;3,00'],
    options: { dates: 'mdy' },
    lines: {
      2: at('2018-03-15', '1'),
      3: at('2018-01-02', '2'),
      4: '!cell_other_date_order',
    },
    told: ['told_order_stated'],
  },
  'several questions are asked together': {
    csv: ['03/15/2018;1.234'],
    asks: ['ask_mark', 'ask_order_mdy'],
  },
}

const withHeader = (csv: string[]) =>
  (/^\d|^\D{3}\/\d/.test(csv[0]!) ? ['Vencimento;Valor', ...csv] : csv).join('\n')

describe('amounts and dates in a sheet', () => {
  const answered = Object.entries(CASES).filter(([, { asks }]) => !asks)
  const asked = Object.entries(CASES).filter(([, { asks }]) => asks)

  test.each(answered)('%s', async (_, { csv, options, lines, told = [] }) => {
    const result = await accepted(withHeader(csv), options)
    expect(result.lines).toEqual({ 1: 'header', ...lines })
    expect(result.told.map(({ code }) => code)).toEqual(['told_csv', ...told])
  })

  test.each(asked)('%s', async (_, { csv, options, asks }) => {
    expect(await refused(withHeader(csv), options)).toMatchObject({ status: 4, codes: asks })
  })

  test('what was read otherwise than it stands is noted in the row', async () => {
    const csv = ['Processo;Vencimento;Valor', `${A};mar/2018;1,00`, '1-2;15/03/18;1,00']
    expect(
      (await accepted([...csv, `${A.replace('-47', '-48')};15/03/2018;1,00`].join('\n'))).notes,
    ).toEqual({ 2: ['note_month_only'], 3: ['note_two_digit_year'], 4: ['note_case_check_digits'] })
  })
})

test('identical rows are all read; what to do with them is decided later', async () => {
  const csv = ['Processo;Vencimento;Valor', ...Array(3).fill(`${A};15/03/2018;10,00`)]
  const item = { numero_processo: A, data_base: '2018-03-15', valor: '10' }
  expect((await accepted(csv.join('\n'))).lines).toEqual({ 1: 'header', 2: item, 3: item, 4: item })
})
