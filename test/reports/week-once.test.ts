import { expect, test } from 'vitest'
import { gatherWeek, LISTS } from '../../src/reports/gazette-week/gather.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import { useRig } from '../watches/rig.js'

const NIGHT = '2025-12-26'
const rig = useRig({ lawyers: 8, perDay: 40, days: 36, full: false }, NIGHT)

test('a publication that a night found as two kinds for two lawyers is one kind of the week', async () => {
  const rows = rig.sandbox.gazetteBase.registrations().map(({ uf, oab }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
  await rig.night(NIGHT)
  const bucket = await rig.app.bucket()
  const nights = await new WatchRecords(bucket, 'noite').nights()
  const { lists } = await gatherWeek(bucket, nights, { from: NIGHT, to: NIGHT })
  const ids = LISTS.flatMap((name) => [...new Set(lists[name].map(({ id }) => id))])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an end that an earlier night showed → in the week before it ends, whatever nights the week has', async () => {
  const rows = rig.sandbox.gazetteBase.registrations().map(({ uf, oab }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
  await rig.night(NIGHT)
  const bucket = await rig.app.bucket()
  const nights = await new WatchRecords(bucket, 'noite').nights()
  const { lists } = await gatherWeek(bucket, nights, { from: NIGHT, to: NIGHT })
  const { id, fim } = [...lists.new, ...lists.late].find((one) => one.fim)!
  const before = { from: addDays(fim!, -10), to: addDays(fim!, -3) }
  expect(before.from > NIGHT).toBe(true)
  const week = await gatherWeek(bucket, nights, before)
  expect(week.lists.new).toEqual([])
  expect(week.ending.publications).toContainEqual(
    expect.objectContaining({ id, fim, night: NIGHT }),
  )
  const after = await gatherWeek(bucket, nights, { from: NIGHT, to: fim! })
  expect(after.ending.publications.map((one) => one.id)).not.toContain(id)
})
