import { expect, test } from 'vitest'
import { readings } from '../../jobs/watch/index.js'
import type { Knowledge } from '../../src/core/job/job.js'

const STF = { registration: 'case:00012346420191000000' }
const known: Knowledge = { verifiesCases: true }

test.each<[string, Record<string, string>, Knowledge, string[]]>([
  ['a case', STF, known, ['tribunals']],
  ['a case whose courts are known', STF, { ...known, courts: [] }, []],
  ['a case of an older night', STF, {}, []],
  ['a registration', { registration: 'oab:SP:94719' }, known, []],
])('%s → the list of courts is read: %s', (_, parameters, knowledge, names) => {
  expect(readings.forTask!(parameters, knowledge).map(({ name }) => name)).toEqual(names)
})
