import { expect, test } from 'vitest'
import { fireWith } from '../../src/cli/fire.js'
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

function runAt(iso: string): Run {
  const { id, scheduledAt } = askOf(schedule, Date.parse(iso), 'due')
  const how = { manual: false, caughtUp: false, attempt: 1 }
  const signal = new AbortController().signal
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
