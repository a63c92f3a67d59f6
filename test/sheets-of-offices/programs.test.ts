import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { programsAgainClear } from './support/programs-again-clear-sheets.js'
import { programsAgainDoubts } from './support/programs-again-doubts-sheets.js'
import { programsClear } from './support/programs-clear-sheets.js'
import { programsDoubts } from './support/programs-doubts-sheets.js'
import { programsLists } from './support/programs-lists.js'

const desk = officeDesk()

test.each([
  ...programsClear,
  ...programsDoubts,
  ...programsLists,
  ...programsAgainClear,
  ...programsAgainDoubts,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
