import { describe, expect, test } from 'vitest'
import type { AcceptOptions } from '../../src/accept/accept.js'
import { accepting, type Line } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

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
  'D and C': { csv: ['15/03/2018;10,00 D', '16/03/2018;5,00 C'], asks: ['ask_debit_letter'] },
  'D and C in a column of their own': {
    csv: ['Vencimento;Valor;D/C', '15/03/2018;10,00;D', '16/03/2018;5,00;C'],
    asks: ['ask_debit_letter'],
  },
  'nothing but D in a column of its own': {
    csv: ['Vencimento;Valor;D/C', '15/03/2018;10,00;D'],
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

describe('cells of a workbook', () => {
  const HEADER = ['Processo', 'Valor', 'Vencimento']
  const SERIAL = { data_base: '2018-03-15' }

  test.each([
    ['1900', false],
    ['1904', true],
  ])('dates by serials of %s', async (_, date1904) => {
    const book = await workbook({ P: [HEADER, [A, 10, day('2018-03-15')]] }, { date1904 })
    expect((await accepted(book)).lines[2]).toMatchObject(SERIAL)
  })

  test('a serial without a date format is a date, and noted', async () => {
    const book = await workbook({ P: [HEADER, [A, 10, 43174]] })
    const result = await accepted(book)
    expect(result.lines[2]).toMatchObject(SERIAL)
    expect(result.notes[2]).toEqual(['note_serial_date'])
  })

  test('numbers and texts in the same column, a date where the amount should be', async () => {
    const book = await workbook({
      P: [
        HEADER,
        [A, 1234.56, day('2018-03-15')],
        [A, 'R$ 1.234,56', '15/03/2018'],
        [A, day('2018-03-15'), '15/03/2018'],
        [A, true, '15/03/2018'],
      ],
    })
    expect((await accepted(book)).lines).toMatchObject({
      2: { valor: '1234.56', ...SERIAL },
      3: { valor: '1234.56', ...SERIAL },
      4: '!cell_date_for_amount',
      5: '!cell_not_a_number',
    })
  })

  test('formulas with their result are read; without it, and errors, are rejected', async () => {
    const book = await workbook({
      P: [
        HEADER,
        [A, { formula: '5*2', result: 10 }, { formula: 'TODAY()', result: day('2018-03-15') }],
        [A, { formula: '5*2' }, day('2018-03-15')],
        [A, { error: '#N/A' }, day('2018-03-15')],
        [A, { formula: '1/0', result: { error: '#DIV/0!' } }, day('2018-03-15')],
        [{ formula: 'A2' }, 10, day('2018-03-15')],
      ],
    })
    const result = await accepted(book)
    expect(result.lines).toMatchObject({
      2: { valor: '10', ...SERIAL },
      3: '!cell_bare_formula',
      4: '!cell_error',
      5: '!cell_error',
      6: { valor: '10', ...SERIAL },
    })
    expect(result.notes).toEqual({ 6: ['cell_bare_formula'] })
  })

  test('a currency in the cell format', async () => {
    const book = await workbook({
      P: {
        rows: [HEADER, ...[1, 2, 3].map((n) => [A, n, day('2018-03-15')])],
        make: (sheet) => {
          sheet.getCell('B2').numFmt = '"R$" #,##0.00'
          sheet.getCell('B3').numFmt = '[$US$-409]#,##0.00'
          sheet.getCell('B4').numFmt = '_-[$€-2] * #,##0.00_-'
        },
      },
    })
    expect((await accepted(book)).lines).toMatchObject({
      2: { valor: '1' },
      3: '!cell_foreign_currency',
      4: '!cell_foreign_currency',
    })
  })

  test('thousands and letters in the cell format ask', async () => {
    const format = (numFmt: string) =>
      workbook({
        P: {
          rows: [HEADER, [A, 10, day('2018-03-15')]],
          make: (sheet) => {
            sheet.getCell('B2').numFmt = numFmt
          },
        },
      })
    expect((await refused(await format('#,##0.00" mil"'))).codes).toEqual(['ask_in_thousands'])
    expect((await refused(await format('0.00" C";0.00" D"'))).codes).toEqual(['ask_debit_letter'])
    // Excel divides by a thousand what it shows, and the file has the whole.
    expect((await accepted(await format('#,##0.00,"mil"'))).lines[2]).toMatchObject({ valor: '10' })
  })

  test('case numbers that were numbers', async () => {
    const small = cnj(1, 2026)
    const row = (number: unknown) => [number as number, 10, day('2018-03-15')]
    const book = await workbook({
      P: [HEADER, row(Number(bare(small))), row(Number(bare(A))), row(4711)],
    })
    expect((await accepted(book)).lines).toMatchObject({
      2: { numero_processo: small },
      3: '!cell_case_digits_lost',
      4: { numero_processo: '4711' },
    })
  })
})

test('identical rows are all read; what to do with them is decided later', async () => {
  const csv = ['Processo;Vencimento;Valor', ...Array(3).fill(`${A};15/03/2018;10,00`)]
  const item = { numero_processo: A, data_base: '2018-03-15', valor: '10' }
  expect((await accepted(csv.join('\n'))).lines).toEqual({ 1: 'header', 2: item, 3: item, 4: item })
})
