import { expect, test } from 'vitest'
import { clearSheets } from './support/clear-sheets.js'
import { doubtfulSheets } from './support/doubtful-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'

const desk = officeDesk()

test('clear and doubtful sheets → forty of each', () => {
  expect([clearSheets.length, doubtfulSheets.length]).toEqual([40, 40])
})

test.each(clearSheets)('$sheet → read without a question: $because', async (given) => {
  await expectCareful(desk, given)
})

test.each(doubtfulSheets)('$sheet → asked: $because', async (given) => {
  await expectCareful(desk, given)
})
