import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { overtakenClearSecond } from './support/overtaken-clear-second-sheets.js'
import { overtakenClear } from './support/overtaken-clear-sheets.js'
import { overtakenDoubts } from './support/overtaken-doubts-sheets.js'

const desk = officeDesk()

const sheets = [...overtakenDoubts, ...overtakenClear, ...overtakenClearSecond]

test.each(sheets)('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
