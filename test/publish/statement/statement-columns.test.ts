import { expect, test } from 'vitest'
import type { StatementPart } from '../../../src/core/job/job.js'
import { isTight, statementColumns } from '../../../src/publish/statement/statement-columns.js'

const LONG = 'Cota condominial ordinária e extraordinária do mês'
const columns: StatementPart['columns'] = [
  { title: 'Descrição', kind: 'text' },
  { title: 'Valor histórico', kind: 'money' },
]
const part = (text: string, sum: string): StatementPart => ({
  terms: [],
  columns,
  lines: [[text, '1']],
  totals: [undefined, sum],
})
const widths = (one: StatementPart, across: number) =>
  statementColumns(one, across, ({ length }) => length).map(Math.round)

test.each([
  ['short texts', 'Nota 1', '123456.78', 40, [19, 21]],
  ['a long text', LONG, '18221439.90', 40, [27, 13]],
  ['figures that leave a text too little', LONG, '18221439.90', 14, [2, 12]],
])('%s → figures are whole where the table has room', (_, text, sum, across, expected) => {
  expect(widths(part(text, sum), across)).toEqual(expected)
})

test.each([
  ['123456.78', 14, false],
  ['18221439.90', 14, true],
  // Exactly a quarter is left.
  ['1234567.89', 16, false],
])('a sum of %s on a table of %i → tight: %s', (sum, across, tight) => {
  expect(isTight(part(LONG, sum), across, ({ length }) => length)).toBe(tight)
})

test('the word of the sum is longer than the first texts → not broken either', () => {
  const one = { ...part('a', '1'), isOneOf: true }
  const titled = {
    ...one,
    columns: [
      { title: 'Nº', kind: 'text' as const },
      { title: 'R$', kind: 'money' as const },
    ],
  }
  // «Subtotal» beside «1,00».
  expect(widths(titled, 24)).toEqual([16, 8])
  expect(isTight(titled, 5, ({ length }) => length)).toBe(true)
  const turned = {
    ...titled,
    columns: titled.columns.toReversed(),
    lines: [['1', 'a']],
    totals: [],
  }
  expect(widths(turned, 30)).toEqual([24, 6])
})

test('no text → the figures have all of the table', () => {
  const one = { ...part('', '1'), columns: [columns[1]!], lines: [['1']], totals: ['1'] }
  expect(widths(one, 40)).toEqual([40])
})
