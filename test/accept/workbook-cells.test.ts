import { describe, expect, test } from 'vitest'
import { accepting } from './support/accepted.js'
import { bare, cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)

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

  test.each([
    'Competência',
    'Mês',
  ])('%s of whole dates beside Ano, month first → each date stays a date', async (heading) => {
    const rows = [
      [day('2021-04-05'), 2021, 10],
      ['03/25/2021', 2021, 20],
    ]
    const book = await workbook({ P: [[heading, 'Ano', 'Valor'], ...rows] })
    const { lines } = await accepted(book, { dates: 'mdy' })
    expect([lines[2], lines[3]]).toMatchObject([
      { data_base: '2021-04-05' },
      { data_base: '2021-03-25' },
    ])
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
        [
          A,
          { formula: '5*2', result: 10 },
          { formula: 'DATE(2018,3,15)', result: day('2018-03-15') },
        ],
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

  test('what only describes a row is noted, and what computes it rejects it', async () => {
    const header = [...HEADER, 'Cliente', 'Índice']
    const book = await workbook({
      P: [
        header,
        [A, 10, day('2018-03-15'), { error: '#REF!' }, 'IPCA'],
        [A, 10, day('2018-03-15'), 'Ana', { error: '#N/A' }],
      ],
    })
    const { lines, notes } = await accepted(book)
    expect(lines).toEqual({
      1: 'header',
      2: { numero_processo: A, valor: '10', ...SERIAL, indice: 'IPCA' },
      3: '!cell_error',
    })
    expect(notes).toEqual({ 2: ['cell_error'] })
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

describe('a workbook made of a file parted by commas', () => {
  const book = (headings: string[], [first, second]: Cells[]) =>
    workbook({
      P: [headings, ['A', day('2021-01-10'), ...first!], ['B', day('2021-02-10'), ...second!]],
    })
  type Cells = (string | number)[]
  const cents = [
    [1200, 50],
    [980, 5],
  ]
  const named = cents.map((cells) => [...cells, 'Ana'])
  const TABLE = ['Contrato', 'Vencimento', 'Valor']

  test('cents under the heading of the client → refused', async () => {
    const { codes } = await refused(await book([...TABLE, 'Cliente'], named))
    expect(codes).toEqual(['cut_amounts'])
  })

  test('cents under no heading → told', async () => {
    const { told } = await accepted(await book(TABLE, cents))
    expect(told.map(({ code }) => code)).toContain('told_wide_lines')
  })

  test.each<[string, Cells[]]>([
    ['Parcela', named],
    ['Cliente', [named[0]!, [980, 'Rui', 'Bloco B']]],
  ])('%s beside remarks under no heading → read', async (heading, cells) => {
    const { lines } = await accepted(await book([...TABLE, heading], cells))
    expect(lines[2]).toMatchObject({ valor: '1200' })
  })
})
