import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { fireWith } from '../../src/schedules/fire.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { Door, type Failure } from './door.js'
import { cancelledIn, noticesOf, runAt, scheduleOf, shownIn } from './night-shown.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 60, perDay: 20, days: 32, full: false }, NIGHT)
// At twenty times the clock's pace, fifteen seconds: a busy machine reads the others in that time.
const schedule = scheduleOf('5m')
let door: Door
let watched: { oab: string; uf: string }[]

beforeEach(async () => {
  door = new Door()
  rig.gazetteUrl = await door.open(rig.sandbox.gazette)
  rig.timeout = '20s'
  rig.speed = 20
  await rig.restart()
  watched = rig.sandbox.gazetteBase.registrations().slice(0, 60)
  const rows = watched.map(({ oab, uf }) => `OAB/${uf} ${oab};ana@escritorio.example`)
  await rig.add('noite', ['OAB;E-mail do responsável', ...rows].join('\n'))
})
afterEach(async () => {
  rig.gazetteUrl = undefined
  rig.timeout = undefined
  rig.speed = 1
  await door.close()
})

const digits = (text: unknown) => String(text).replace(/\D/g, '')

test.each<Failure>([
  '500',
  'page',
  'silence',
])('one of sixty fails all night (%s) → the night of the others, its supplement later, each publication once', async (failure) => {
  const poisoned = watched[30]!
  door.failure = failure
  door.poison.add(digits(poisoned.oab))
  rig.moveTo(`${NIGHT}T09:00:00Z`)
  let batch: string | undefined
  const started = async (id: string) => {
    batch = id
  }
  const run = (attempt: number) =>
    runAt(schedule, `${NIGHT}T09:00:00Z`, { started, attempt, ...(batch ? { batch } : {}) })
  expect(await fireWith(rig.app)(schedule, run(1))).toEqual({ is: 'owes', batch })

  const workbook = await readWorkbook(join(rig.dir, 'data', keys.result(batch!)))
  expect((workbook.get('Leia-me') ?? []).flat().join('\n')).toContain('INCOMPLET')
  const coverage = asObjects(workbook.get('Cobertura') ?? [[]])
  const failed = coverage.filter(({ Estado }) => Estado === 'FALHOU')
  const whose = failed.map((line) => digits(line['Inscrição ou processo acompanhado']))
  expect(new Set(whose)).toEqual(new Set([digits(poisoned.oab)]))
  const told = await noticesOf(rig)
  expect(told.every(({ incomplete }) => incomplete === true)).toBe(true)
  expect(told.flatMap(({ unread = [] }) => (unread as string[]).map(digits))).toContain(
    digits(poisoned.oab),
  )

  door.poison.clear()
  expect(await fireWith(rig.app)(schedule, run(2))).toEqual({ is: 'done', batch })
  const nights = await new WatchRecords(await rig.app.bucket(), 'noite').nights()
  expect(nights).toHaveLength(2)
  const all = (await Promise.all(nights.map((night) => shownIn(rig, night.batch)))).flat()
  expect(all).toHaveLength(new Set(all).size)
  const from = addDays(NIGHT, -30)
  const owed = watched.flatMap(({ oab, uf }) =>
    rig.sandbox.gazetteBase.published({ oab, uf, from, to: NIGHT }).map(({ id }) => String(id)),
  )
  // What was cancelled before it was ever read is told as cancelled, and is not new.
  const cancelled = await Promise.all(nights.map((night) => cancelledIn(rig, night.batch)))
  const accounted = new Set([...all, ...cancelled.flat()])
  expect(owed.filter((id) => !accounted.has(id))).toEqual([])
})
