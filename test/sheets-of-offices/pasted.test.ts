import { expect, test } from 'vitest'
import { clerksLists } from './support/clerks-lists.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { pastedClear } from './support/pasted-clear-lists.js'
import { pastedLists } from './support/pasted-lists.js'

const desk = officeDesk()
const NOTICES = /^(?:told_(?:two_oabs_of_one|rows_missing|list_remarks)|ask_)/

test.each([
  ...pastedLists,
  ...pastedClear,
  ...clerksLists,
])('$job: $sheet → $careful', async (given) => {
  const { told } = await expectCareful(desk, given)
  const isClear = given.tells === undefined
  expect(isClear ? told.filter((code) => NOTICES.test(code)) : []).toEqual([])
})
