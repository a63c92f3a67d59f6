import { describe, expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { UnmappedFigures } from '../../../../src/accept/inspect/columns/unmapped-figures.js'
import type { Cell } from '../../../../src/spreadsheets/cell.js'

/** What is told of columns beside an amount in the first column, by their headings and cells. */
function beside(headings: string[], lines: Cell[][]) {
  const columns = new Map([['valor', 0]])
  const table = { headings: ['Valor', ...headings], columns } as unknown as Table
  const found = new UnmappedFigures(table, 0)
  for (const [at, cells] of lines.entries()) found.observeItem(cells, at + 2)
  return found
}
function toldOf(headings: string[], lines: Cell[][]) {
  const told = beside(headings, lines).remarks()
  return Object.fromEntries(told.map(({ code, facts }) => [code, facts.columns]))
}

describe('amounts beside the amount', () => {
  test.each<[string, Cell[], boolean]>([
    ['in more than half of its cells', ['10,00', '20,00', 'x'], true],
    ['in half of them', ['10,00', 'x'], false],
    ['in the only one that is filled', [null, '10,00', null], true],
    ['with R$, without cents', ['R$ 10'], true],
    ['whole numbers without a sign', ['10', '20'], false],
  ])('%s', (_, cells, isTold) => {
    const lines = cells.map((cell): Cell[] => ['100,00', cell])
    expect(toldOf(['Multa'], lines)).toEqual(isTold ? { told_beside: ['B «Multa»'] } : {})
  })

  test.each([
    'Taxa',
    'Índice',
    '% da multa',
    'Área',
  ])('of a rate or a measure (%s) → not told', (name) => {
    expect(toldOf([name], [['100,00', '10,50']])).toEqual({})
  })
})

describe('days that only some lines have', () => {
  const line = (cell: Cell): Cell[] => ['100,00', cell]

  test.each<[string, Cell[], boolean]>([
    ['one line', ['31/01/2020', null], true],
    ['all lines but one', ['31/01/2020', '01/02/2020', null], true],
    ['a day of the program', [{ n: '43861', date: true }, null], true],
    ['each line', ['31/01/2020', '01/02/2020'], false],
    ['no line', [null, null], false],
    ['some lines, among other words', ['31/01/2020', 'não há', null], false],
  ])('%s', (_, cells, isTold) => {
    const columns = ['B «Pago em»']
    expect(toldOf(['Pago em'], cells.map(line))).toEqual(
      isTold ? { told_beside_days: columns } : {},
    )
  })

  test('a line without an amount is no item → its day and its lack count for nothing', () => {
    const lines: Cell[][] = [line('31/01/2020'), ['Total', null], [null, '01/02/2020']]
    expect(toldOf(['Pago em'], lines)).toEqual({})
  })
})

describe('a rate of exchange', () => {
  test.each([
    'Cotação',
    'PTAX',
    'Câmbio',
    'Taxa do dólar',
    'USD',
  ])('%s, filled once → told', (name) => {
    expect(
      toldOf(
        [name],
        [
          ['100,00', '5'],
          ['1,00', null],
        ],
      ),
    ).toEqual({
      told_exchange: [`B «${name}»`],
    })
  })

  test('empty, or a word that begins so → not told', () => {
    expect(toldOf(['PTAX', 'Usuário'], [['100,00', null, '5']])).toEqual({})
  })
})

describe('an amount that is a product of two numbers', () => {
  const lines = (...of: [string, string, string][]): Cell[][] => of
  const LINES = lines(
    ['21,00', '10,00', '2,1003'],
    ['31,50', '15,00', '2,1001'],
    ['42,01', '20,00', '2,1005'],
  )
  const product = { base: 'B «Principal»', factor: 'C «Fator»' }

  test('of three lines, one a factor → which, and the first line of it', () => {
    expect(beside(['Principal', 'Fator'], LINES).found()[0]?.facts).toEqual({
      line: 2,
      value: '21,00',
      ...product,
    })
  })

  test('wherever the factor stands', () => {
    const turned = LINES.map(([amount, base, factor]): Cell[] => [amount!, factor!, base!])
    expect(beside(['Fator', 'Principal'], turned).found()[0]?.facts).toMatchObject({
      base: 'C «Principal»',
      factor: 'B «Fator»',
    })
  })

  test.each<[string, Cell[][]]>([
    ['of a title', lines(['13,54', '10,00', ''], ['27,08', '20,00', ''], ['20,31', '15,00', ''])],
    ['that one line lacks', [...LINES, ['42,00', '20,00', '']]],
  ])('one factor %s → found by the amounts alone', (_, cells) => {
    expect(beside(['Principal', 'Fator'], cells).found()[0]?.facts).toMatchObject({
      base: 'B «Principal»',
      factor: expect.stringMatching(/^(?:1,354|2,100)\d$/),
    })
  })

  test.each<[string, Cell[][]]>([
    [
      'a whole percentage of each amount',
      lines(['100,00', '85,00', ''], ['200,00', '170,00', ''], ['60,00', '51,00', '']),
    ],
    [
      'the same beside each amount',
      lines(['13,54', '10,00', ''], ['13,54', '10,00', ''], ['13,54', '10,00', '']),
    ],
    [
      'a sum that is added to each',
      lines(['15,00', '10,00', ''], ['25,00', '20,00', ''], ['20,00', '15,00', '']),
    ],
  ])('%s → no factor', (_, cells) => {
    expect(beside(['Principal', 'Fator'], cells).found()[0]?.facts).toBeUndefined()
  })

  test.each<[string, Cell[][]]>([
    ['two lines only', LINES.slice(0, 2)],
    ['one line that is none', [...LINES, ['50,00', '15,00', '2,1001']]],
    ['one line that is two cents off', [...LINES, ['31,52', '15,00', '2,1001']]],
    [
      'a price times a quantity',
      lines(['21,00', '10,50', '2'], ['31,50', '10,50', '3'], ['42,00', '10,50', '4']),
    ],
    [
      'a factor in half of the lines',
      [...LINES.slice(0, 2), ['20,00', '10,00', '2'], ['40,00', '20,00', '2']],
    ],
  ])('%s → none', (_, cells) => {
    expect(beside(['Principal', 'Fator'], cells).found()[0]?.facts).toBeUndefined()
  })

  test.each([
    ['Fundo', undefined],
    ['Reajuste', { base: 'B «Base»' }],
    ['IPCA', { base: 'B «Base»' }],
  ])('%s, a tenth of the base, in each amount → a factor only where it corrects', (heading, found) => {
    const parts = lines(
      ['11,24', '10,00', '1,24'],
      ['22,48', '20,00', '2,48'],
      ['33,72', '30,00', '3,72'],
    )
    const product = beside(['Base', heading], parts).found()[0]?.facts
    if (found) expect(product).toMatchObject(found)
    else expect(product).toBeUndefined()
  })

  test('columns that are taken or have no heading are not tried', () => {
    expect(beside(['', 'Fator'], LINES).found()[0]?.facts).toBeUndefined()
  })
})
