import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/accept/find/match-columns.js'
import { Difference, Rest, RunningSum, SummedTotal } from '../../../src/accept/find/summed-total.js'
import type { Cell } from '../../../src/spreadsheets/cell.js'

const columnsOf = (...headings: string[]) =>
  headings.map((heading, column) => ({ heading, column }) as Candidate)
const headingsOf = (found: readonly Candidate[]) => found.map(({ heading }) => heading).join(' ')

test.each<[string, string[][], string]>([
  ['money on one line', [['3,00', '1,00', '2,00']], 'Total A B'],
  ['a cent less', [['3,00', '1,00', '1,99']], ''],
  ['one part alone', [['1,00', '1,00', '']], ''],
  ['no lines', [], ''],
  [
    'whole numbers on two lines',
    [
      ['3', '1', '2'],
      ['7', '3', '4'],
    ],
    '',
  ],
  [
    'whole numbers on three',
    [
      ['3', '1', '2'],
      ['7', '3', '4'],
      ['9', '4', '5'],
    ],
    'Total A B',
  ],
  [
    'whole numbers, of which one is less',
    [
      ['3', '1', '2'],
      ['7', '3', '4'],
      ['8', '4', '5'],
    ],
    '',
  ],
  [
    'one part on three lines',
    [
      ['3', '3', ''],
      ['7', '7', ''],
      ['9', '9', ''],
    ],
    '',
  ],
  [
    'another line',
    [
      ['3,00', '1,00', '2,00'],
      ['4,00', '1,00', '2,00'],
    ],
    '',
  ],
])('a total of %s → the columns that it sums', (_, lines, expected) => {
  const sum = new SummedTotal(columnsOf('Total', 'A', 'B'))
  for (const cells of lines) sum.observeItem(cells)
  expect(sum.found() ? headingsOf(sum.summed()) : '').toBe(expected)
})

test.each([
  ['the product', '10,00', true],
  ['a cent more', '10,01', false],
])('a total that is %s of a price and a quantity → %s, %s', (_, total, isFound) => {
  const all = columnsOf('Total', 'Preço', 'Quantidade')
  const sum = new SummedTotal(all, all)
  sum.observeItem([total, '2,00', '5'])
  expect(sum.found()).toBe(isFound)
  expect(headingsOf(sum.summed())).toBe(isFound ? 'Total Preço Quantidade' : 'Total')
})

test.each<[string, string[][], boolean]>([
  ['owed less paid', [['10,00', '6,00', '4,00']], true],
  ['nothing paid', [['10,00', '10,00', '']], true],
  ['nothing owed', [['', '6,00', '4,00']], false],
  ['no lines', [], false],
  [
    'another line',
    [
      ['10,00', '6,00', '4,00'],
      ['10,00', '14,00', '4,00'],
    ],
    false,
  ],
])('a rest, %s → found: %s', (_, lines, isFound) => {
  const rest = new Rest({ candidates: columnsOf('Devido', 'Resto', 'Pago') } as never)
  for (const cells of lines) rest.observeItem(cells)
  expect(rest.found()).toBe(isFound)
})

test.each<[string, string[], string[][], string | undefined]>([
  [
    'three lines',
    ['Valor', 'Saldo'],
    [
      ['1', '1'],
      ['2', '3'],
      ['3', '6'],
    ],
    'Valor',
  ],
  [
    'the balance first',
    ['Saldos', 'Valor'],
    [
      ['1', '1'],
      ['3', '2'],
      ['6', '3'],
    ],
    'Valor',
  ],
  [
    'two lines',
    ['Valor', 'Saldo'],
    [
      ['1', '1'],
      ['2', '3'],
    ],
    undefined,
  ],
  [
    'a gap',
    ['Valor', 'Saldo'],
    [
      ['1', '1'],
      ['', '1'],
      ['3', '4'],
    ],
    undefined,
  ],
  [
    'another balance',
    ['Valor', 'Saldo'],
    [
      ['1', '1'],
      ['2', '3'],
      ['3', '5'],
    ],
    undefined,
  ],
  [
    'another heading',
    ['Valor', 'Saldo devedor'],
    [
      ['1', '1'],
      ['2', '3'],
      ['3', '6'],
    ],
    undefined,
  ],
  [
    'a third column',
    ['Valor', 'Saldo', 'A'],
    [
      ['1', '1'],
      ['2', '3'],
      ['3', '6'],
    ],
    undefined,
  ],
])('entries that a balance sums, %s → %s', (_, headings, lines, expected) => {
  const sum = new RunningSum(columnsOf(...headings))
  for (const cells of lines) sum.observeItem(cells)
  expect(sum.found()?.heading).toBe(expected)
})

test.each<[string, string[], Cell[][], boolean]>([
  ['owed less paid', ['Devido', 'Pago', 'Diferença'], [['10', '4', '6']], true],
  ['nothing paid', ['Devido', 'Pago', 'Diferenças'], [['10', null, '10']], true],
  [
    'a line without both',
    ['Devido', 'Pago', 'Diferença'],
    [
      ['10', '4', '6'],
      [null, '4', null],
    ],
    true,
  ],
  [
    'a line without a difference',
    ['Devido', 'Pago', 'Diferença'],
    [
      ['10', '4', '6'],
      ['10', '4', null],
    ],
    false,
  ],
  [
    'another line',
    ['Devido', 'Pago', 'Diferença'],
    [
      ['10', '4', '6'],
      ['10', '4', '7'],
    ],
    false,
  ],
  ['no line', ['Devido', 'Pago', 'Diferença'], [], false],
  ['no paid column', ['Devido', 'Não pago', 'Diferença'], [['10', '4', '6']], false],
  ['another heading', ['Devido', 'Pago', 'A diferença'], [['10', '4', '6']], false],
  ['a column beside them', ['Devido', 'Pago', 'Diferença', 'A'], [['10', '4', '6', '1']], false],
])('a difference, %s → found: %s', (_, headings, lines, isFound) => {
  const columns = columnsOf(...headings)
  const difference = new Difference(columns, headings)
  for (const cells of lines) difference.observeItem(cells)
  expect(difference.among(columns)?.heading).toBe(isFound ? headings[2] : undefined)
})
