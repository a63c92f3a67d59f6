import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import type { Found } from '../../../../src/accept/inspect/check.js'
import {
  SwappedCells,
  SwappedColumns,
} from '../../../../src/accept/inspect/mistyped/swapped-cells.js'

const linesIn = (found: Found) => found.map(({ facts }) => facts.lines ?? facts.line)

/** Amounts beside a column of numbers, from line 2 on. */
function swappedIn(lines: [string, string][]) {
  const cells = new SwappedCells({ headings: ['Valor', 'Parcela'] } as unknown as Table, 0)
  for (const [at, line] of lines.entries()) cells.observeItem(line, at + 2)
  return linesIn(cells.found())
}

const ROWS: [string, string][] = [
  ['100,50', '1'],
  ['200,50', '2'],
  ['300,50', '3'],
]
test.each<[string, [string, string][], unknown[]]>([
  ['one line turned', [...ROWS, ['4', '400,50']], [['5']]],
  ['none', ROWS, []],
  ['beside two numbers', [...ROWS.slice(1), ['4', '400,50']], []],
  ['two of five', [...ROWS, ['4', '400,50'], ['5', '500,50']], [['5', '6']]],
  ['three of six', [...ROWS, ['4', '4,50'], ['5', '500,50'], ['6', '600,50']], []],
  ['as far as the reach above', [...ROWS, ['13', '400,50']], [['5']]],
  ['beyond it', [...ROWS, ['14', '400,50']], []],
  ['as far as the reach below', [...ROWS, ['-9', '400,50']], [['5']]],
  ['below it', [...ROWS, ['-10', '400,50']], []],
  ['the other within the numbers', [...ROWS, ['4', '12,50']], []],
  ['a reach as wide as the numbers', [...ROWS, ['400,50', '41'], ['81', '500,50']], [['6']]],
  ['beyond that', [...ROWS, ['400,50', '41'], ['82', '500,50']], []],
  ['a text in both', [...ROWS, ['4', '400,50'], ['x', '1'], ['1,50', 'x']], [['5']]],
])('cells, %s → asked with its lines', (_, lines, expected) => {
  expect(swappedIn(lines)).toEqual(expected)
})

test('more turned lines than are listed → the first five', () => {
  const numbers = Array.from({ length: 7 }, (_, at): [string, string] => [
    `${at + 1}00,50`,
    `${at}`,
  ])
  const turned = Array.from({ length: 6 }, (_, at): [string, string] => [`${at}`, `${at + 1}00,50`])
  expect(swappedIn([...numbers, ...turned])).toEqual([['9', '10', '11', '12', '13']])
})

test.each([
  [29, 1],
  [30, 0],
])('a column at %i → compared: %i', (at, count) => {
  const table = { headings: Array(40).fill('') } as unknown as Table
  const cells = new SwappedCells(table, 35)
  const line = (amount: string, other: string) => {
    const all = Array(40).fill(null)
    all[35] = amount
    all[at] = other
    return all
  }
  for (const [amount, other] of [...ROWS, ['4', '400,50'] as const])
    cells.observeItem(line(amount, other), 2)
  expect(cells.found()).toHaveLength(count)
})

test.each([
  [
    'more received on all',
    [
      ['10', '11'],
      ['10', '12'],
    ],
    1,
  ],
  [
    'as much',
    [
      ['10', '11'],
      ['10', '10'],
    ],
    0,
  ],
  [
    'nothing received on one',
    [
      ['10', '11'],
      ['10', ''],
    ],
    1,
  ],
  ['nothing due on all', [['', '11']], 0],
])('due and received, %s → asked: %i', (_, lines, count) => {
  const columns = new Map([
    ['a.devido', 0],
    ['a.recebido', 1],
  ])
  const swapped = new SwappedColumns({ columns, headings: ['Devido', 'Recebido'] } as never)
  for (const [at, cells] of lines.entries()) swapped.observeItem(cells, at + 2)
  expect(linesIn(swapped.found())).toEqual(count === 0 ? [] : [2])
})
