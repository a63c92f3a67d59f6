import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bench, TASK, useBench } from './support/bench.js'
import { type Item, refusal, type Service } from './support/service.js'

const bench = useBench()

/** Refuses a call in which there is one of these items (from 1), without saying which. */
function refuseItems(service: Service, bad: Set<number>, status = 400, code = 'BAD_REQUEST'): void {
  service.answer = (call) =>
    call.items.some(({ amount }: Item) => bad.has(Math.floor(amount)))
      ? refusal(status, code)
      : service.correct(call)
}

test('an index that does not exist rejects all rows after one call', async () => {
  await bench().task(300)
  bench().service.answer = () => refusal(400, 'INDEX_NOT_FOUND')
  expect(await bench().process().settle()).toEqual({
    is: 'settled',
    rows: 300,
    calls: 1,
    refused: { code: 'INDEX_NOT_FOUND', message: 'INDEX_NOT_FOUND foi dito' },
  })
  expect(new Set(await bench().outcomes())).toEqual(new Set(['rejected']))
  expect((await bench().outcome())!.items[0]!.notes).toEqual([
    {
      code: 'row_refused',
      facts: { code: 'INDEX_NOT_FOUND', message: 'INDEX_NOT_FOUND foi dito' },
    },
  ])
  expect(await bench().endings()).toEqual(['refused'])
})

test('how the call ended is written before its rows are told, and is all that is needed to tell them', async () => {
  await bench().task(3)
  bench().service.answer = () => refusal(400, 'INDEX_NOT_FOUND')
  const killed = bench().process()
  killed.bucket.before = (operation, key) =>
    operation === 'create' && key.includes('/outcomes/') ? killed.die() : undefined
  void killed.settle()
  await killed.dead
  expect(await bench().endings()).toEqual(['refused'])
  expect(await bench().process().settle()).toMatchObject({
    is: 'settled',
    rows: 3,
    refused: { code: 'INDEX_NOT_FOUND' },
  })
  expect(bench().service.calls).toHaveLength(1)
})

test('refused too late, when another has asked again: what that one was answered stands', async () => {
  await bench().task(1)
  const slow = bench().process({ owner: { host: 'there', pid: 1, instance: 'x' } })
  bench().service.answer = async (call) => {
    if (call.n > 1) return bench().service.correct(call)
    bench().clock.pass(120_000)
    await bench().process().settle()
    return refusal(400, 'INDEX_NOT_FOUND')
  }
  await slow.settleFully()
  expect(await bench().outcomes()).toEqual(['ok'])
  expect(await bench().endings()).toEqual(['unknown', 'open'])
})

test.each([
  1, 137, 500,
])('one bad row, the %i of 500, is found by halving: the others are answered', async (bad) => {
  await bench().task(500)
  refuseItems(bench().service, new Set([bad]))
  await bench().process().settle()
  const outcomes = await bench().outcomes()
  expect(outcomes[bad - 1]).toBe('rejected')
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(499)
  // Nine halvings of two calls each, after the first one.
  expect(bench().service.calls.length).toBeLessThanOrEqual(19)
  expect((await bench().figures())[499]).toBe(bad === 500 ? '-' : '1000.02')
})

test.each([
  ['a page', '<html>'],
  ['JSON without the envelope', '{"message":"Bad Request"}'],
])('a 400 that is %s is not asked again, and its rows are failed, not rejected', async (_name, text) => {
  await bench().task(3)
  bench().service.answer = () => ({ status: 400, text })
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', rows: 3, calls: 1 })
  expect(await bench().outcomes()).toEqual(['failed', 'failed', 'failed'])
  expect((await bench().outcome())!.items[0]!.notes).toEqual([
    { code: 'row_service_failed', facts: { attempts: 1, reason: 'HTTP 400' } },
  ])
})

