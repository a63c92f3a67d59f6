import { test } from 'vitest'
import { creditsAndCases } from './support/credits-and-cases-sheets.js'
import { keepersWords } from './support/keepers-words-sheets.js'
import { endedCases, managerAgainClear } from './support/manager-again-clear-sheets.js'
import { managerAgain } from './support/manager-again-sheets.js'
import { namedSheets } from './support/named-sheets.js'
import { otherMeanings } from './support/other-meanings-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { plainHeadings } from './support/plain-headings-sheets.js'
import { readAsBefore } from './support/read-as-before-sheets.js'

const desk = officeDesk()

test.each([
  ...plainHeadings,
  ...creditsAndCases,
  ...namedSheets,
  ...managerAgain,
  ...managerAgainClear,
  ...endedCases,
  ...keepersWords,
  ...readAsBefore,
  ...otherMeanings,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
