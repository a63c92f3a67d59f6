import { expect, test } from 'vitest'
import { keptQuestions } from './support/kept-questions-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(keptQuestions)('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
