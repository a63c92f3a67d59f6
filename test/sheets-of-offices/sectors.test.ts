import { expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { sectorsClear } from './support/sectors-clear-sheets.js'
import { sectorsDoubts } from './support/sectors-doubts-sheets.js'
import { sectorsLists } from './support/sectors-lists.js'
import { termsInNotes } from './support/terms-in-notes-sheets.js'

const desk = officeDesk()

test.each([
  ...termsInNotes,
  ...sectorsClear,
  ...sectorsDoubts,
  ...sectorsLists,
])('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
