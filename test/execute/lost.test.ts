import { expect, test } from 'vitest'
import { MOST_FAILURES, MOST_PROBES } from '../../src/execute/retry-policy.js'
import { useBench } from './support/bench.js'

const bench = useBench()

test('a lost answer is asked for again', async () => {
  await bench().task(2)
  bench().service.replies('cut', 'cut')
  expect(await bench().process().settle()).toEqual({ is: 'settled', rows: 2, calls: 3 })
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
  expect(await bench().endings()).toEqual(['unknown', 'unknown', 'open'])
  expect(bench().clock.slept).toEqual([1_000, 4_000])
})

test('lost again and again and nobody is answered: the service is down, and rows stay pending', async () => {
  await bench().task(2)
  bench().service.answer = () => 'cut'
  const process = bench().process()
  expect(await process.settle()).toMatchObject({ is: 'halted', halt: { why: 'service_down' } })
  expect(bench().service.calls).toHaveLength(MOST_PROBES)
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
  // What was lost may still be counted by the service.
  expect(process.gate.held.size).toBe(MOST_PROBES)
  expect(process.gate.events.filter((event) => event === 'failed')).toHaveLength(MOST_PROBES)
})

test('a page in place of each answer: the service is down, and no row is given up', async () => {
  await bench().task(2)
  bench().service.answer = () => ({ status: 200, text: '<html>Em manutenção</html>' })
  const process = bench().process()
  expect(await process.settle()).toMatchObject({ is: 'halted', halt: { why: 'service_down' } })
  expect(process.gate.events.filter((event) => event === 'failed')).toHaveLength(MOST_PROBES)
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
})

test('nobody is answered, over several processes: it is one outage, and rows stay pending', async () => {
  await bench().task(2)
  bench().service.answer = () => ({ status: 503 })
  for (let processes = 1; processes <= 4; processes += 1) {
    expect(await bench().process().settle()).toMatchObject({ is: 'halted' })
    expect(bench().service.calls).toHaveLength(processes * MOST_PROBES)
  }
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
})

test('lost again and again while others are answered, the rows fail with the reason', async () => {
  await bench().task(2)
  const process = bench().process()
  bench().service.answer = () => {
    process.deps.outage.answered()
    return 'cut'
  }
  await process.settle()
  expect(bench().service.calls).toHaveLength(MOST_FAILURES)
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  const [item] = (await bench().outcome())!.items
  expect(item!.notes).toMatchObject([{ code: 'row_service_failed', facts: { attempts: 5 } }])
  expect(item!.notes[0]!.facts.reason).toMatch(/UND_ERR_SOCKET|ECONNRESET/)
})

test('failures and losses count together, over processes that answer others', async () => {
  await bench().task(1)
  const all = [{ status: 503 }, 'cut', { status: 502 }, { status: 500 }, { status: 500 }] as const
  bench().service.replies(...all)
  for (const stopAt of [1, 2, 3, 5]) {
    const process = bench().process()
    process.deps.outage.answered()
    bench().clock.onSleep = () => {
      if (bench().service.calls.length === stopAt) process.stop.abort()
    }
    await process.settle()
    bench().clock.pass(1)
  }
  bench().clock.onSleep = () => undefined
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(MOST_FAILURES)
  expect(await bench().endings()).toEqual(['broken', 'unknown', 'broken', 'broken', 'broken'])
  expect(await bench().outcomes()).toEqual(['failed'])
})

test('a large pack that takes too long twice is divided, and its halves are answered', async () => {
  await bench().task(60)
  bench().service.answer = (call) =>
    call.items.length > 30 ? 'silence' : bench().service.correct(call)
  await bench().process({ httpTimeoutMs: 100 }).settle()
  expect(bench().service.calls.map(({ items }) => items.length)).toEqual([60, 60, 30, 30])
  expect(new Set(await bench().outcomes())).toEqual(new Set(['ok']))
  expect((await bench().figures()).at(-1)).toBe('120.02')
})

test('an edge that did not wait says the same', async () => {
  await bench().task(60)
  bench().service.replies({ status: 524 }, { status: 504 })
  await bench().process().settle()
  expect(bench().service.calls.map(({ items }) => items.length)).toEqual([60, 60, 30, 30])
})

test('a connection that breaks is no evidence against the size', async () => {
  await bench().task(60)
  bench().service.replies('cut', 'cut', 'cut', 'cut')
  await bench().process().settle()
  expect(bench().service.calls.map(({ items }) => items.length)).toEqual([60, 60, 60, 60, 60])
})

test('a small pack is not divided for being slow', async () => {
  await bench().task(50)
  bench().service.answer = () => ({ status: 504 })
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(MOST_PROBES)
  expect(await bench().keys('batches/lote-1/splits/')).toEqual([])
})
