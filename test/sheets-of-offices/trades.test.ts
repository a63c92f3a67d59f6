import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { tradesClear } from './support/trades-clear-sheets.js'
import { tradesDoubts } from './support/trades-doubts-sheets.js'
import { tradesLists } from './support/trades-lists.js'
import { tradesSecondDoubts } from './support/trades-second-doubts-sheets.js'

const desk = officeDesk()

test.each([
  ...tradesDoubts,
  ...tradesSecondDoubts,
  ...tradesLists,
  ...tradesClear,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
