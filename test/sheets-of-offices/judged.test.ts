import { expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { paralegalDocuments } from './support/paralegal-documents.js'
import { paralegalPeople } from './support/paralegal-people.js'
import { paralegalPublications } from './support/paralegal-publications.js'
import { paralegalWatch } from './support/paralegal-watch.js'
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
  ...paralegalPublications,
  ...paralegalWatch,
  ...paralegalPeople,
  ...paralegalDocuments,
])('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
