import { expect, test } from 'vitest'
import { duties, remarksOfDoubts } from './support/duties-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(duties)('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  expect(remarksOfDoubts(told)).toEqual(remarksOfDoubts(given.tells))
})
