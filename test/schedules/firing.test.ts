import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/core/errors.js'
import type { Fire } from '../../src/schedules/deps.js'
import { gate, never, useRig } from './rig.js'

const rig = useRig()
const at = (iso: string) => rig.clock.set(iso)
/** 06:00 in São Paulo. */
const SIX = '2026-11-21T09:00:00Z'
const ID = 'noturno-20261121T090000Z'

describe('a firing is made once', () => {
  test('though three workers hear of it at the same time', async () => {
    await rig.add()
    const workers = ['a', 'b', 'c'].map((host) => rig.worker(host))
    await Promise.all(workers.map(({ work }) => work()))
    expect(workers.flatMap(({ fired }) => fired)).toEqual([])
    at(SIX)
    await Promise.all(workers.flatMap(({ keeper }) => [1, 2].map(() => keeper.onAlarm('noturno'))))
    await Promise.all(workers.map(({ keeper }) => keeper.idle()))
    await Promise.all(workers.map(({ work }) => work()))
    const fired = workers.flatMap((worker) => worker.fired)
    expect(fired).toHaveLength(1)
    expect(fired[0]).toMatchObject({ id: ID, attempt: 1, manual: false, caughtUp: false })
    expect(fired[0]!.scheduledAt).toBe('2026-11-21T09:00:00.000Z')
    expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
    expect(await rig.keys('open-firings/')).toEqual([])
  })

  test('though its Redis is flushed while it is fired, and before it is looked at again', async () => {
    await rig.add()
    at(SIX)
    const { opened, open } = gate()
    const slow: Fire = async () => {
      await opened
      return { is: 'done' }
    }
    const a = rig.worker('a', slow)
    const b = rig.worker('b')
    const working = a.work()
    await expect.poll(() => a.fired.length).toBe(1)
    await rig.redis.connect('flush').flushall()
    await b.work()
    open()
    await working
    await rig.redis.connect('flush').flushall()
    await b.work()
    expect([a.fired.length, b.fired.length]).toEqual([1, 0])
    expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
  })

  test('a clock that is a little behind the alarm waits for the instant', async () => {
    await rig.add()
    const worker = rig.worker()
    at('2026-11-21T08:59:59Z')
    const heard = worker.keeper.onAlarm('noturno')
    await worker.keeper.idle()
    expect(worker.fired).toEqual([])
    await expect.poll(() => rig.clock.sleeping).toBe(1)
    at(SIX)
    await heard
    await worker.keeper.idle()
    expect(worker.fired).toHaveLength(1)
  })

  test('two firings of one schedule do not overlap', async () => {
    await rig.add({ cron: '*/2 * * * *' })
    const begun: string[] = []
    const { opened, open } = gate()
    const slow: Fire = async (_, { id }) => {
      begun.push(id)
      if (begun.length === 1) await opened
      return { is: 'done' }
    }
    const a = rig.worker('a', slow)
    const b = rig.worker('b', slow)
    rig.clock.pass(120_000)
    const working = a.work()
    await expect.poll(() => begun.length).toBe(1)
    rig.clock.pass(120_000)
    await b.work()
    expect(begun).toHaveLength(1)
    open()
    await working
    await b.work()
    expect(begun).toEqual(['noturno-20261120T120200Z', 'noturno-20261120T120400Z'])
  })
})

