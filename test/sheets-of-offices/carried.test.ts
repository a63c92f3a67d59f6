import { test } from 'vitest'
import { carriedLists } from './support/carried-lists.js'
import { carriedSheets } from './support/carried-sheets.js'
import { fewWords } from './support/few-words-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each([
  ...carriedSheets,
  ...fewWords,
  ...carriedLists,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
