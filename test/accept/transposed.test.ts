import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import { transposedHeadings } from '../../src/accept/find/transposed.js'
import type { Cell } from '../../src/spreadsheets/cell.js'

const headingsOf = (...rows: Cell[][]) =>
  transposedHeadings(
    rows.map((cells, at) => ({ line: at + 1, cells })),
    correct.fields,
  )

test.each<[string, Cell[][], string[]]>([
  [
    'headings below each other, two values beside each',
    [
      ['Valor ', '10', '20'],
      [null, 'Vencimento', null, '1/1/20', '2/1/20'],
    ],
    ['Valor', 'Vencimento'],
  ],
  [
    'one value beside each: a form',
    [
      ['Valor', '10'],
      ['Vencimento', '1/1/20'],
    ],
    [],
  ],
  [
    'one heading twice',
    [
      ['Valor', '10', '20'],
      ['Valor', '1', '2'],
    ],
    [],
  ],
  [
    'headings beside the first: a header',
    [
      ['Valor', 'Vencimento', '20'],
      ['Vencimento', '1', '2'],
    ],
    [],
  ],
  [
    'values alone',
    [
      ['10', '20', '30'],
      ['11', '21', '31'],
    ],
    [],
  ],
  [
    'half of the lines',
    [['Valor', '10', '20'], ['Vencimento', '1/1/20', '2/1/20'], ['a'], ['b']],
    ['Valor', 'Vencimento'],
  ],
  [
    'less than half of the lines',
    [['Valor', '10', '20'], ['Vencimento', '1/1/20', '2/1/20'], ['a'], ['b'], ['c']],
    [],
  ],
])('%s → the headings of a table that lies on its side, or none', (_, rows, expected) => {
  expect(headingsOf(...rows)).toEqual(expected)
})
