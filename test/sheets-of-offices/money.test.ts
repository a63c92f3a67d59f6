import { describe, test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { moneySheets } from './support/sheets.js'

const desk = officeDesk()

describe.each(moneySheets)('sheets of offices: %s', (_, sheets) => {
  test.each(sheets)('$job: $sheet → asked, rejected or computed as it should be', async (given) => {
    await expectCareful(desk, given)
  })
})
