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
