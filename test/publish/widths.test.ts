import { expect, test } from 'vitest'
import { columnWidths, moneyWidth, noticesWidth, withSpare } from '../../src/publish/widths.js'
import { PAGE_WIDTH } from '../../src/spreadsheets/xlsx/paper.js'

const rowsOf = (...cells: string[][]) =>
  cells.map((each, at) => ({ n: at + 1, line: at + 2, cells: each }))
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

const CASE = '0001234-70.2019.8.08.0028'
const NAME = 'Cooperativa de Crédito dos Servidores do Estado'

test('original columns that fit on a page → as wide as their texts, up to a bound', () => {
  expect(columnWidths(rowsOf([CASE, NAME, '1']), ['Processo', 'Cliente', 'Valor'])).toEqual([
    27, 44, 10,
  ])
})

test('a word of wide letters → as wide as the letters, so that it does not break', () => {
  expect(columnWidths(rowsOf(['a@example.com', 'l@ilil.il']), ['E-mail', 'B'])).toEqual([16, 11])
})

test('texts that do not fit beside one another → in lines, until all are on a page', () => {
  const cells = [CASE, NAME, NAME, NAME, NAME]
  const widths = columnWidths(rowsOf(cells), ['Processo', 'A', 'B', 'C', 'D'])
  expect(widths[0]).toBe(27)
  expect(sum(widths)).toBeLessThanOrEqual(PAGE_WIDTH - 9)
  expect(new Set(widths.slice(1))).toEqual(new Set([38]))
})

test('more than lines can bring on a page → as wide as their texts', () => {
  const cells = Array(9).fill(NAME) as string[]
  expect(new Set(columnWidths(rowsOf(cells), cells))).toEqual(new Set([44]))
})

test('amounts → as wide as the longest, and not too narrow for a heading', () => {
  expect([moneyWidth('1.00'), moneyWidth('-1234567890.12')]).toEqual([14, 19])
})

test('notices → the room that the page has left, and none where they would be towers', () => {
  const before = [{ title: 'A', kind: 'text' as const, width: 100 }]
  expect(noticesWidth(before, 20)).toBe(50)
  expect(noticesWidth(before, 50)).toBe(38)
  expect(noticesWidth(before, 70)).toBeUndefined()
})

test('a page with room → the last columns that wrap are wider, as far as their texts need', () => {
  const of = (width: number, wrap?: true) => ({ title: 'a', kind: 'text' as const, width, wrap })
  const widths = (longest: number[], ...columns: ReturnType<typeof of>[]) =>
    withSpare(columns, (at) => longest[at]!).map(({ width }) => width)
  expect(widths([90, 90, 40], of(50), of(20, true), of(20, true))).toEqual([50, 92, 42])
  expect(widths([0, 90, 90], of(90), of(20, true), of(20, true))).toEqual([90, 20, 78])
  expect(widths([9, 90], of(180), of(20, true))).toEqual([180, 20])
})
