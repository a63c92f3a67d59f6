import { expect, test } from 'vitest'
import { OutageDetector } from '../../src/execute/outage-detector.js'
import { NO_ANSWER_MS, OUTAGE_MS } from '../../src/execute/retry-policy.js'
import { keys } from '../../src/records/keys.js'
import { BATCH, useBench } from './support/bench.js'
import { refusal } from './support/service.js'

const bench = useBench()
/** Nobody listens on port 1. */
const NOWHERE = 'http://127.0.0.1:1'

test('a service that cannot be reached halts the work after a while: rows stay pending', async () => {
  await bench().task(2)
  const process = bench().process({ url: NOWHERE })
  const began = bench().clock.now()
  const settled = await process.settle()
  expect(settled).toMatchObject({ is: 'halted', halt: { why: 'unreachable' } })
  const tookMs = bench().clock.now() - began
  expect(tookMs).toBeGreaterThanOrEqual(OUTAGE_MS)
  // One that is reached and says nothing is given longer.
  expect(tookMs).toBeLessThan(NO_ANSWER_MS)
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
})

test('what never left costs no unit and no attempt, and is on no ledger', async () => {
  await bench().task(1)
  const process = bench().process({ url: NOWHERE })
  await process.settle()
  const attempts = await bench().attempts()
  expect(attempts.length).toBeGreaterThan(5)
  expect(new Set(attempts.map(({ units }) => units))).toEqual(new Set([0]))
  expect(await bench().keys('spent/')).toEqual([])
  expect(process.gate.held.size).toBe(0)
  expect(process.gate.events).not.toContain('settle 1')
  expect(await bench().process().settle()).toMatchObject({ is: 'settled' })
  expect(await bench().outcomes()).toEqual(['ok'])
})

test('the outage is one for all tasks of the account, and any answer ends it', () => {
  const outage = new OutageDetector()
  expect(outage.failed(0, false).isLong).toBe(false)
  expect(outage.failed(OUTAGE_MS - 1, false).isLong).toBe(false)
  outage.answered()
  expect(outage.failed(OUTAGE_MS, false).isLong).toBe(false)
  expect(outage.failed(OUTAGE_MS + 60_000, false).isLong).toBe(false)
  expect(outage.failed(2 * OUTAGE_MS, false).isLong).toBe(true)
})

test('a blip long after another is no outage', () => {
  const outage = new OutageDetector()
  expect(outage.failed(0, false).isLong).toBe(false)
  expect(outage.failed(12 * 3_600_000, false).isLong).toBe(false)
})

test('a service that is reached and answers nobody is waited for longer', () => {
  const outage = new OutageDetector()
  for (let ms = 0; ms < NO_ANSWER_MS; ms += 60_000) {
    expect(outage.failed(ms, true)).toEqual({ streak: undefined, isLong: false })
  }
  expect(outage.failed(NO_ANSWER_MS, true)).toEqual({ streak: undefined, isLong: true })
  outage.answered()
  const sinceMs = NO_ANSWER_MS + 1
  expect(outage.failed(sinceMs, true)).toEqual({ streak: sinceMs, isLong: false })
  expect(outage.failed(sinceMs + 1, true)).toEqual({ streak: sinceMs, isLong: false })
})

test.each([
  ['401', refusal(401, 'INVALID_API_KEY'), 'unauthorized', { code: 'INVALID_API_KEY' }],
  ['403', refusal(403, 'FORBIDDEN_SCOPE'), 'forbidden', { code: 'FORBIDDEN_SCOPE' }],
  ['402', refusal(402, 'SUBSCRIPTION'), 'payment_required', { code: 'SUBSCRIPTION' }],
  [
    'a redirect',
    { status: 302, headers: { location: 'https://b/login?x=1' } },
    'unreachable',
    { reason: 'HTTP 302 -> https://b/login' },
  ],
] as const)('%s halts: nothing is failed, and a resume goes on', async (_name, reply, why, facts) => {
  await bench().task(2)
  bench().service.replies(reply)
  expect(await bench().process().settle()).toMatchObject({ is: 'halted', halt: { why, facts } })
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
  expect(await bench().process().settle()).toMatchObject({ is: 'settled' })
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('a halt counts for no attempt', async () => {
  await bench().task(1)
  bench().service.answer = () => refusal(401, 'INVALID_API_KEY')
  for (let i = 0; i < 8; i += 1) await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['pending'])
})

test('stopped before: nothing is sent', async () => {
  await bench().task(1)
  const process = bench().process()
  process.stop.abort()
  expect(await process.settle()).toEqual({ is: 'stopped' })
  expect([process.gate.events, bench().service.calls]).toEqual([[], []])
})

test('stopped while waiting for units: nothing is sent or written', async () => {
  await bench().task(1)
  const process = bench().process()
  process.gate.enter = async () => {
    process.stop.abort()
    return { is: 'stopped' as const }
  }
  expect(await process.settle()).toEqual({ is: 'stopped' })
  expect([await bench().endings(), bench().service.calls]).toEqual([[], []])
})

test('stopped while it is written down: nothing is sent, and the attempt counts for nothing', async () => {
  await bench().task(1)
  const process = bench().process()
  process.bucket.after = (operation, key) => {
    if (operation === 'create' && key.includes('/attempts/')) process.stop.abort()
  }
  expect(await process.settle()).toEqual({ is: 'stopped' })
  expect(bench().service.calls).toEqual([])
  expect(await bench().attempts()).toMatchObject([{ units: 0, ended: { as: 'broken' } }])
  expect(process.gate.held.size).toBe(0)
})

test('stopped while it waits for another try: the attempts that failed still count', async () => {
  await bench().task(1)
  bench().service.answer = () => ({ status: 503 })
  const process = bench().process()
  bench().clock.onSleep = () => process.stop.abort()
  expect(await process.settle()).toEqual({ is: 'stopped' })
  expect(await bench().endings()).toEqual(['broken'])
})

test('cancelled: no call', async () => {
  await bench().task(1)
  await bench().bucket.put(keys.cancelled(BATCH), '')
  const process = bench().process()
  expect(await process.settle()).toEqual({ is: 'cancelled' })
  expect([process.gate.events, bench().service.calls]).toEqual([[], []])
})

test('cancelled while waiting for units: no call', async () => {
  await bench().task(1)
  const process = bench().process()
  const { gate } = process
  const enter = gate.enter.bind(gate)
  gate.enter = async (...args) => {
    await bench().bucket.put(keys.cancelled(BATCH), '')
    bench().clock.pass(60_000)
    return enter(...args)
  }
  expect(await process.settleFully()).toEqual({ is: 'cancelled' })
  expect([await bench().endings(), bench().service.calls]).toEqual([[], []])
  expect(gate.held.size).toBe(0)
})
