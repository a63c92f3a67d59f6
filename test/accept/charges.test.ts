import { describe, expect, test } from 'vitest'
import type { AcceptOptions } from '../../src/accept/accept.js'
import { accepting } from './support/accepted.js'
import { day, workbook } from './support/workbook.js'

const { accepted, refused } = accepting()

/** A sheet with one more column, its cells given as a number, a text or a number and its format. */
function sheet(heading: string, cells: (string | number | [number, string])[]) {
  return workbook({
    P: {
      rows: [['Vencimento', 'Valor', heading], ...cells.map(() => [day('2018-03-15'), 10])],
      make: (sheet) => {
        cells.forEach((cell, i) => {
          const target = sheet.getCell(i + 2, 3)
          target.value = Array.isArray(cell) ? cell[0] : cell
          if (Array.isArray(cell)) target.numFmt = cell[1]
        })
      },
    },
  })
}

describe('charges are percentages', () => {
  test.each<[string, string | number | [number, string], Record<string, unknown>]>([
    ['Juros', 1, { juros_percentual: '1' }],
    ['Juros', '1,5%', { juros_percentual: '1.5' }],
    ['Juros', [0.01, '0%'], { juros_percentual: '1' }],
    ['Juros ao mês', '0,5', { juros_percentual: '0.5' }],
    ['Multa', [0.1, '0.00%'], { multa_percentual: '10' }],
    ['Multa', [10, '0"%"'], { multa_percentual: '10' }],
    ['Honorários', 20, { honorarios: '20' }],
    ['Juros', 0, { juros_percentual: '0' }],
    ['Juros', 3, { juros_percentual: '3' }],
    ['Multa', 20, { multa_percentual: '20' }],
    ['Custas', 'S', { custas: true }],
    ['Índice', 'IPCA', { indice: 'IPCA' }],
    ['Índice', 12, { indice: '12' }],
  ])('%s %j', async (heading, cell, fields) => {
    expect((await accepted(await sheet(heading, [cell]))).lines[2]).toMatchObject(fields)
  })

  test.each<[string, (string | number | [number, string])[], string]>([
    ['Juros', ['R$ 150,00'], 'ask_charge_in_reais'],
    ['Juros', [1, [15.5, '"R$" #,##0.00']], 'ask_charge_in_reais'],
    ['Juros (R$)', [15.5], 'ask_charge_in_reais'],
    ['Juros', [45.67, 152.33], 'ask_charge_in_reais'],
    ['Multa', ['R$ 10,00'], 'ask_charge_in_reais'],
    ['Honorários', ['R$ 10,00'], 'ask_charge_in_reais'],
    ['Honorários', [1500], 'ask_charge_in_reais'],
    // By the year, or in reais.
    ['Juros', [1, 12], 'ask_high_rate'],
    ['Juros', ['12,35'], 'ask_high_rate'],
    ['Juros', [3.01], 'ask_high_rate'],
    // A sign of percent does not say of what time.
    ['Juros %', [12], 'ask_high_rate'],
    ['Juros ao mês', ['12%'], 'ask_high_rate'],
    ['Juros', [1, [0.12, '0%']], 'ask_high_rate'],
    ['Multa', [2, 25], 'ask_high_rate'],
    ['Multa', ['25%'], 'ask_high_rate'],
    ['Honorários', [10, 45], 'ask_high_rate'],
    // In reais, each of another row.
    ['Juros', ['1,87', '2,35', '0,93', '1,12'], 'ask_charge_varies'],
    ['Multa', ['8,25', '7,96', '9,10', '3,17'], 'ask_charge_varies'],
    // 1 % to whoever wrote it, or a hundredth of one.
    ['Juros', [0.01], 'ask_fraction'],
    ['Juros', ['0,01'], 'ask_fraction'],
    ['Honorários', [0.2], 'ask_fraction'],
    ['Multa', [0.2], 'ask_fraction'],
    ['Custas', ['150,00'], 'ask_unfit'],
    ['Custas', ['S', [150, '"R$" #,##0.00']], 'ask_unfit'],
    ['Correção', [123.45], 'ask_unfit'],
    ['Juros', ['1.500'], 'ask_mark'],
  ])('%s with %j asks', async (heading, cells, code) => {
    expect(await refused(await sheet(heading, cells))).toMatchObject({ status: 4, codes: [code] })
  })

  test.each([
    'Juros a.a.',
    'Juros % ao ano',
    'Juros anuais',
    'Taxa de juros a.d.',
    'Juros ao dia',
    'Multa diária',
  ])('%s is of another period: asked, and answered either way', async (heading) => {
    const book = await sheet(heading, [2])
    const { status, sentences } = await refused(book)
    expect({ status, sentences }).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_other_period', facts: { column: `C «${heading}»` } }],
    })
    const field = String(sentences[0]!.facts.field)
    expect((await accepted(book, { map: { [field]: '' } })).mapping[field]).toBeUndefined()
    expect((await accepted(book, { map: { [field]: heading } })).lines[2]).toMatchObject({
      [field]: '2',
    })
  })

  describe('that are a part of each amount', () => {
    const table = (heading: string, ...rows: string[]) =>
      [`Vencimento;Valor;${heading}`, ...rows.map((row) => `15/03/2018;${row}`)].join('\n')
    const fines = ['412,50;8,25', '398,00;7,96', '455,00;9,10']

    test('are in reais: asked with that part', async () => {
      const { status, sentences } = await refused(table('Multa', ...fines))
      const facts = { field: 'multa_percentual', line: 2, value: '8,25', ratio: '2', rows: 3 }
      expect({ status, sentences }).toMatchObject({
        status: 4,
        sentences: [{ code: 'ask_charge_follows', facts: { ...facts, most: 'multa.maximo=9.1' } }],
      })
    })

    test.each([
      ['rounded to the cent, one of them other', ['412,43;8,25', '398,11;7,96', '455,00;45,50']],
      ['in whole reais', ['100,00;2,00', '500,00;10,00', '150,00;3,00']],
    ])('%s, are asked about', async (_, rows) => {
      expect((await refused(table('Multa %', ...rows))).codes).toEqual(['ask_charge_follows'])
    })

    test.each([
      ['on equal quotas', ['450,00;9,00', '450,00;9,00']],
      ['on two quotas', ['450,00;9,00', '600,00;12,00']],
      ['on one debt', ['451,33;9,03']],
    ])('of the usual 2 or 10 percent %s, are asked about', async (_, rows) => {
      expect((await refused(table('Multa', ...rows))).codes).toEqual(['ask_charge_follows'])
    })

    test.each([
      ['with the highest percentage stated', 'Multa', fines, { 'multa.maximo': '9.1' }],
      ['under amounts that are all the same', 'Multa', ['100,00;2', '100,00;2'], {}],
      ['that are the usual rates', 'Multa', ['500,00;10', '1.000,00;20'], {}],
      ['that are said to be such', 'Multa (%)', ['450,00;9'], {}],
      ['of two rates that suit two amounts by chance', 'Multa', ['100,00;1', '200,00;2'], {}],
      [
        'of contracts, by their heading',
        'Taxa de juros',
        ['9;1,87', '8;2,35', '7;0,93', '6;1,1'],
        {},
      ],
    ])('%s, are percentages', async (_, heading, rows, given) => {
      const { lines } = await accepted(table(heading, ...rows), { given })
      expect(
        Object.values(lines)
          .slice(1)
          .every((line) => typeof line === 'object'),
      ).toBe(true)
    })
  })

  test('a high rate is meant where the highest is stated, up to that one', async () => {
    const book = await sheet('Juros', [1, 12, 6])
    const { sentences } = await refused(book)
    expect(sentences).toMatchObject([
      { code: 'ask_high_rate', facts: { line: 3, value: '12', most: 'juros.maximo=12' } },
    ])
    expect((await accepted(book, { given: { 'juros.maximo': '12' } })).lines[3]).toMatchObject({
      juros_percentual: '12',
    })
    expect((await refused(book, { given: { 'juros.maximo': '6' } })).codes).toEqual([
      'ask_high_rate',
    ])
  })

  test('fees said to be percentages, in reais → asked', async () => {
    const given = { 'honorarios.modo': 'p' }
    expect((await refused(await sheet('Honorários', ['R$ 1.500,00']), { given })).codes).toEqual([
      'ask_charge_in_reais',
    ])
  })

  test('fees said to be in reais, a percentage → asked', async () => {
    const given = { 'honorarios.modo': 'v' }
    expect((await refused(await sheet('Honorários', [1500, '20%']), { given })).codes).toEqual([
      'ask_percent_of_fixed',
    ])
  })

  describe('that add up to a total with the amount', () => {
    const table = (...rows: string[]) =>
      ['Vencimento;Valor;Juros;Multa;Total', ...rows.map((row) => `15/03/2018;${row}`)].join('\n')

    test('are in reais: asked', async () => {
      const csv = table('100,00;2,35;2,00;104,35', '500,00;;10,00;510,00', '10,00;;;10,00')
      const { status, sentences } = await refused(csv)
      expect({ status, sentences }).toMatchObject({
        status: 4,
        sentences: [
          { code: 'ask_charge_in_reais', facts: { field: 'juros_percentual', line: 2 } },
          { code: 'ask_charge_in_reais', facts: { field: 'multa_percentual', line: 2 } },
        ],
      })
    })

    test.each([
      ['a row of which they do not', ['100,00;1,00;2,00;103,00', '500,00;1,00;2,00;515,00']],
      ['no total', ['100,00;1,00;2,00;']],
      ['percent signs', ['100,00;1%;2%;103,00']],
    ])('are percentages with %s', async (_, rows) => {
      expect((await accepted(table(...rows))).lines[2]).toMatchObject({
        juros_percentual: '1',
        multa_percentual: '2',
      })
    })
  })

  test('a question can be answered by leaving the column out', async () => {
    const book = await sheet('Juros (R$)', ['R$ 150,00'])
    const { lines } = await accepted(book, { map: { juros_percentual: '' } })
    expect(lines[2]).toEqual({ data_base: '2018-03-15', valor: '10' })
  })

  test('fees in reais are what the person said they are', async () => {
    const options: Partial<AcceptOptions> = { given: { 'honorarios.modo': 'v' } }
    const { lines } = await accepted(await sheet('Honorários', ['R$ 1.500,00', 1500]), options)
    expect(lines).toMatchObject({ 2: { honorarios: '1500' }, 3: { honorarios: '1500' } })
  })

  test('a rate that is none rejects its row', async () => {
    const book = await sheet('Juros', [1, 'SELIC', -1, '12% a.a.', '-'])
    expect((await accepted(book)).lines).toMatchObject({
      2: { juros_percentual: '1' },
      3: '!cell_not_a_number',
      4: '!cell_percent_out_of_range',
      5: '!cell_rate_by_year',
      6: '!cell_no_value',
    })
  })
})
