import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { giveUpRest } from '../../src/records/control.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import { runNight } from '../../src/watches/run-night.js'
import { heardVoice } from '../support/voice.js'
import { Door } from './door.js'
import { shown } from './night-shown.js'
import { idsOf, useRig } from './rig.js'

const NIGHT = '2026-01-15'
const NEXT = '2026-01-16'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)
let door: Door
let rows: string[]

beforeEach(async () => {
  door = new Door()
  rig.gazetteUrl = await door.open(rig.sandbox.gazette)
  rig.speed = 40
  await rig.restart()
  const some = rig.sandbox.gazetteBase.registrations().slice(0, 3)
  rows = some.map(({ oab, uf }) => `OAB/${uf} ${oab};ana@escritorio.example`)
  door.poison.add(some[0]!.oab.replace(/\D/g, ''))
})
afterEach(async () => {
  rig.gazetteUrl = undefined
  rig.speed = 1
  await door.close()
})

const list = (some: string[]) => ['OAB;E-mail do responsável', ...some].join('\n')
const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')

/** A night of which the first call fails, and whose process is stopped then. */
async function isStopped(date: string): Promise<void> {
  rig.moveTo(`${date}T09:00:00Z`)
  const stopping = new AbortController()
  door.onFailed = () => stopping.abort()
  const asked = { sandbox: false, date, stopping: stopping.signal }
  expect(await runWatchCommand({ app: rig.app, output: heardVoice(true) }, 'noite', asked)).toBe(
    130,
  )
  expect(await (await records()).open()).toHaveLength(1)
  await rig.restart()
}

test('every call of an earlier night failed → it is told as failed, and tonight is read all the same', async () => {
  await rig.add('noite', list(rows.slice(0, 1)))
  await isStopped(NIGHT)
  const asked = door.failed
  await rig.replace('noite', list(rows))
  door.poison.clear()
  const tonight = await rig.night(NEXT, { patience: '10s' })
  expect(tonight.report.caughtUp).toMatchObject([
    { night: NIGHT, new: 0, coverage: { complete: 0 } },
  ])
  expect(door.failed).toBe(asked)
  expect(tonight.report.coverage.failed).toBe(0)
  const all = shown(tonight.lines)
  const { oab, uf } = rig.sandbox.gazetteBase.registrations()[0]!
  const owed = rig.sandbox.gazetteBase.published({ oab, uf, from: addDays(NEXT, -30), to: NEXT })
  expect(owed.length).toBeGreaterThan(0)
  expect(owed.filter(({ id }) => !all.includes(String(id)))).toEqual([])
  expect(await (await records()).open()).toEqual([])
})

test('the same night is run again → it goes on with what was stopped', async () => {
  await rig.add('noite', list(rows.slice(0, 1)))
  await isStopped(NIGHT)
  door.poison.clear()
  const { report } = await rig.again(NIGHT)
  expect(report).toMatchObject({ night: NIGHT, coverage: { failed: 0 }, caughtUp: [] })
  expect(await (await records()).nights()).toHaveLength(1)
})

test('a watch of one registration, never answered → its night ends as FALHOU, status 3, and the rest comes later', async () => {
  await rig.add('noite', list(rows.slice(0, 1)))
  const told = await rig.night(NIGHT, { patience: '10s' })
  expect(told.status).toBe(3)
  expect(told.report.coverage).toMatchObject({ complete: 0 })
  expect(told.first).toContain('INCOMPLETO')
  expect(told.lines('Cobertura')[0]).toMatchObject({ Estado: 'FALHOU' })
  expect(await (await records()).open()).toEqual([])
  door.poison.clear()
  const next = await rig.night(NEXT)
  expect(next.status).toBe(0)
  expect(shown(next.lines).length).toBeGreaterThan(0)
})

test('a first night given up before any call → the registration began on it, and what came since is late', async () => {
  await rig.add('noite', list(rows.slice(0, 1)))
  door.poison.clear()
  const readers = async () => []
  const request = { watch: 'noite', night: NIGHT, sandbox: false, patienceMs: 60_000, readers }
  let batch = ''
  await runNight(request, rig.app, {
    quoted: ({ id }) => {
      batch = id
    },
    untilStopped: async (doing) => {
      await giveUpRest(await rig.app.bucket(), batch, rig.app.clock.now())
      return doing(new AbortController().signal)
    },
  })
  const next = await rig.night('2026-01-20')
  const { registrations } = await (await records()).state()
  expect(Object.values(registrations).map(({ began }) => began)).toEqual([NIGHT])
  const { oab, uf } = rig.sandbox.gazetteBase.registrations()[0]!
  const since = rig.sandbox.gazetteBase.published({ oab, uf, from: NIGHT, to: '2026-01-16' })
  expect(since.length).toBeGreaterThan(0)
  const fresh = idsOf(next.lines('Novas'))
  expect(since.filter(({ id }) => fresh.includes(String(id)))).toEqual([])
})
