import { describe, expect, test } from 'vitest'
import type { Fire } from '../../src/schedules/deps.js'
import { gate, never, useRig } from './rig.js'

const rig = useRig()
const at = (iso: string) => rig.clock.set(iso)
const days = (...numbers: number[]) => numbers.map((day) => `2026-11-${day}T09:00`)

describe('the worker was down from the 20th to the 24th', () => {
  test('last: the last is caught up, the others are told as missed', async () => {
    await rig.add()
    at('2026-11-24T15:00Z')
    const workers = ['a', 'b', 'c'].map((host) => rig.worker(host))
    await Promise.all(workers.map(({ work }) => work()))
    await Promise.all(workers.map(({ work }) => work()))
    const fired = workers.flatMap((worker) => worker.fired)
    expect(fired).toMatchObject([{ id: 'noturno-20261124T090000Z', caughtUp: true }])
    const [d24, d23, d22, d21] = days(24, 23, 22, 21)
    expect(await rig.history()).toEqual([
      `done ${d24} caught up`,
      `missed ${d23}`,
      `missed ${d22}`,
      `missed ${d21}`,
    ])
    expect(new Set(rig.told.map(({ about }) => about))).toEqual(
      new Set(['schedule/noturno/missed/20261121T090000Z']),
    )
    expect(rig.told[0]).toMatchObject({ is: 'missed', caughtUp: 1, missed: { length: 3 } })
  })

  test('none: all are told as missed, nothing is fired', async () => {
    await rig.add({ catchUp: 'none' })
    at('2026-11-24T15:00Z')
    const worker = rig.worker()
    await worker.work()
    expect(worker.fired).toEqual([])
    expect(await rig.history()).toEqual(days(24, 23, 22, 21).map((day) => `missed ${day}`))
  })

  test('all: each is fired, the earliest first, one after the other', async () => {
    await rig.add({ catchUp: 'all' })
    at('2026-11-24T15:00Z')
    const worker = rig.worker()
    await worker.work()
    expect(worker.fired.map(({ scheduledAt }) => scheduledAt.slice(0, 16))).toEqual(
      days(21, 22, 23, 24),
    )
    expect(rig.told).toEqual([])
  })

  test('a worker that comes at the hour itself fires on time, and that makes good for the others', async () => {
    await rig.add()
    at('2026-11-24T09:01Z')
    const worker = rig.worker()
    await worker.work()
    expect(worker.fired).toMatchObject([{ id: 'noturno-20261124T090000Z', caughtUp: false }])
    expect(await rig.history()).toHaveLength(4)
  })

  test('while no worker has come, the history says that nobody was there', async () => {
    await rig.add()
    at('2026-11-22T15:00Z')
    expect(await rig.history()).toEqual(days(22, 21).map((day) => `unattended ${day}`))
  })

  test('a worker that dies while it tells them: the last is still fired once', async () => {
    await rig.add()
    at('2026-11-24T15:00Z')
    const dying = rig.worker('a')
    let created = 0
    dying.bucket.after = (operation, key) => {
      if (operation !== 'create' || !key.startsWith('firings/')) return
      created += 1
      return created === 2 ? never() : undefined
    }
    void dying.work()
    await expect.poll(() => rig.keys('firings/')).toHaveLength(2)
    const next = rig.worker('b')
    await next.work()
    await next.work()
    expect(next.fired).toMatchObject([{ id: 'noturno-20261124T090000Z' }])
    expect(await rig.history()).toHaveLength(4)
  })

  test('one at a time is missed or fired by whoever says so first, never both', async () => {
    // With the clocks of two workers at either side of being late.
    await rig.add({ catchUp: 'none' })
    at('2026-11-21T09:04:59Z')
    const a = rig.worker('a')
    const b = rig.worker('b')
    b.deps.clock = { ...b.deps.clock, now: () => Date.parse('2026-11-21T09:05:01Z') }
    await Promise.all([a.work(), b.work()])
    await Promise.all([a.work(), b.work()])
    const fired = a.fired.length + b.fired.length
    const [line, ...more] = await rig.history()
    expect(more).toEqual([])
    expect(line).toBe(`${fired === 1 ? 'done' : 'missed'} 2026-11-21T09:00`)
    expect(await rig.keys('open-firings/')).toEqual([])
  })
})

