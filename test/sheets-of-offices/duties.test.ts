import { expect, test } from 'vitest'
import { duties, remarksOfDoubts } from './support/duties-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(duties)('$job: $sheet → $careful', async (given) => {
  const { told } = await expectCareful(desk, given)
  expect(remarksOfDoubts(told)).toEqual(remarksOfDoubts(given.tells))
})
