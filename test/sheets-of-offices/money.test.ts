import { describe, expect, test } from 'vitest'
import { chargesAndTitles } from './support/charges-sheets.js'
import { claimPartsSheets } from './support/claims-parts-sheets.js'
import { claimRateSheets } from './support/claims-rates-sheets.js'
import { claimSheets } from './support/claims-sheets.js'
import { datesAndAmounts } from './support/dates-sheets.js'
import { layouts } from './support/layouts-sheets.js'
import { ledgers } from './support/ledgers-sheets.js'
import { ordinary } from './support/ordinary-sheets.js'
import { officeDesk } from './support/outcome.js'
import { otherJobs } from './support/saved-sheets.js'
import { settled } from './support/settled-sheets.js'

const desk = officeDesk()

describe.each([
  ['settled, cancelled, deducted', settled],
  ['dates and amounts', datesAndAmounts],
  ['charges, titles and sums', chargesAndTitles],
  ['layouts', layouts],
  ['ledgers', ledgers],
  ['update, calc and recalc', otherJobs],
  ['ordinary', ordinary],
  ['claims', claimSheets],
  ['claims and their charges', claimRateSheets],
  ['claims and their parts', claimPartsSheets],
])('sheets of offices: %s', (_, sheets) => {
  test.each(sheets)('$job: $sheet → asked, rejected or computed as it should be', async (given) => {
    const { rows, told } = await desk(given)
    expect(rows).toEqual(given.expects)
    expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  })
})
