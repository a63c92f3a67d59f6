import { expect, test } from 'vitest'
import type { AccessLogEntry } from '../../src/sandbox/access-log.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { violationsOf } from '../../src/sandbox/violations.js'
import { aBody, call, correct, sandboxFor } from './support.js'

const MINUTE = { units: 60, ms: 60_000 }

/** A sandbox with a clock that the test moves. */
async function timed(calcLimits = [MINUTE]) {
  const time = { now: 1_000_000 }
  const sandbox = await sandboxFor({ calcLimits, clock: () => time.now })
  return { time, sandbox }
}

async function statuses(sandbox: Sandbox, calls: number, key?: string): Promise<number[]> {
  const answers = Array.from({ length: calls }, () => correct(sandbox, aBody(), key))
  return (await Promise.all(answers)).map(({ status }) => status)
}

function count(all: number[], status: number): number {
  return all.filter((one) => one === status).length
}

test('of 61 calls in a minute one is refused, and told when to come again', async () => {
  const { sandbox, time } = await timed()
  const first = await statuses(sandbox, 60)
  time.now += 10_500
  const { status, body } = await correct(sandbox, aBody())
  expect(count(first, 200)).toBe(60)
  expect(status).toBe(429)
  // 49.5 s are left of the first call's minute.
  expect(body).toEqual({
    error: { code: expect.any(String), message: expect.any(String), retryAfter: 50 },
    retryAfter: 50,
  })
  expect(sandbox.violations()).toEqual([])
})

test('61 calls at once get one 429', async () => {
  const { sandbox } = await timed()
  expect(count(await statuses(sandbox, 61), 429)).toBe(1)
})

test('the window slides: a place is free when the arrival that held it is a window old', async () => {
  const { sandbox, time } = await timed([{ units: 2, ms: 1000 }])
  const found: number[] = []
  for (const at of [0, 600, 999, 1000, 1599, 1600]) {
    time.now = 1_000_000 + at
    found.push((await correct(sandbox, aBody())).status)
  }
  expect(found).toEqual([200, 200, 429, 200, 429, 200])
  expect(sandbox.violations()).toEqual([])
})

test('a refused call counts nothing, however often it comes', async () => {
  const { sandbox, time } = await timed([{ units: 1, ms: 1000 }])
  await correct(sandbox, aBody())
  time.now += 999
  await statuses(sandbox, 5)
  time.now += 1
  expect((await correct(sandbox, aBody())).status).toBe(200)
})

test('the tighter of two windows holds, and the wait is the longer one', async () => {
  const { sandbox, time } = await timed([MINUTE, { units: 61, ms: 3_600_000 }])
  await statuses(sandbox, 60)
  time.now += 60_000
  expect(await statuses(sandbox, 1)).toEqual([200])
  const { status, body } = await correct(sandbox, aBody())
  expect(status).toBe(429)
  expect(body.retryAfter).toBe(3540)
})

test('the limit is that of the user, whichever key is used', async () => {
  const { sandbox } = await timed()
  await statuses(sandbox, 60, sandbox.keys.site)
  expect(await statuses(sandbox, 1, sandbox.keys.live)).toEqual([429])
  expect(await statuses(sandbox, 1, sandbox.keys.unsubscribed)).toEqual([200])
})

test('catalogue, series, describe and the list of calculations are free', async () => {
  const { sandbox } = await timed([{ units: 1, ms: 60_000 }])
  await correct(sandbox, aBody())
  const free = [
    '/v1/indices',
    '/v1/indices/ipca',
    '/v1/indices/ipca/series',
    '/v1/tables',
    '/v1/tables/262/series',
    '/v1/describe/saldoDevedor',
    '/v1/calc',
  ]
  for (const path of free) expect((await call(sandbox, path)).status).toBe(200)
})

test('a call that comes to nothing counts, and one without a valid key does not', async () => {
  const { sandbox } = await timed([{ units: 3, ms: 60_000 }])
  await correct(sandbox, aBody(), 'svc_live_nobody')
  await correct(sandbox, aBody({ index: 'igpx' }))
  await correct(sandbox, '{')
  await correct(sandbox, aBody(), sandbox.keys.indexOnly)
  expect(await statuses(sandbox, 1)).toEqual([429])
})

test('the journal has every request with what it counted, and its body', async () => {
  const { sandbox, time } = await timed([{ units: 1, ms: 60_000 }])
  await correct(sandbox, aBody())
  time.now += 5
  await correct(sandbox, '{', sandbox.keys.test)
  await call(sandbox, '/v1/indices?x=1', { key: null })
  expect(sandbox.journal()).toEqual([
    entry({
      at: 1_000_000,
      key: prefix(sandbox.keys.live),
      body: JSON.parse(JSON.stringify(aBody())),
    }),
    entry({
      at: 1_000_005,
      key: prefix(sandbox.keys.test),
      units: 0,
      status: 429,
      body: '{',
    }),
    {
      at: 1_000_005,
      service: 'calc',
      user: null,
      key: null,
      account: null,
      method: 'GET',
      path: '/calc/v1/indices?x=1',
      units: 0,
      status: 401,
      answeredAt: 1_000_005,
    },
  ])
})

function prefix(key: string): string {
  return key.slice(0, 12)
}

function entry(over: Partial<AccessLogEntry> & { at: number }): AccessLogEntry {
  const whose = { service: 'calc', user: 1, key: null, account: '1' } as const
  const sent = { method: 'POST', path: '/calc/v1/correct', answeredAt: over.at }
  return { ...whose, ...sent, units: 1, status: 200, ...over }
}

test('the judge finds a window that was over, by the instants of arrival', () => {
  const limits = { calc: [{ units: 2, ms: 1000 }], gazette: [{ units: 1, ms: 1000 }], update: [] }
  const at = (...instants: number[]) => instants.map((instant) => entry({ at: instant }))
  const ofGazette = (account: string) => entry({ at: 0, service: 'gazette', account, user: 1 })
  expect(violationsOf(at(0, 500, 1000), limits)).toEqual([])
  expect(violationsOf(at(999, 0, 500), limits)).toHaveLength(1)
  expect(violationsOf([...at(0, 1), entry({ at: 2, units: 0 })], limits)).toEqual([])
  expect(violationsOf([...at(0, 1), entry({ at: 2, account: '2' })], limits)).toEqual([])
  expect(violationsOf([ofGazette('k1'), ofGazette('k2')], limits)).toEqual([])
  expect(violationsOf([ofGazette('k1'), ofGazette('k1')], limits)).toHaveLength(1)
})
