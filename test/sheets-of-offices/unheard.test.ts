import { expect, test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { records } from './support/records-sheets.js'
import { statedAbove, statesOfSaved } from './support/saved-terms-sheets.js'
import { ticked } from './support/ticked-sheets.js'
import { unreadColumns } from './support/unread-columns-sheets.js'
import { agreeingTerms, sections, unreadTerms } from './support/unread-terms-sheets.js'
import { wholeCalculations } from './support/whole-calculations-sheets.js'
import { wholeOnEach } from './support/whole-on-each-sheets.js'

const desk = officeDesk()

test.each([
  ...records,
  ...statedAbove,
  ...ticked,
  ...wholeOnEach,
  ...unreadColumns,
  ...unreadTerms,
  ...wholeCalculations,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})

test.each(
  statesOfSaved,
)('$job: $sheet → signs, and nothing is said to be followed', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).not.toContain('told_stated_terms')
})

test.each(agreeingTerms)('$job: clear: $sheet → signs', async (given) => {
  const { rows } = await desk(given)
  expect(rows.filter((row) => /^asks|^refuses| ! /.test(row))).toEqual([])
})

test.each(sections)('$job: $sheet → no rows', async (given) => {
  const { rows } = await desk(given)
  expect([rows[1], rows[3]]).toEqual(['2 - note', '4 - note'])
  expect(rows.filter((row) => / ! /.test(row))).toEqual([])
})