test('an engine that cannot calculate one row does not keep it from the others', async () => {
  await bench().task(8)
  refuseItems(bench().service, new Set([3]), 422, 'ENGINE_ERROR')
  await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['ok', 'ok', 'rejected', 'ok', 'ok', 'ok', 'ok', 'ok'])
})

test('all rows bad: bounded, and told', async () => {
  await bench().task(500)
  bench().service.answer = () => refusal(400, 'BAD_REQUEST')
  const settled = await bench().process().settle()
  // The pack, its halves, and six rows from all over it.
  const message = 'BAD_REQUEST foi dito'
  const refused = { code: 'BAD_REQUEST', message, alone: 6 }
  expect(settled).toMatchObject({ is: 'settled', rows: 500, refused })
  const asked = bench().service.calls.map(({ items }) => items.length)
  expect(asked).toEqual([500, 250, 250, 1, 1, 1, 1, 1, 1])
  const rows = bench()
    .service.calls.slice(3)
    .map(({ items }) => Math.floor(items[0]!.amount))
  expect(rows).toEqual([42, 126, 209, 292, 376, 459])
  const outcomes = await bench().outcomes()
  expect(outcomes.flatMap((outcome, i) => (outcome === 'rejected' ? [i + 1] : []))).toEqual(rows)
  expect(new Set(outcomes)).toEqual(new Set(['rejected', 'failed']))
  const last = await bench().outcome('t000001bbbb')
  expect(last!.items[0]!.notes).toMatchObject([
    { code: 'row_refused_together', facts: { rows: 500, message } },
  ])
})

test.each([
  ['one in each half', new Set([3, 400])],
  ['one of the rows that are asked alone', new Set([42, 400])],
  ['all of them but the last', new Set([42, 126, 209, 292, 376])],
])('bad rows, %s: the others are answered', async (_name, bad) => {
  await bench().task(500)
  refuseItems(bench().service, bad)
  await bench().process().settle()
  const outcomes = await bench().outcomes()
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(500 - bad.size)
  for (const n of bad) expect(outcomes[n - 1]).toBe('rejected')
})

test('all refused, each in other words, as those that name the row: they are looked for', async () => {
  await bench().task(12)
  bench().service.answer = ({ n }) => refusal(400, 'BAD_REQUEST', { message: `item ${n}` })
  await bench().process().settle()
  expect(new Set(await bench().outcomes())).toEqual(new Set(['rejected']))
})

test('the bound is one over several executions', async () => {
  await bench().task(500)
  let stop = () => {}
  bench().service.answer = ({ n }) => {
    if (n === 7) stop()
    return refusal(400, 'BAD_REQUEST')
  }
  const first = bench().process()
  stop = () => first.stop.abort()
  expect(await first.settle()).toEqual({ is: 'stopped' })
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', refused: { alone: 6 } })
  expect(bench().service.calls).toHaveLength(9)
})

test('too large: halves are asked, and later tasks begin with what was learnt', async () => {
  await bench().task(40)
  await bench().task(40, {}, 't000002')
  bench().service.answer = (call) =>
    call.items.length > 10 ? refusal(413, 'TOO_LARGE') : bench().service.correct(call)
  await bench().process().settle()
  expect(bench().service.calls.map(({ items }) => items.length)).toEqual([40, 20, 10, 10, 10, 10])
  await bench().process().settle('t000002')
  expect(
    bench()
      .service.calls.slice(6)
      .map(({ items }) => items.length),
  ).toEqual([10, 10, 10, 10])
  expect(new Set(await bench().outcomes('t000002'))).toEqual(new Set(['ok']))
})

test('dividing for the size takes nothing from what may be divided for a bad row', async () => {
  await bench().task(500)
  refuseItems(bench().service, new Set([499]))
  const { answer } = bench().service
  bench().service.answer = (call) =>
    call.items.length > 4 ? refusal(413, 'TOO_LARGE') : answer(call)
  await bench().process().settle()
  const outcomes = await bench().outcomes()
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(499)
  expect(outcomes[498]).toBe('rejected')
})

