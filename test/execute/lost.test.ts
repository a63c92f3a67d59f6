import { expect, test } from 'vitest'
import { MOST_ATTEMPTS } from '../../src/execute/backoff.js'
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

test('lost again and again, the rows fail with the reason', async () => {
  await bench().task(2)
  bench().service.answer = () => 'cut'
  const process = bench().process()
  await process.settle()
  expect(bench().service.calls).toHaveLength(MOST_ATTEMPTS)
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  const [item] = (await bench().outcome())!.items
  expect(item!.notes).toMatchObject([{ code: 'row_service_failed', facts: { attempts: 5 } }])
  expect(item!.notes[0]!.facts.reason).toMatch(/UND_ERR_SOCKET|ECONNRESET/)
  // What was lost may still be counted by the service.
  expect(process.gate.held.size).toBe(MOST_ATTEMPTS)
})

test('failures and losses count together, over processes', async () => {
  await bench().task(1)
  bench().service.replies({ status: 503 }, 'cut', { status: 502 })
  const first = bench().process()
  bench().clock.onSleep = () => {
    if (bench().service.calls.length === 3) first.stop.abort()
  }
  expect(await first.settle()).toEqual({ is: 'stopped' })
  bench().service.answer = () => ({ status: 500 })
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(MOST_ATTEMPTS)
  expect(await bench().endings()).toEqual(['broken', 'unknown', 'broken', 'broken', 'broken'])
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
  expect(bench().service.calls).toHaveLength(MOST_ATTEMPTS)
  expect(await bench().keys('batches/lote-1/splits/')).toEqual([])
})