test('a minutely schedule that was down for a month: the last thousand are told, and that there were more', async () => {
  await rig.add({ cron: '* * * * *' })
  at('2026-12-20T15:00Z')
  const worker = rig.worker()
  const listed: string[] = []
  worker.bucket.before = (operation, key) => {
    if (operation === 'list' && key.startsWith('firings/')) listed.push(key)
  }
  await worker.work()
  // Their thousand instants are of one month: each listing costs a call of the store.
  expect(new Set(listed)).toEqual(new Set(['firings/noturno/202612']))
  // The last five minutes are on time.
  expect(worker.fired).toHaveLength(6)
  const missed = (await rig.keys('firings/')).length - 6
  expect(missed).toBeGreaterThan(100)
  expect(missed).toBeLessThanOrEqual(1_001)
  const [first] = await rig.keys('firings/')
  expect(JSON.parse(String(await rig.bucket.get(first!)))).toMatchObject({ andBefore: true })
})

describe('what is not missed', () => {
  test('a firing that waits for the one before it, however long', async () => {
    await rig.add({ cron: '*/2 * * * *', catchUp: 'none' })
    const { opened, open } = gate()
    const a = rig.worker('a', async () => {
      await opened
      return { is: 'done' }
    })
    rig.clock.pass(120_000)
    const first = a.work()
    await expect.poll(() => a.fired.length).toBe(1)
    rig.clock.pass(120_000)
    await rig.worker('b').work()
    rig.clock.pass(30 * 60_000)
    const c = rig.worker('c')
    await c.work()
    open()
    await first
    await c.work()
    expect((await rig.history()).slice(-2)).toEqual([
      'done 2026-11-20T12:04',
      'done 2026-11-20T12:02',
    ])
  })

  test('instants of before it was added', async () => {
    await rig.add({ cron: '0 6 * * *' })
    const worker = rig.worker()
    await worker.work()
    expect(await rig.keys('firings/')).toEqual([])
  })

  test('instants of a pause', async () => {
    const schedule = await rig.add()
    const worker = rig.worker()
    await rig.add({ pausedAt: schedule.createdAt })
    at('2026-11-22T15:00Z')
    await worker.work()
    expect(await rig.history()).toEqual([])
    await rig.add({ since: '2026-11-22T15:00:00.000Z' })
    await worker.work()
    expect(await rig.history()).toEqual([])
    at('2026-11-23T09:00Z')
    await worker.work()
    expect(worker.fired).toHaveLength(1)
  })
})

describe('the clocks change', () => {
  /** Steps through the days as a worker that is always there does. */
  async function through(from: string, to: string, stepMs: number, fire?: Fire) {
    const worker = rig.worker('a', fire)
    for (let ms = Date.parse(from); ms <= Date.parse(to); ms += stepMs) {
      at(new Date(ms).toISOString())
      await worker.work()
    }
    return worker.fired.map(({ scheduledAt }) => scheduledAt.slice(0, 16))
  }

  test.each([
    ['0 6 * * *', ['03T09:00', '04T08:00', '05T08:00']],
    ['30 0 * * *', ['03T03:30', '04T03:30', '05T02:30']],
  ])('São Paulo, %s over 2018-11-04: each day once, none missed', async (cron, days) => {
    at('2018-11-02T12:00Z')
    await rig.add({ cron })
    const fired = await through('2018-11-02T12:00Z', '2018-11-05T12:00Z', 4 * 60_000)
    expect(fired).toEqual(days.map((day) => `2018-11-${day}`))
    expect((await rig.history()).filter((line) => !line.startsWith('done'))).toEqual([])
  })

  test('New York, an hour that comes twice on 2026-11-01 is fired once', async () => {
    at('2026-10-31T12:00Z')
    await rig.add({ cron: '30 1 * * *', tz: 'America/New_York' })
    const fired = await through('2026-10-31T12:00Z', '2026-11-02T12:00Z', 4 * 60_000)
    expect(fired).toEqual(['2026-11-01T05:30', '2026-11-02T06:30'])
  })
})
