import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/core/errors.js'
import type { Fire } from '../../src/schedules/deps.js'
import { gate, useRig } from './rig.js'

const rig = useRig()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** 06:00 in São Paulo. */
const SIX = '2026-11-21T09:00:00Z'
const STAMP = '20261121T090000Z'
const ID = `noturno-${STAMP}`

/** Away for so many tries. */
function awayFor(times: number, how: Fire): Fire {
  let tried = 0
  return async (schedule, run) => {
    tried += 1
    return tried > times ? { is: 'done', batch: run.batch ?? 'own' } : how(schedule, run)
  }
}

const AWAY: [string, Fire][] = [
  ['as a value', async () => ({ is: 'away', reason: 'sem resposta', batch: 'b' })],
  ['thrown', () => Promise.reject(UserError.other('storage_unreachable', { where: 'x' }))],
]

describe('what a firing works with is away', () => {
  test.each(AWAY)('it is tried again, longer and longer apart, and made: %s', async (_, how) => {
    await rig.add()
    rig.clock.set(SIX)
    const worker = rig.worker('a', awayFor(20, how))
    const at: number[] = []
    for (let minute = 0; minute <= 4 * 60; minute += 1) {
      await worker.work()
      while (at.length < worker.fired.length) at.push(minute)
      rig.clock.pass(MINUTE_MS)
    }
    expect(at.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
    expect(rig.told.filter(({ is }) => is === 'failed')).toEqual([])
    const still = await rig.records.firing('noturno', STAMP)
    expect(still).toMatchObject({ attempts: at.length, reason: expect.any(String) })

    for (let quarter = 0; quarter < 8; quarter += 1) {
      rig.clock.pass(15 * MINUTE_MS)
      await worker.work()
    }
    expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
    expect(await rig.records.firing('noturno', STAMP)).not.toHaveProperty('reason')
    expect(await rig.keys('open-firings/')).toEqual([])
  })

  test.each(AWAY)('for twelve hours; then it has failed, and is told: %s', async (_, how) => {
    await rig.add({ cron: '0 6 * * 6' })
    rig.clock.set(SIX)
    const worker = rig.worker('a', how)
    for (let quarter = 0; quarter <= 48; quarter += 1) {
      await worker.work()
      if (quarter < 48) expect(await rig.history()).not.toEqual(['failed 2026-11-21T09:00'])
      rig.clock.pass(15 * MINUTE_MS)
    }
    expect(await rig.history()).toEqual(['failed 2026-11-21T09:00'])
    expect(rig.told.map(({ is }) => is)).toEqual(['waiting', 'failed'])
  })

  test('another worker that comes goes on when it is time, with what was started', async () => {
    await rig.add()
    rig.clock.set(SIX)
    await rig.worker('a', AWAY[0]![1]).work()
    const b = rig.worker('b')
    await b.work()
    expect(b.fired).toEqual([])
    rig.clock.pass(MINUTE_MS)
    await b.work()
    expect(b.fired).toMatchObject([{ id: ID, attempt: 2, batch: 'b' }])
  })
})

describe('a worker that has not the account of a schedule', () => {
  test('leaves it to one that has it', async () => {
    await rig.add()
    rig.clock.set(SIX)
    const without = rig.worker('a')
    without.deps.missing = async () => 'CALC_BASE_URL'
    await without.work()
    expect(await rig.history()).toEqual(['asked 2026-11-21T09:00'])
    const having = rig.worker('b')
    await having.work()
    expect([without.fired.length, having.fired.length]).toEqual([0, 1])
    expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
  })

  test('and nobody has it for twelve hours: it is tried, and told what is missing', async () => {
    await rig.add({ cron: '0 6 * * 6' })
    rig.clock.set(SIX)
    const without = rig.worker('a', () => Promise.reject(UserError.usage('no_service', {})))
    without.deps.missing = async () => 'CALC_BASE_URL'
    await without.work()
    rig.clock.pass(12 * HOUR_MS - 1)
    await without.work()
    expect(without.fired).toEqual([])
    rig.clock.pass(1)
    await without.work()
    expect(await rig.history()).toEqual(['failed 2026-11-21T09:00'])
  })
})

describe('a firing that has not ended two hours after it was due', () => {
  test('is told of once, also when it waits behind another', async () => {
    await rig.add({ cron: '0 6,8 * * *' })
    rig.clock.set(SIX)
    const { opened, open } = gate()
    const slow: Fire = async (_, { id, started }) => {
      if (id !== ID) return { is: 'done' }
      await started('lote')
      await opened
      return { is: 'done' }
    }
    const worker = rig.worker('a', slow)
    const working = worker.work()
    await expect.poll(() => worker.fired.length).toBe(1)
    rig.clock.pass(2 * HOUR_MS - 1)
    await worker.keeper.scanAll()
    expect(rig.told).toEqual([])
    rig.clock.pass(1)
    await worker.keeper.scanAll()
    await worker.keeper.scanAll()
    expect(rig.told).toMatchObject([
      { is: 'waiting', about: `firing/${ID}/waiting`, firing: { batch: 'lote' } },
    ])
    rig.clock.pass(2 * HOUR_MS)
    await worker.keeper.scanAll()
    expect(rig.told.slice(1)).toMatchObject([
      { is: 'waiting', about: 'firing/noturno-20261121T110000Z/waiting' },
    ])
    open()
    await working
    await worker.work()
    expect(await rig.history()).toEqual(['done 2026-11-21T11:00', 'done 2026-11-21T09:00'])
  })

  test('counts from when it was asked for, where it is caught up', async () => {
    await rig.add()
    rig.clock.set('2026-11-21T20:00:00Z')
    const without = rig.worker('a')
    without.deps.missing = async () => 'x'
    await without.work()
    expect(rig.told.filter(({ is }) => is === 'waiting')).toEqual([])
  })
})

test('a worker that is stopped five times in a day has not died of the firing', async () => {
  await rig.add()
  rig.clock.set(SIX)
  for (let n = 1; n <= 6; n += 1) {
    const stopped = rig.worker('a', async () => ({ is: 'interrupted' }), `n${n}`)
    await stopped.work()
    expect(stopped.fired).toMatchObject([{ attempt: n }])
    rig.clock.pass(2 * HOUR_MS)
  }
  await rig.worker('a', undefined, 'last').work()
  expect(await rig.history()).toEqual(['done 2026-11-21T09:00'])
})

test('of a schedule that was paused nothing begins but what a person asked for', async () => {
  const schedule = await rig.add({ cron: '0 * * * *', catchUp: 'all' })
  rig.clock.set('2026-11-20T15:30:00Z')
  const without = rig.worker('a')
  without.deps.missing = async () => 'x'
  await without.work()
  expect(await rig.keys('open-firings/')).toHaveLength(3)
  await rig.records.change({ ...schedule, pausedAt: '2026-11-20T15:31:00Z' })
  const worker = rig.worker('b')
  await worker.work()
  expect(worker.fired).toEqual([])
  expect(await rig.keys('open-firings/')).toEqual([])
})
