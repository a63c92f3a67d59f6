import { expect, test } from 'vitest'
import { remarksOfDoubts } from './support/duties-sheets.js'
import { lossesAndExpenses } from './support/losses-and-expenses-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(lossesAndExpenses)('$job: $sheet → $careful', async (given) => {
  const { told } = await expectCareful(desk, given)
  expect(remarksOfDoubts(told)).toEqual(remarksOfDoubts(given.tells))
})
