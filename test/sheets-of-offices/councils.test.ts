import { expect, test } from 'vitest'
import { councilsClear } from './support/councils-clear-sheets.js'
import { councilsDoubts } from './support/councils-doubts-sheets.js'
import { councilsLists } from './support/councils-lists.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each([
  ...councilsClear,
  ...councilsDoubts,
  ...councilsLists,
])('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
