import { describe, expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { listSheets } from './support/sheets.js'

const desk = officeDesk()

describe.each(listSheets)('lists of offices: %s', (_, sheets) => {
  test.each(sheets)('$sheet → asked, rejected or looked for as it should be', async (given) => {
    const { rows, told } = await desk(given)
    expect(rows).toEqual(given.expects)
    expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  })
})
