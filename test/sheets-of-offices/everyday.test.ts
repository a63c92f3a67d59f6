import { test } from 'vitest'
import { besideClear } from './support/beside-clear-sheets.js'
import { besideDoubts } from './support/beside-doubts-sheets.js'
import { everydayLists } from './support/everyday-lists.js'
import { everydayMoneySecond } from './support/everyday-money-second-sheets.js'
import { everydayMoney } from './support/everyday-money-sheets.js'
import { everydaySecondLists } from './support/everyday-second-lists.js'
import { exportsClear } from './support/exports-clear-sheets.js'
import { exportsDoubts } from './support/exports-doubts-sheets.js'
import { habitsClear, habitsDoubts } from './support/habits-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { unreadClear, unreadDoubts } from './support/unread-sheets.js'

const desk = officeDesk()

test.each([
  ...everydayMoney,
  ...everydayLists,
  ...everydayMoneySecond,
  ...everydaySecondLists,
  ...exportsClear,
  ...exportsDoubts,
  ...besideClear,
  ...besideDoubts,
  ...unreadClear,
  ...unreadDoubts,
  ...habitsDoubts,
  ...habitsClear,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
