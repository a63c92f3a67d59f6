import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { readAThirdTimeClear } from './support/read-a-third-time-clear-sheets.js'
import { readAThirdTimeDoubts } from './support/read-a-third-time-doubts-sheets.js'
import { readAgainClear } from './support/read-again-clear-sheets.js'
import { readAgainDoubts } from './support/read-again-doubts-sheets.js'
import { readOnceMoreClear, readOnceMoreDoubts } from './support/read-once-more-sheets.js'
import { readableLists } from './support/readable-lists.js'
import { readableSheets } from './support/readable-sheets.js'

const desk = officeDesk()

test.each([
  ...readAgainClear,
  ...readAgainDoubts,
  ...readOnceMoreClear,
  ...readOnceMoreDoubts,
  ...readAThirdTimeClear,
  ...readAThirdTimeDoubts,
  ...readableLists,
  ...readableSheets,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
