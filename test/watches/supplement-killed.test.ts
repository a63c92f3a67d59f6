import { afterEach, beforeEach, expect, test } from 'vitest'
import { fireWith } from '../../src/schedules/fire.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import type { Point } from '../support/failpoints.js'
import { Door } from './door.js'
import { cancelledIn, noticesOf, runAt, scheduleOf, shownIn } from './night-shown.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const SIX = `${NIGHT}T09:00:00Z`
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)
// At forty times the clock's pace a second: what is read in time on a busy machine is not given up.
const schedule = scheduleOf('40s')
let door: Door
let watched: { oab: string; uf: string }[]
let batch: string | undefined

beforeEach(async () => {
  door = new Door()
  rig.gazetteUrl = await door.open(rig.sandbox.gazette)
  rig.speed = 40
  await rig.restart()
  watched = rig.sandbox.gazetteBase.registrations().slice(0, 3)
  const rows = watched.map(({ oab, uf }) => `OAB/${uf} ${oab};ana@escritorio.example`)
  await rig.add('noite', ['OAB;E-mail do responsável', ...rows].join('\n'))
  door.poison.add(watched[2]!.oab.replace(/\D/g, ''))
  batch = undefined
  rig.moveTo(SIX)
})
afterEach(async () => {
  rig.gazetteUrl = undefined
  rig.speed = 1
  await door.close()
})

/** One try of the firing, with what the one before it left behind. */
function fire(attempt: number) {
  const started = async (id: string) => {
    batch = id
  }
  const before = batch === undefined ? {} : { batch }
  return fireWith(rig.app)(schedule, runAt(schedule, SIX, { started, attempt, ...before }))
}

async function nights() {
  return new WatchRecords(await rig.app.bucket(), 'noite').nights()
}

/** One workbook of the night and one of its supplement, in which each publication stands once. */
async function expectEachOnce(): Promise<void> {
  const bucket = await rig.app.bucket()
  const told = await nights()
  expect(told.map(({ supplementOf }) => supplementOf ?? 'night').toSorted()).toEqual(
    [batch, 'night'].toSorted(),
  )
  const workbooks: string[] = []
  for await (const key of bucket.list('batches/')) {
    if (key.endsWith('/result.xlsx')) workbooks.push(key)
  }
  expect(workbooks).toHaveLength(2)
  const shown = (await Promise.all(told.map((night) => shownIn(rig, night.batch)))).flat()
  expect(shown).toHaveLength(new Set(shown).size)
  const from = addDays(NIGHT, -30)
  const owed = watched.flatMap(({ oab, uf }) =>
    rig.sandbox.gazetteBase.published({ oab, uf, from, to: NIGHT }).map(({ id }) => String(id)),
  )
  const cancelled = await Promise.all(told.map((night) => cancelledIn(rig, night.batch)))
  const accounted = new Set([...shown, ...cancelled.flat()])
  expect(owed.filter((id) => !accounted.has(id))).toEqual([])
  // The office and who is responsible, of the night and of its supplement.
  const notices = await noticesOf(rig)
  expect(notices.map((facts) => facts.supplement === true).toSorted()).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(await new WatchRecords(bucket, 'noite').open()).toEqual([])
}

const OF_THE_NIGHT: Point[] = [
  ...(['rest-given-up', 'before-commit', 'committed', 'manifest-written'] as const),
  ...(['notice-laid', 'night-noted', 'state-written'] as const),
]

test.each(
  OF_THE_NIGHT,
)('killed at %s of a night whose rest is given up → one night, one supplement, each told once', async (point) => {
  await rig.killedAt(point, () => fire(1))
  door.poison.clear()
  expect(await fire(2)).toEqual({ is: 'done', batch })
  await expectEachOnce()
})

const OF_THE_SUPPLEMENT: Point[] = [
  ...(['task-written', 'batch-written', 'night-marked', 'announced', 'answer-written'] as const),
  ...OF_THE_NIGHT.filter((point) => point !== 'rest-given-up'),
]

test.each(
  OF_THE_SUPPLEMENT,
)('killed at %s of a supplement → it is resumed or read anew, and each is told once', async (point) => {
  expect((await fire(1)).is).toBe('owes')
  door.poison.clear()
  await rig.killedAt(point, () => fire(2))
  expect(await fire(3)).toEqual({ is: 'done', batch })
  await expectEachOnce()
})
