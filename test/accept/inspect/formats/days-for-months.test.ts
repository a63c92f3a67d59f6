import { expect, test } from 'vitest'
import { DaysForMonths } from '../../../../src/accept/inspect/formats/days-for-months.js'
import type { Cell } from '../../../../src/spreadsheets/cell.js'

function isFound(lines: (readonly [string, Cell?])[], heading = 'Parcela'): boolean {
  const days = new DaysForMonths([heading], 2026)
  for (const [date, cell] of lines) days.observe(date, [cell ?? null])
  return days.isFound()
}

/** Consecutive days of May from one on. */
const ofMay = (...cells: Cell[]) =>
  cells.map((cell, at) => [`2020-05-${String(at + 1).padStart(2, '0')}`, cell] as const)

test.each<[string, (readonly [string, Cell?])[], boolean]>([
  ['two steps', ofMay('1', '2', '3'), true],
  ['one step', ofMay('1', '2'), false],
  ['a number twice', ofMay('1', '2', '2', '3'), true],
  ['numbers that jump', ofMay('1', '3', '5'), false],
  ['from December to January', ofMay('11', '12', '1'), true],
  ['from November to January', ofMay('10', '11', '1'), false],
  ['numbers of a spreadsheet', ofMay({ n: '1' }, { n: '2' }, { n: '3' }), true],
  [
    'dates of a spreadsheet',
    ofMay({ n: '43831', date: true }, { n: '43862', date: true }, { n: '43891', date: true }),
    true,
  ],
  ['names of months', ofMay('jan/2020', 'ref. fev/2020', 'março de 2020'), true],
  ['words before the number', ofMay('parcela 1', 'parcela 2', 'parcela 3'), true],
  [
    'four steps of four dates more',
    [...ofMay('1', '2', '3'), ['2020-06-01', '9'], ['2020-07-01', '9']],
    true,
  ],
  [
    'three dates more',
    [...ofMay('1', '2', '3'), ['2020-06-01', '9'], ['2020-07-01', '9'], ['2020-08-01', '9']],
    false,
  ],
  ['a day after the twelfth', [...ofMay('1', '2', '3'), ['2020-05-13', '4']], false],
  [
    'other months',
    [
      ['2020-05-01', '1'],
      ['2020-06-02', '2'],
      ['2020-07-03', '3'],
    ],
    false,
  ],
  ['twelve days', ofMay(...Array(12).fill(null)), true],
  ['eleven days', ofMay(...Array(11).fill(null)), false],
  [
    'on into the next year',
    [
      ['2020-05-11', '1'],
      ['2020-05-12', '2'],
      ['2021-05-01', '3'],
    ],
    true,
  ],
  [
    'on into the year after it',
    [
      ['2020-05-11', '1'],
      ['2020-05-12', '2'],
      ['2022-05-01', '3'],
    ],
    false,
  ],
  [
    'on into its second day',
    [
      ['2020-05-11', '1'],
      ['2020-05-12', '2'],
      ['2021-05-02', '3'],
    ],
    false,
  ],
  [
    'from its eleventh day',
    [
      ['2020-05-10', '1'],
      ['2020-05-11', '2'],
      ['2021-05-01', '3'],
    ],
    false,
  ],
])('days of one month, %s → for months: %s', (_, lines, expected) => {
  expect(isFound(lines)).toBe(expected)
})

test.each([
  ['Mês', '1', true],
  ['Cota', '1', true],
  ['Messe', '1', false],
  ['A parcela', '1', false],
  ['Texto', '1', false],
  ['Texto', 'prestação n 1', true],
  ['Texto', 'a prestação 10', true],
])('under %s, %j and on → counted: %s', (heading, first, expected) => {
  const number = Number(/\d+/.exec(first)![0])
  const cells = [0, 1, 2].map((more) => first.replace(/\d+/, String(number + more)))
  expect(isFound(ofMay(...cells), heading)).toBe(expected)
})
