import { expect, test } from 'vitest'
import { remarksOfDoubts } from './support/duties-sheets.js'
import { lossesAndExpenses } from './support/losses-and-expenses-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(lossesAndExpenses)('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  expect(remarksOfDoubts(told)).toEqual(remarksOfDoubts(given.tells))
})