describe('a claimer that died', () => {
  const dying: Fire = async (_, run) => {
    await run.started('20261121-090000-aaaaaa')
    return never()
  }

  test('another worker goes on, under the same id and with what was started', async () => {
    await rig.add()
    at(SIX)
    const a = rig.worker('a', dying)
    const b = rig.worker('b')
    void a.work()
    await expect.poll(() => rig.history()).toEqual(['started 2026-11-21T09:00'])
    await b.work()
    expect(b.fired).toEqual([])
    // Its lease ends with it; that it is of another host tells nobody whether it lives.
    await rig.redis.connect('flush').flushall()
    await b.work()
    expect(b.fired).toEqual([])
    rig.clock.pass(30_000)
    await rig.redis.connect('flush').flushall()
    await b.work()
    expect(b.fired).toMatchObject([{ id: ID, attempt: 2, batch: '20261121-090000-aaaaaa' }])
    expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
  })

  test('one of the same host is known to have ended: nobody waits', async () => {
    await rig.add()
    at(SIX)
    void rig.worker('a', dying).work()
    await expect.poll(() => rig.history()).toEqual(['started 2026-11-21T09:00'])
    const next = rig.worker('a', undefined, 'next')
    await next.work()
    expect(next.fired).toMatchObject([{ id: ID, attempt: 2 }])
  })

  test('one that died between the mark and the record has fired nothing', async () => {
    await rig.add()
    at(SIX)
    const dead = rig.worker('a')
    dead.bucket.before = (operation, key) =>
      operation === 'create' && key.startsWith('firings/') ? never() : undefined
    void dead.work()
    await expect.poll(() => rig.keys('open-firings/')).toHaveLength(1)
    expect(await rig.history()).toEqual(['asked 2026-11-21T09:00'])
    const next = rig.worker('a', undefined, 'next')
    await next.work()
    expect(next.fired).toMatchObject([{ id: ID, attempt: 1 }])
  })

  test('a firing that ends its process five times is given up, and told', async () => {
    await rig.add()
    at(SIX)
    const deaths = []
    for (let n = 1; n <= 5; n += 1) {
      const dead = rig.worker('a', dying, `n${n}`)
      void dead.work()
      await expect.poll(() => dead.fired.length).toBe(1)
      await expect
        .poll(async () => (await rig.records.firing('noturno', '20261121T090000Z'))!.claims.length)
        .toBe(n)
      deaths.push(dead.fired[0]!.attempt)
    }
    const last = rig.worker('a', undefined, 'last')
    await last.work()
    expect(deaths).toEqual([1, 2, 3, 4, 5])
    expect(last.fired).toEqual([])
    expect(await rig.history()).toEqual(['failed 2026-11-21T09:00'])
    expect(rig.told).toMatchObject([{ is: 'failed', about: `firing/${ID}/failed` }])
  })
})

describe('what a firing ends as', () => {
  test('thrown: again after a minute, under the same id', async () => {
    await rig.add()
    at(SIX)
    let times = 0
    const worker = rig.worker('a', async () => {
      times += 1
      if (times === 1) throw new Error('storage away')
      return { is: 'done', batch: 'b' }
    })
    await worker.work()
    await worker.work()
    expect(times).toBe(1)
    rig.clock.pass(60_000)
    await worker.work()
    expect(worker.fired.map(({ id, attempt }) => [id, attempt])).toEqual([
      [ID, 1],
      [ID, 2],
    ])
    expect(await rig.records.firing('noturno', '20261121T090000Z')).toMatchObject({
      state: 'done',
      batch: 'b',
    })
  })

  test.each<[string, Fire]>([
    ['a refusal', () => Promise.reject(UserError.usage('no_service', {}))],
    ['a failure', async () => ({ is: 'failed', reason: 'no_service' })],
  ])('%s is for good, and told once', async (_, fire) => {
    await rig.add()
    at(SIX)
    const worker = rig.worker('a', fire)
    await worker.work()
    rig.clock.pass(600_000)
    await worker.work()
    expect(worker.fired).toHaveLength(1)
    expect(rig.told).toMatchObject([{ is: 'failed', firing: { id: ID, state: 'failed' } }])
    expect(rig.told[0]).toMatchObject({ firing: { reason: expect.stringMatching('no_service') } })
  })

  test('a worker that died before it told of a failure: the next one tells', async () => {
    await rig.add()
    at(SIX)
    const dying = rig.worker('a', async () => ({ is: 'failed', reason: 'x' }))
    dying.deps.notify = never
    void dying.work()
    await expect.poll(() => rig.history()).toEqual(['failed 2026-11-21T09:00'])
    await rig.worker('a', undefined, 'next').work()
    expect(rig.told).toMatchObject([{ is: 'failed' }])
    expect(await rig.keys('open-firings/')).toEqual([])
  })

  test('a worker that is stopped leaves it to another', async () => {
    await rig.add()
    at(SIX)
    const a = rig.worker('a', async (_, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { is: 'interrupted' }
    })
    const working = a.work()
    await expect.poll(() => a.fired.length).toBe(1)
    a.stop.abort()
    await working
    rig.clock.pass(30_000)
    const b = rig.worker('b')
    await b.work()
    expect(b.fired).toMatchObject([{ id: ID, attempt: 2 }])
  })
})
