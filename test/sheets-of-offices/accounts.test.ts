import { expect, test } from 'vitest'
import { accountsClear } from './support/accounts-clear-sheets.js'
import { accountsDoubts } from './support/accounts-doubts-sheets.js'
import { accountsListsClear, accountsListsDoubts } from './support/accounts-lists.js'
import { accountsSecondDoubts } from './support/accounts-second-doubts-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

test.each([
  ...accountsClear,
  ...accountsDoubts,
  ...accountsSecondDoubts,
  ...accountsListsClear,
  ...accountsListsDoubts,
])('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
