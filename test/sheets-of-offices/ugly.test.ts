import { test } from 'vitest'
import { accruedAndSaved } from './support/accrued-and-saved-sheets.js'
import { balancesAndTemplates } from './support/balances-and-templates-sheets.js'
import { besideTheTable } from './support/beside-the-table-sheets.js'
import { columnsThatChange } from './support/columns-that-change-sheets.js'
import { commentedSheets } from './support/commented-sheets.js'
import { confirmedSheets } from './support/confirmed-sheets.js'
import { dittos, timedDates, turnedSeries } from './support/dittos-and-series-sheets.js'
import { hiddenColumns } from './support/hidden-columns-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { sharesAndMarks } from './support/shares-and-marks-sheets.js'
import { twoSides } from './support/two-sides-sheets.js'
import { uglyLists } from './support/ugly-lists.js'
import { uglyMoney } from './support/ugly-money-sheets.js'
import { uglyPeople } from './support/ugly-people.js'
import { uglyTotals } from './support/ugly-totals-sheets.js'

const desk = officeDesk()

test.each([
  ...uglyMoney,
  ...uglyTotals,
  ...uglyLists,
  ...uglyPeople,
  ...sharesAndMarks,
  ...accruedAndSaved,
  ...hiddenColumns,
  ...twoSides,
  ...commentedSheets,
  ...confirmedSheets,
  ...columnsThatChange,
  ...besideTheTable,
  ...dittos,
  ...turnedSeries,
  ...timedDates,
  ...balancesAndTemplates,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
