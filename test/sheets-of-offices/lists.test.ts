import { describe, test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { listSheets } from './support/sheets.js'

const desk = officeDesk()

describe.each(listSheets)('lists of offices: %s', (_, sheets) => {
  test.each(sheets)('$sheet → asked, rejected or looked for as it should be', async (given) => {
    await expectCareful(desk, given)
  })
})
