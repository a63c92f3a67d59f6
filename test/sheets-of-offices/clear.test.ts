import { expect, test } from 'vitest'
import { clearSheets } from './support/clear-sheets.js'
import { doubtfulSheets } from './support/doubtful-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test('clear and doubtful sheets → forty of each', () => {
  expect([clearSheets.length, doubtfulSheets.length]).toEqual([40, 40])
})

test.each(clearSheets)('$sheet → read without a question: $because', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})

test.each(doubtfulSheets)('$sheet → asked: $because', async (given) => {
  const { rows } = await desk(given)
  expect(rows).toEqual(given.expects)
})
