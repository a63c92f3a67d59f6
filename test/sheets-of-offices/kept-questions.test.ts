import { test } from 'vitest'
import { keptQuestions } from './support/kept-questions-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each(keptQuestions)('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
