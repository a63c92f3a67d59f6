import { expect, test } from 'vitest'
import { recalc } from '../../../jobs/recalc/index.js'
import { sentence } from '../../../src/messages/message-code.js'
import { RowDecisions } from '../../../src/publish/first-page/row-decisions.js'

const { sheets } = recalc

const written = sentence('calc_written', { campos: ['valor'] })
const failed = (line: number) =>
  ({ line, said: [written], outcome: 'failed', figures: {} }) as never

test.each([
  [3, [5, 6, 7]],
  [4, []],
])('%i rows that changed the account without a result → first, and named while they are few', (rows, lines) => {
  const decisions = new RowDecisions(sheets)
  for (let at = 0; at < rows; at += 1) decisions.add(failed(5 + at), at + 1)
  expect(decisions.counted()).toEqual([
    { text: sheets.decisions!.calc_written!.text, isFirst: true, rows, lines },
  ])
})

const ofSelic = (month: string) => sentence('row_selic_whole_month', { month, from: '2021-12-09' })

test.each<[string, string[], object[]]>([
  [
    'few rows say the same → one sentence',
    ['a', 'a', 'b'],
    [
      { lines: [5, 6], rows: 2, place: 1 },
      { lines: [7], rows: 1, place: 3 },
    ],
  ],
  [
    'many rows say the same → one sentence',
    ['a', 'a', 'a', 'a', 'a'],
    [{ lines: [], rows: 5, place: 1 }],
  ],
  [
    'many rows say few things → a sentence for each',
    ['a', 'a', 'a', 'a', 'b'],
    [
      { lines: [], rows: 4, place: 1 },
      { lines: [9], rows: 1, place: 5 },
    ],
  ],
  ['many rows say many things → none', ['a', 'b', 'c', 'd'], []],
])('warnings of which %s', (_, months, told) => {
  const decisions = new RowDecisions(sheets)
  const rows = months.map((month, at) => ({ line: 5 + at, said: [ofSelic(month)], figures: {} }))
  for (const [at, row] of rows.entries())
    decisions.add({ ...row, outcome: 'warned' } as never, at + 1)
  expect(decisions.quoted('warned')).toMatchObject(told)
  expect(decisions.quoted('warned')).toHaveLength(told.length)
})

test('many rows of which the answer was lost, each with its own name to look for → said of all', () => {
  const decisions = new RowDecisions(sheets)
  for (let line = 1; line <= 5; line += 1) {
    const said = [sentence('row_uncertain', { name: `lote ${line}` })]
    decisions.add({ line, said, outcome: 'failed', figures: {} } as never, line)
  }
  expect(decisions.quoted('failed')).toMatchObject([
    { rows: 5, text: expect.stringContaining('Resultado incerto: a resposta se perdeu') },
  ])
})
