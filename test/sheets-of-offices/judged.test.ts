import { test } from 'vitest'
import { accruedAndSaved } from './support/accrued-and-saved-sheets.js'
import { balancesAndTemplates } from './support/balances-and-templates-sheets.js'
import { besideClear } from './support/beside-clear-sheets.js'
import { besideDoubts } from './support/beside-doubts-sheets.js'
import { besideTheTable } from './support/beside-the-table-sheets.js'
import { collectionsClear } from './support/collections-clear-sheets.js'
import { collectionsDoubts } from './support/collections-doubts-sheets.js'
import { collectionsSecond } from './support/collections-second-sheets.js'
import { columnsThatChange } from './support/columns-that-change-sheets.js'
import { commentedSheets } from './support/commented-sheets.js'
import { confirmedSheets } from './support/confirmed-sheets.js'
import { dittos, timedDates, turnedSeries } from './support/dittos-and-series-sheets.js'
import { everydayLists } from './support/everyday-lists.js'
import { everydayMoneySecond } from './support/everyday-money-second-sheets.js'
import { everydayMoney } from './support/everyday-money-sheets.js'
import { everydaySecondLists } from './support/everyday-second-lists.js'
import { exportsClear } from './support/exports-clear-sheets.js'
import { exportsDoubts } from './support/exports-doubts-sheets.js'
import { folderLists } from './support/folder-lists.js'
import { fridayDocuments } from './support/friday-documents.js'
import { fridayPeople } from './support/friday-people.js'
import { fridayPublications } from './support/friday-publications.js'
import { habitsLists } from './support/habits-lists.js'
import { habitsClear, habitsDoubts } from './support/habits-sheets.js'
import { hiddenColumns } from './support/hidden-columns-sheets.js'
import { managerCalculations } from './support/manager-calculations-sheets.js'
import { managerCorrections } from './support/manager-corrections-sheets.js'
import { managerUpdates } from './support/manager-updates-sheets.js'
import { markedLists } from './support/marked-lists.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { overlookedCases } from './support/overlooked-cases.js'
import { overlookedPeople } from './support/overlooked-people.js'
import {
  aroundRegistrations,
  heldRegistrations,
  otherRegisters,
} from './support/overlooked-registrations.js'
import { paralegalDocuments } from './support/paralegal-documents.js'
import { paralegalPeople } from './support/paralegal-people.js'
import { paralegalPublications } from './support/paralegal-publications.js'
import { paralegalStates } from './support/paralegal-states.js'
import { paralegalWatch } from './support/paralegal-watch.js'
import { portfolioCalculations } from './support/portfolio-calculations-sheets.js'
import { portfolioClaims } from './support/portfolio-claims-sheets.js'
import { portfolioKinds } from './support/portfolio-kinds-sheets.js'
import { portfolioLayouts } from './support/portfolio-layouts-sheets.js'
import { portfolioRemarks } from './support/portfolio-remarks-sheets.js'
import { portfolioUpdates } from './support/portfolio-updates-sheets.js'
import { saidOnLines } from './support/said-on-lines-sheets.js'
import { saidOnLists } from './support/said-on-lists.js'
import { secondLookDocuments } from './support/second-look-documents.js'
import { secondLookRegistrations } from './support/second-look-registrations.js'
import { sharesAndMarks } from './support/shares-and-marks-sheets.js'
import { traineesAndNotes } from './support/trainees-and-notes.js'
import { twoSides } from './support/two-sides-sheets.js'
import { uglyLists } from './support/ugly-lists.js'
import { uglyMoney } from './support/ugly-money-sheets.js'
import { uglyPeople } from './support/ugly-people.js'
import { uglyTotals } from './support/ugly-totals-sheets.js'
import { unreadClear, unreadDoubts } from './support/unread-sheets.js'

const desk = officeDesk()

test.each([
  ...uglyMoney,
  ...uglyTotals,
  ...uglyLists,
  ...uglyPeople,
  ...paralegalPublications,
  ...paralegalStates,
  ...paralegalWatch,
  ...paralegalPeople,
  ...paralegalDocuments,
  ...portfolioClaims,
  ...portfolioLayouts,
  ...portfolioUpdates,
  ...portfolioCalculations,
  ...portfolioRemarks,
  ...portfolioKinds,
  ...secondLookRegistrations,
  ...secondLookDocuments,
  ...markedLists,
  ...folderLists,
  ...sharesAndMarks,
  ...accruedAndSaved,
  ...hiddenColumns,
  ...twoSides,
  ...collectionsClear,
  ...collectionsDoubts,
  ...commentedSheets,
  ...collectionsSecond,
  ...everydayMoney,
  ...everydayLists,
  ...everydayMoneySecond,
  ...everydaySecondLists,
  ...confirmedSheets,
  ...fridayPublications,
  ...fridayPeople,
  ...fridayDocuments,
  ...besideTheTable,
  ...columnsThatChange,
  ...traineesAndNotes,
  ...saidOnLines,
  ...saidOnLists,
  ...otherRegisters,
  ...managerUpdates,
  ...managerCorrections,
  ...managerCalculations,
  ...aroundRegistrations,
  ...heldRegistrations,
  ...overlookedCases,
  ...overlookedPeople,
  ...exportsClear,
  ...exportsDoubts,
  ...besideClear,
  ...besideDoubts,
  ...unreadClear,
  ...unreadDoubts,
  ...dittos,
  ...turnedSeries,
  ...timedDates,
  ...habitsDoubts,
  ...habitsClear,
  ...habitsLists,
  ...balancesAndTemplates,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
