import { test } from 'vitest'
import { collectionsClear } from './support/collections-clear-sheets.js'
import { collectionsDoubts } from './support/collections-doubts-sheets.js'
import { collectionsSecond } from './support/collections-second-sheets.js'
import { managerCalculations } from './support/manager-calculations-sheets.js'
import { managerCorrections } from './support/manager-corrections-sheets.js'
import { managerUpdates } from './support/manager-updates-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { portfolioCalculations } from './support/portfolio-calculations-sheets.js'
import { portfolioClaims } from './support/portfolio-claims-sheets.js'
import { portfolioKinds } from './support/portfolio-kinds-sheets.js'
import { portfolioLayouts } from './support/portfolio-layouts-sheets.js'
import { portfolioRemarks } from './support/portfolio-remarks-sheets.js'
import { portfolioUpdates } from './support/portfolio-updates-sheets.js'

const desk = officeDesk()

test.each([
  ...portfolioClaims,
  ...portfolioLayouts,
  ...portfolioUpdates,
  ...portfolioCalculations,
  ...portfolioRemarks,
  ...portfolioKinds,
  ...collectionsClear,
  ...collectionsDoubts,
  ...collectionsSecond,
  ...managerUpdates,
  ...managerCorrections,
  ...managerCalculations,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
