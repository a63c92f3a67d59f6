import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listNotices } from '../../src/notices/overview.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import type { Clock } from '../../src/runtime/clock.js'
import type { FiringTry } from '../../src/schedules/deps.js'
import { fireWith } from '../../src/schedules/fire.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import { firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { removeWatch } from '../../src/watches/manage-watch.js'
import { WatchRecords } from '../../src/watches/records.js'
import { requireWatchLease } from '../../src/watches/watch-lease.js'
import { useRig } from './rig.js'

const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, '2026-01-15')

const schedule: Schedule = {
  name: 'noturno',
  cron: '0 1 * * *',
  tz: 'UTC',
  catchUp: 'last',
  does: { is: 'watch', watch: 'noite', param: [] },
  notify: [],
  texts: false,
  createdAt: '',
  since: '',
}

/** Fired at that instant, or later by a worker that was not there. */
function runAt(iso: string, signal = new AbortController().signal, madeAt = iso): FiringTry {
  rig.moveTo(madeAt)
  const { id, scheduledAt } = firingRequest(schedule, Date.parse(iso), 'due')
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

test('a batch due at the end of a month, fired in the next → relative dates are those of its instant', async () => {
  const file = join(rig.dir, 'termos.csv')
  await writeFile(file, 'Termo\npenhora\n')
  const param = ['data_inicio=01/11/2025', 'data_fim=fim do mês passado']
  const monthly: Schedule = {
    ...schedule,
    does: { is: 'batch', job: 'publications', file, param, map: [] },
  }
  let batch = ''
  const started = async (id: string) => {
    batch = id
  }
  const due = runAt('2026-01-01T02:00:00Z', AbortSignal.abort(), '2026-01-01T04:00:00Z')
  expect(await fireWith(rig.app)(monthly, { ...due, started })).toEqual({ is: 'interrupted' })
  const manifest = await new BatchRecords(await rig.app.bucket(), batch).manifest()
  expect(manifest?.parameters).toMatchObject({ data_fim: '2025-11-30' })
})

test('night left halfway → says why, and how it is brought to its end', async () => {
  await addWatch()
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/lawyers', times: 1 })
  const fired = await fireWith(rig.app)(schedule, runAt('2026-01-16T09:00:00Z'))
  expect(fired).toMatchObject({ is: 'failed', reason: expect.stringContaining('Para terminá-la') })
  expect(fired).toMatchObject({ reason: expect.stringContaining('lote watch run noite') })
})

test('a night whose service was away is tried again, and read once', async () => {
  await addWatch()
  // A door that redirects stands before it.
  rig.sandbox.fault({ service: 'gazette', status: 307, path: '/v1/lawyers', times: 1 })
  const run = runAt('2026-01-16T09:00:00Z')
  const fired = await fireWith(rig.app)(schedule, run)
  expect(fired).toMatchObject({
    is: 'away',
    batch: expect.any(String),
    reason: expect.stringMatching(/./),
  })
  const { batch } = fired as { batch: string }
  const again = await fireWith(rig.app)(schedule, { ...run, batch, attempt: 2 })
  expect(again).toEqual({ is: 'done', batch })
  const nights = await new WatchRecords(await rig.app.bucket(), 'noite').nights()
  expect(nights.map((night) => night.batch)).toEqual([batch])
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
  let batch: string | undefined
  const started = async (id: string) => {
    batch = id
  }
  expect(await fireWith(app)(schedule, { ...run, started })).toEqual({ is: 'interrupted' })
  const read = () => rig.sandbox.journal().filter(({ path }) => path.includes('/communications'))
  expect(read()).toEqual([])

  // The next try brings that night to its end, and reads it no second time; nor does one after it.
  const next = { ...runAt('2026-01-16T09:00:00Z'), batch: batch!, attempt: 2 }
  expect(await fireWith(rig.app)(schedule, next)).toEqual({ is: 'done', batch })
  const once = read().length
  expect(once).toBeGreaterThan(0)
  expect(await fireWith(rig.app)(schedule, { ...next, attempt: 3 })).toEqual({ is: 'done', batch })
  expect(read()).toHaveLength(once)
  const nights = await new WatchRecords(await rig.app.bucket(), 'noite').nights()
  expect(nights.map((night) => night.batch)).toEqual([batch])
})

test('a night whose try died right after it was submitted is taken up by the next', async () => {
  await addWatch()
  const first = runAt('2026-01-16T09:00:00Z')
  let batch: string | undefined
  const died = new Error('killed')
  const bucket = await rig.app.bucket()
  const put: Bucket['put'] = (key, body) =>
    key.startsWith(keys.watchOpen('noite')) ? Promise.reject(died) : bucket.put(key, body)
  const dying: Bucket = Object.assign(Object.create(bucket), { put })
  const app: typeof rig.app = Object.assign(Object.create(rig.app), { bucket: async () => dying })
  const started = async (id: string) => {
    batch = id
  }
  await expect(fireWith(app)(schedule, { ...first, started })).rejects.toThrow(died)
  const again = { ...first, batch: batch!, attempt: 2 }
  expect(await fireWith(rig.app)(schedule, again)).toEqual({ is: 'done', batch })
  const nights = await new WatchRecords(bucket, 'noite').nights()
  expect(nights.map((night) => night.batch)).toEqual([batch])
})

test('a lease that is lost ends the night, and nothing else of the process', async () => {
  await addWatch()
  const lost = new AbortController()
  const app: typeof rig.app = Object.assign(Object.create(rig.app), {
    execute: (...[connection, signal]: Parameters<typeof rig.app.execute>) => {
      lost.abort()
      return rig.app.execute(connection, signal)
    },
  })
  const redis = (await rig.app.redis()).connect('beside')
  const run = runAt('2026-01-16T09:00:00Z', lost.signal)
  expect(await fireWith(app)(schedule, run)).toEqual({ is: 'interrupted' })
  // A process that ends asks Redis, by a connection of this name, whether it is still there.
  expect(await redis.client('LIST')).not.toContain('name=leaving')
  redis.disconnect()
})

test('a watch that a person is at is waited for', async () => {
  await addWatch()
  const person = await requireWatchLease(rig.app, 'noite')
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

test('a firing that is made a week later tells what is late by then, and by when its days are counted', async () => {
  await addWatch()
  const { signal } = new AbortController()
  const fired = await fireWith(rig.app)(
    schedule,
    runAt('2026-01-15T09:00:00Z', signal, '2026-01-22T09:00:00Z'),
  )
  expect(fired).toMatchObject({ is: 'done' })
  const bucket = await rig.app.bucket()
  const [night] = await new WatchRecords(bucket, 'noite').nights()
  expect(night!.night).toBe('2026-01-15')
  expect(night!.late).toBeGreaterThan(0)
})

test('a night read by hand beside a schedule → its recipients hear of it, each once', async () => {
  await addWatch()
  const bucket = await rig.app.bucket()
  const told = { ...schedule, notify: ['mailto:chefe@a.example'], since: '2026-01-01T00:00:00Z' }
  const records = new ScheduleRecords(bucket)
  await records.add(told)
  await records.add({ ...told, name: 'tarde', notify: [...told.notify, 'mailto:ana@a.example'] })
  const other = { is: 'watch' as const, watch: 'outra', param: [] }
  await records.add({ ...told, name: 'outra', notify: ['mailto:rui@a.example'], does: other })
  // One that nobody can read any more keeps nobody from hearing.
  await bucket.put(keys.schedule('rasgado'), Buffer.from('{'))
  const { report } = await rig.night('2026-01-16')
  expect(report.new).toBeGreaterThan(0)
  const notices = async () =>
    (await listNotices(bucket, { all: true, language: 'pt' })).map(({ line, facts }) => [
      line.to,
      facts.batch,
      facts.counts.new,
    ])
  const ofNight = [
    ['ana@a.example', report.batch, report.new],
    ['chefe@a.example', report.batch, report.new],
  ]
  expect((await notices()).toSorted()).toEqual(ofNight)

  const fired = await fireWith(rig.app)(told, runAt('2026-01-16T12:00:00Z'))
  const { batch } = fired as { batch: string }
  const again = [
    ['ana@a.example', batch, 0],
    ['chefe@a.example', batch, 0],
  ]
  expect((await notices()).toSorted()).toEqual([...ofNight, ...again].toSorted())
})

/** A first try whose service is away; returns what the next try knows of it. */
async function awayOnce(does: Partial<Extract<Schedule['does'], { is: 'watch' }>> = {}) {
  rig.sandbox.fault({ service: 'gazette', status: 307, path: '/v1/lawyers', times: 1 })
  const asked = { ...schedule, does: { ...schedule.does, ...does } as Schedule['does'] }
  const run = runAt('2026-01-16T09:00:00Z')
  const { batch } = (await fireWith(rig.app)(asked, run)) as { batch: string }
  rig.passDays(0.01)
  const again = (known: string) =>
    fireWith(rig.app)(asked, { ...run, batch: known, attempt: 2 }) as Promise<{ batch: string }>
  return { batch, again }
}
const rowOf = (at: number) => {
  const { uf, oab } = rig.sandbox.gazetteBase.registrations()[at]!
  return { key: `oab:${uf}:${oab}`, row: `OAB/${uf} ${oab}` }
}
const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')
const read = async () => Object.keys((await (await records()).state()).registrations).toSorted()

test('watch added anew between two tries of a firing → the new list is read, and no night of the old counts', async () => {
  await addWatch()
  const { batch, again } = await awayOnce()
  await removeWatch(rig.app, 'noite')
  await rig.add('noite', `OAB\n${rowOf(1).row}`)
  const fired = await again(batch)
  expect(fired.batch).not.toBe(batch)
  expect((await (await records()).nights()).map((night) => night.batch)).toEqual([fired.batch])
  expect(await read()).toEqual([rowOf(1).key])
})

test('list replaced between two tries of a firing → the night counts, and the present list is read', async () => {
  await addWatch()
  const { batch, again } = await awayOnce()
  await rig.replace('noite', `OAB\n${rowOf(0).row}\n${rowOf(1).row}`)
  const fired = await again(batch)
  expect((await (await records()).nights()).map((night) => night.batch)).toEqual([
    batch,
    fired.batch,
  ])
  expect(await read()).toEqual([rowOf(0).key, rowOf(1).key].toSorted())
  expect(await again(fired.batch)).toEqual({ is: 'done', batch: fired.batch })
  expect(await (await records()).nights()).toHaveLength(2)
})

test('a first day that is asked for → each later try of its firing goes on from there', async () => {
  await addWatch()
  const { batch, again } = await awayOnce({ from: '2026-01-16' })
  expect(await again(batch)).toEqual({ is: 'done', batch })
  expect(await again(batch)).toEqual({ is: 'done', batch })
  expect((await (await records()).definition())!.since).toBe('2026-01-16')
})
