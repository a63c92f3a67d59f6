import { expect, test } from 'vitest'
import type { Period } from '../../src/legal/gazette/period.js'
import { gatherWeek, LISTS } from '../../src/reports/gazette-week/gather.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import { useRig } from '../watches/rig.js'

const NIGHT = '2025-12-26'
const rig = useRig({ lawyers: 8, perDay: 40, days: 36, full: false }, NIGHT)

/** Runs the night of all registrations of the base. */
async function nightOfAll() {
  const rows = rig.sandbox.gazetteBase.registrations().map(({ uf, oab }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
  await rig.night(NIGHT)
  const bucket = await rig.app.bucket()
  const nights = await new WatchRecords(bucket, 'noite').nights()
  return (period: Period) => gatherWeek(bucket, nights, period, period.to)
}

test('a publication that a night found as two kinds for two lawyers is one kind of the week', async () => {
  const gather = await nightOfAll()
  const { lists } = await gather({ from: NIGHT, to: NIGHT })
  const ids = LISTS.flatMap((name) => [...new Set(lists[name].map(({ id }) => id))])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an end that an earlier night showed → in the week before it ends, whatever nights the week has', async () => {
  const gather = await nightOfAll()
  const { lists } = await gather({ from: NIGHT, to: NIGHT })
  const { id, fim } = [...lists.new, ...lists.late].find((one) => one.fim)!
  const before = { from: addDays(fim!, -10), to: addDays(fim!, -3) }
  expect(before.from > NIGHT).toBe(true)
  const week = await gather(before)
  expect(week.lists.new).toEqual([])
  expect(week.ending).toMatchObject({ gone: 0, isRehearsed: true })
  expect(week.ending.publications).toContainEqual(
    expect.objectContaining({ id, fim, night: NIGHT }),
  )
  const idsAfter = async (to: string) =>
    (await gather({ from: NIGHT, to })).ending.publications.map((one) => one.id)
  // A report of the day on which it ends still lists it.
  expect(await idsAfter(fim!)).toContain(id)
  // It ended within the week: whether it was met is a question of the week.
  const endedOn = async (from: string) =>
    (await gather({ from, to: addDays(fim!, 1) })).ending.publications.map((one) => one.id)
  expect(await endedOn(fim!)).toContain(id)
  expect(await endedOn(addDays(fim!, 1))).not.toContain(id)
})
