import { describe, expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { moneySheets } from './support/sheets.js'

const desk = officeDesk()

describe.each(moneySheets)('sheets of offices: %s', (_, sheets) => {
  test.each(sheets)('$job: $sheet → asked, rejected or computed as it should be', async (given) => {
    const { rows, told } = await desk(given)
    expect(rows).toEqual(given.expects)
    expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  })
})