test('one item that is too large is rejected', async () => {
  await bench().task(2)
  bench().service.answer = () => refusal(413, 'TOO_LARGE')
  await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['rejected', 'rejected'])
  expect(bench().service.calls).toHaveLength(3)
})

test('what was learnt of the size is a help: unreadable, it is learnt again', async () => {
  await bench().task(2)
  await bench().bucket.put('packing/calc-book/correct.json', '{"mo')
  await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('items of which no request can be made fail, and no others', async () => {
  await bench().task(4)
  const { job } = bench()
  const next: typeof job.next = (asking, knowledge) => {
    if (JSON.stringify(asking.items).includes('"3.01"')) throw new Error('no such amount')
    return job.next(asking, knowledge)
  }
  await bench()
    .process({ job: { ...job, next } })
    .settle()
  expect(await bench().outcomes()).toEqual(['ok', 'ok', 'failed', 'ok'])
  expect((await bench().outcome('t000001ba'))!.items[0]!.notes).toEqual([
    { code: 'unexpected', facts: { message: 'no such amount' } },
  ])
})

test('tasks beyond a million have divisions of their own', async () => {
  await bench().task(8, {}, 't1000000')
  await bench().task(8, {}, 't100000')
  for (let i = 0; i < 20; i += 1) {
    await bench().bucket.put(`batches/lote-1/splits/t1000000${'a'.repeat(i)}.json`, '{}')
  }
  refuseItems(bench().service, new Set([5]))
  await bench().process().settle('t100000')
  expect((await bench().outcomes('t100000')).filter((one) => one === 'ok')).toHaveLength(7)
})

test('whichever rows are bad: each row has one outcome, no good one is rejected, calls are bounded', async () => {
  const cases = fc.record({
    items: fc.integer({ min: 1, max: 40 }),
    bad: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
    most: fc.integer({ min: 1, max: 40 }),
  })
  const claim = async ({ items, bad, most }: { items: number; bad: number[]; most: number }) => {
    const own = await Bench.open()
    try {
      await own.task(items)
      refuseItems(own.service, new Set(bad))
      const { answer } = own.service
      own.service.answer = (call) =>
        call.items.length > most ? refusal(413, 'TOO_LARGE') : answer(call)
      await own.process().settle()
      const outcomes = await own.outcomes()
      const figures = await own.figures()
      expect(outcomes).toHaveLength(items)
      outcomes.forEach((outcome, i) => {
        if (outcome === 'ok') expect(figures[i]).toBe(((i + 1.01) * 2).toFixed(2))
        if (outcome === 'rejected') expect(bad).toContain(i + 1)
        if (bad.includes(i + 1)) expect(outcome).not.toBe('ok')
      })
      expect(own.service.calls.length).toBeLessThanOrEqual(6 + items + 41)
    } finally {
      await own.close()
    }
  }
  await fc.assert(fc.asyncProperty(cases, claim), { numRuns: 30 })
})

test.each([
  { whole: true, what: 'a group is not parted', outcome: 'failed', calls: [8] },
  { whole: false, what: 'rows without a group are', outcome: 'ok', calls: [8, 4, 4] },
])('of a job with groups, refused by size: $what', async ({ whole, outcome, calls }) => {
  const { service } = bench()
  const { answer } = service
  service.answer = (call) => (call.items.length > 4 ? refusal(413, 'TOO_LARGE') : answer(call))
  await bench().task(8)
  const record = await bench().records().task(TASK)
  await bench()
    .records()
    .writeTask(TASK, { ...record, whole })
  const job = { ...bench().job, groupOf: () => undefined }
  await bench().process({ job }).settleFully()
  expect(new Set(await bench().outcomes())).toEqual(new Set([outcome]))
  expect(service.calls.map(({ items }) => items.length)).toEqual(calls)
})
