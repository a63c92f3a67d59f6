import { expect, test } from 'vitest'
import { keptQuestions } from './support/kept-questions-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(keptQuestions)('$job: $sheet → $careful', async (given) => {
  expect((await desk(given)).rows).toEqual(given.expects)
})
