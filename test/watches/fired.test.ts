import { expect, test } from 'vitest'
import { fireWith } from '../../src/cli/fire.js'
import { onlyOne } from '../../src/cli/watch-run.js'
import type { Clock } from '../../src/clock.js'
import { askOf, type Schedule } from '../../src/schedules/schedule.js'
import type { Run } from '../../src/schedules/world.js'
import { WatchRecords } from '../../src/watches/records.js'
import { useRig } from './rig.js'

const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, '2026-01-15')

const schedule: Schedule = {
  ...{ name: 'noturno', cron: '0 1 * * *', tz: 'UTC', catchUp: 'last' },
  does: { is: 'watch', watch: 'noite', param: [] },
  ...{ notify: [], texts: false, createdAt: '', since: '' },
}

function runAt(iso: string, signal = new AbortController().signal): Run {
  const { id, scheduledAt } = askOf(schedule, Date.parse(iso), 'due')
  const how = { manual: false, caughtUp: false, attempt: 1 }
  return { id, scheduledAt, ...how, signal, started: async () => undefined }
}

async function addWatch(): Promise<void> {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
}

test('ten at night in São Paulo is that day of the gazette, though the schedule is in UTC', async () => {
  await addWatch()
  const fired = await fireWith(rig.app)(schedule, runAt('2026-01-16T01:00:00Z'))
  expect(fired).toMatchObject({ is: 'done', batch: expect.any(String) })
  const nights = await new WatchRecords(await rig.app.bucket(), 'noite').nights()
  expect(nights.map(({ night }) => night)).toEqual(['2026-01-15'])
})

test('a night that was left halfway says why, and that the next one goes on', async () => {
  await addWatch()
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/lawyers', times: 1 })
  const fired = await fireWith(rig.app)(schedule, runAt('2026-01-16T09:00:00Z'))
  expect(fired).toMatchObject({ is: 'failed', reason: expect.stringContaining('A próxima') })
  expect(fired).toMatchObject({ reason: expect.stringContaining('lote watch run noite') })
})

test('a worker that is stopping begins no night', async () => {
  await addWatch()
  const fired = await fireWith(rig.app)(
    schedule,
    runAt('2026-01-16T09:00:00Z', AbortSignal.abort()),
  )
  expect(fired).toEqual({ is: 'interrupted' })
  expect(rig.sandbox.journal().filter(({ service }) => service === 'gazette')).toEqual([])
})

test('a night that was begun goes on no more in a worker that is stopping, and the next ends it', async () => {
  await addWatch()
  const stopping = new AbortController()
  const run = runAt('2026-01-16T09:00:00Z', stopping.signal)
  // Told that it starts, as a signal of the system may come at any instant.
  const app: typeof rig.app = Object.assign(Object.create(rig.app), {
    execute: (...[connection, signal]: Parameters<typeof rig.app.execute>) => {
      stopping.abort()
      return rig.app.execute(connection, signal)
    },
  })
  expect(await fireWith(app)(schedule, run)).toEqual({ is: 'interrupted' })
  const paid = rig.sandbox.journal().filter(({ path }) => path.endsWith('/communications'))
  expect(paid).toEqual([])
  const again = await fireWith(rig.app)(schedule, runAt('2026-01-16T09:00:00Z'))
  expect(again).toMatchObject({ is: 'done' })
})

test('a watch that a person is at is waited for', async () => {
  await addWatch()
  const person = await onlyOne(rig.app, 'noite')
  const waits: number[] = []
  const sleep: Clock['sleep'] = async (ms, signal) => {
    if (waits.push(ms) === 1) await person.release()
    return rig.app.clock.sleep(ms, signal)
  }
  const clock = { now: rig.app.clock.now, sleep }
  const app: typeof rig.app = Object.assign(Object.create(rig.app), { clock })
  const fired = await fireWith(app)(schedule, runAt('2026-01-16T09:00:00Z'))
  expect(fired).toMatchObject({ is: 'done' })
  expect(waits.length).toBeGreaterThan(0)
})
