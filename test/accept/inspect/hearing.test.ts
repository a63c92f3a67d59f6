import { expect, test } from 'vitest'
import type { Check } from '../../../src/accept/inspect/check.js'
import { Hearing } from '../../../src/accept/inspect/hearing.js'
import type { Cell } from '../../../src/spreadsheets/cell.js'

const MARKS = { isStruck: false, maySum: false }

/** A check that hears "pago" in any column, and the figures of the second one. */
function observed(lines: readonly Cell[][], width = 2) {
  const asked: string[] = []
  const examined: number[] = []
  const check: Check = {
    hears(cell, column) {
      asked.push(`${column}:${String(cell)}`)
      return cell === 'pago'
    },
    hearsFigures: (column) => column === 1,
    observeHeard: (_, line) => examined.push(line),
  }
  const hearing = new Hearing([check, {}], width)
  for (const [at, cells] of lines.entries()) hearing.observeItem(cells, at + 1, MARKS)
  return { asked, examined }
}

test('texts that recur → each is asked about once in its column, its items examined each time', () => {
  const { asked, examined } = observed([
    ['Ana', 'pago'],
    ['Ana', 'aberto'],
    ['pago', 'pago'],
  ])
  expect(asked).toEqual(['0:Ana', '1:pago', '1:aberto', '0:pago'])
  expect(examined).toEqual([1, 3])
})

test.each([
  '1.234,56',
  '12',
  '10/03/2025',
  '2025-03-10',
  '1000001-27.2021.8.26.0100',
  { n: '7' },
])('figure %j → heard for the sake of its column, and never asked about', (figure) => {
  const { asked, examined } = observed([
    [figure, 'Ana'],
    ['Ana', figure],
  ])
  expect(asked).toEqual(['1:Ana', '0:Ana'])
  expect(examined).toEqual([2])
})

test.each([
  '3/12',
  '50%',
  '-5',
  'R$ 5,00',
  '30/60/90',
  '12x',
])('%s, whose digits may tell something → asked about', (text) => {
  expect(observed([[text, null]]).asked).toEqual([`0:${text}`, '1:null'])
})

test('a check that examines new texts → shown each once in its column, and no figure', () => {
  const seen: string[] = []
  const check: Check = { observeNew: (cell, column) => seen.push(`${column}:${String(cell)}`) }
  const hearing = new Hearing([check], 2)
  for (const cells of [
    ['Ana', '10,00'],
    ['Ana', 'pago'],
    ['Bia', 'pago'],
  ])
    hearing.observeItem(cells, 1, MARKS)
  expect(seen).toEqual(['0:Ana', '1:pago', '0:Bia'])
})

test('a line shorter than the header → the blank cells behind it are asked about, once', () => {
  expect(observed([['Ana'], ['Ana']], 3).asked).toEqual(['0:Ana', '1:null', '2:null'])
})

test('more texts than are remembered → the first is asked about again, and its item examined', () => {
  const names = Array.from({ length: 3_000 }, (_, at): Cell[] => [`Ana ${at}`])
  const { asked, examined } = observed([['pago'], ...names, ['pago']], 1)
  expect(asked.filter((one) => one === '0:pago')).toHaveLength(2)
  expect(examined).toEqual([1, 3_002])
})
