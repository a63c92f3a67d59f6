import { expect, test } from 'vitest'
import type { Job } from '../../src/core/job/job.js'
import { translateWhole } from '../../src/messages/index.js'
import { keys } from '../../src/records/keys.js'
import type { ProcessIdentity } from '../../src/runtime/process-identity.js'
import { BATCH, TASK, useBench } from './support/bench.js'
import { type Item, ok, refusal, TOO_MANY } from './support/service.js'

const bench = useBench()

test('a call answers all items of its task, each in its place', async () => {
  await bench().task(3)
  const settled = await bench().process().settle()
  expect(settled).toEqual({ is: 'settled', rows: 3, calls: 1 })
  expect(await bench().figures()).toEqual(['2.02', '4.02', '6.02'])
  expect(await bench().outcome()).toMatchObject({
    call: { id: 'lote-1.t000001.1', attempt: 1, units: 1, status: 200 },
    answer: { sha256: expect.stringMatching(/^\w{64}$/) },
  })
  expect(await bench().answer()).toMatchObject({ saved: false })
})

test('the record of the attempt, with its units, is there when the request arrives', async () => {
  await bench().task(1)
  let attempts: unknown[] = []
  let spent: string[] = []
  bench().service.answer = async (call) => {
    attempts = await bench().attempts()
    spent = await bench().keys('spent/')
    return bench().service.correct(call)
  }
  const process = bench().process()
  await process.settle()
  expect(attempts).toMatchObject([
    { call: 'lote-1.t000001.1', attempt: 1, units: 1, owner: process.deps.owner },
  ])
  expect(attempts[0]).not.toHaveProperty('ended')
  expect(spent).toEqual([
    expect.stringMatching(/^spent\/calc-book\/2026-11-20T12\/\d+-1-lote-1\.t000001\.1-/),
  ])
})

test('an attempt allows for a slow store, the whole call and a clock that is ahead', async () => {
  await bench().task(1)
  await bench().process().settle()
  const [attempt] = await bench().attempts()
  expect(attempt!.deadlineMs - attempt!.grantedAtMs).toBe(10_000 + 60_000 + 5_000)
})

test('what the operator knows of the units goes before what the job declares', async () => {
  await bench().task(1)
  const process = bench().process({
    costOf: (route) => ({ units: route === 'POST /v1/correct' ? 3 : 9, unpriced: true }),
  })
  await process.settle()
  expect(process.gate.events[0]).toBe('enter 3')
  expect(await bench().attempts()).toMatchObject([{ units: 3 }])
})

test('a call of no units leaves nothing on the ledger', async () => {
  await bench().task(1)
  await bench()
    .process({ costOf: () => ({ units: 0, unpriced: false }) })
    .settle()
  expect(await bench().keys('spent/')).toEqual([])
})

test('a task that has its outcome is not asked for again', async () => {
  await bench().task(2)
  await bench().process().settle()
  expect(await bench().process().settle()).toEqual({ is: 'settled', rows: 0, calls: 0 })
  expect(bench().service.calls).toHaveLength(1)
})

test('an outcome that was written but not acknowledged is found by whoever is next', async () => {
  await bench().task(2)
  const killed = bench().process()
  killed.bucket.after = (operation, key) =>
    operation === 'create' && key.includes('/outcomes/') ? killed.die() : undefined
  void killed.settle()
  await killed.dead
  expect(await bench().process().settle()).toEqual({ is: 'settled', rows: 0, calls: 0 })
  expect(bench().service.calls).toHaveLength(1)
})

test('a 429 is waited for, costs no attempt and fails no row', async () => {
  await bench().task(2)
  bench().service.replies(...Array(12).fill(TOO_MANY))
  const process = bench().process()
  expect(await process.settle()).toEqual({ is: 'settled', rows: 2, calls: 13 })
  expect(process.gate.events.filter((event) => event === 'service refused 2000')).toHaveLength(12)
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
  expect(await bench().endings()).toEqual([...Array(12).fill('wait'), 'open'])
  expect(process.gate.held.size).toBe(0)
})

test('attempts go on in their order beyond those that keys can order', async () => {
  await bench().task(1)
  bench().service.replies(TOO_MANY)
  const stopped = bench().process()
  stopped.bucket.after = (operation, key) => {
    if (operation === 'put' && key.includes('/attempts/')) stopped.stop.abort()
  }
  expect(await stopped.settle()).toEqual({ is: 'stopped' })
  const [first] = await bench().attempts()
  for (const attempt of [9_999, 10_000]) {
    const record = { format: 'lote/attempt', version: 1, ...first, attempt }
    await bench().bucket.put(keys.attempt(BATCH, TASK, attempt), JSON.stringify(record))
  }
  await bench().process().settle()
  expect(await bench().outcome()).toMatchObject({ call: { attempt: 10_001 } })
})

const swaps: [string, (items: Item[]) => unknown[]][] = [
  ['swapped', ([a, b, c]) => [b, a, c]],
  ['with a cent more', ([a, b, c]) => [a, b, { ...c, amount: c!.amount + 0.01 }]],
  ['with another date', ([a, b, c]) => [a, { ...b, date: '11/03/2020' }, c]],
  ['with one missing', ([a, b]) => [a, b]],
  ['with one more', ([a, b, c]) => [a, b, c, c]],
  ['with an amount as a text', ([a, b, c]) => [a, b, { ...c, amount: '3.01' }]],
  ['without a figure', ([a, b, c]) => [a, b, { ...c, corrected: undefined }]],
  ['with none', () => []],
]

test.each(
  swaps,
)('items that come back %s fail together: no figure is put on a row', async (_name, wrong) => {
  await bench().task(3)
  bench().service.answer = ({ items }) =>
    ok({ items: wrong(items.map((item) => ({ ...item, corrected: item.amount * 2 }))) })
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', rows: 3, calls: 1 })
  expect(await bench().outcomes()).toEqual(['failed', 'failed', 'failed'])
  expect(await bench().figures()).toEqual(['-', '-', '-'])
  const outcome = await bench().outcome()
  expect(await bench().answer()).toBeDefined()
  expect(outcome!.items[0]!.notes).toHaveLength(1)
})

test.each([
  'null',
  '7',
  '"ok"',
  '[]',
  '{}',
])('200 with %s fails the rows after one call, and the answer is kept', async (text) => {
  await bench().task(2)
  bench().service.answer = () => ({ status: 200, text })
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  expect(await bench().answer()).toEqual(JSON.parse(text))
})

test('answer_empty, null where the job makes results of it → no result, and whom to tell', async () => {
  await bench().task(1)
  bench().service.answer = () => ({ status: 200, text: 'null' })
  const read: Job['read'] = ({ items }) => ({
    is: 'read',
    totals: {},
    items: items.map(() => ({ outcome: 'ok', figures: { total: '1.00' }, notes: [] })),
  })
  const job = { ...bench().job, read }
  await bench().process({ job }).settle()
  expect(await bench().outcomes()).toEqual(['failed'])
  const [note] = (await bench().outcome())!.items[0]!.notes
  expect(translateWhole('pt', note!)).toBe(
    'O serviço respondeu à chamada com nada (null): não há resultado. Nenhum valor foi aproveitado; peça de novo mais tarde ou avise o suporte do serviço.',
  )
})

test('200 that is no JSON → asked for once more, as both are paid, and told', async () => {
  await bench().task(1)
  bench().service.answer = () => ({ status: 200, text: '{"total": 1' })
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(2)
  expect((await bench().outcome())!.items[0]!.notes).toEqual([
    { code: 'row_service_failed', facts: { attempts: 2, reason: 'the answer is not JSON' } },
  ])
})

test('200 with the error envelope → no result of any job, after one call, and kept', async () => {
  await bench().task(1)
  const text = '{"error":{"code":"X","message":"ocupado"}}'
  bench().service.answer = () => ({ status: 200, text })
  const read: Job['read'] = ({ items }) => ({
    is: 'read',
    totals: {},
    items: items.map(() => ({ outcome: 'ok', figures: {}, notes: [] })),
  })
  await bench()
    .process({ job: { ...bench().job, read } })
    .settle()
  expect(bench().service.calls).toHaveLength(1)
  expect((await bench().outcome())!.items).toMatchObject([
    { outcome: 'failed', notes: [{ facts: { attempts: 1, reason: 'X: ocupado' } }] },
  ])
  expect(await bench().keys('batches/lote-1/unread/')).toHaveLength(1)
})

test('an answer that the job cannot read was paid for: kept, and not asked for again', async () => {
  await bench().task(2)
  const read = () => {
    throw new Error('a bug')
  }
  const job = { ...bench().job, read }
  expect(await bench().process({ job }).settle()).toMatchObject({ is: 'settled' })
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  expect(await bench().answer()).toMatchObject({ saved: false })
})

test('fewer outcomes than items are none: nobody gets those of another', async () => {
  await bench().task(3)
  const read: Job['read'] = () => ({ is: 'read', totals: {}, items: [] })
  await bench()
    .process({ job: { ...bench().job, read } })
    .settle()
  expect(await bench().outcomes()).toEqual(['failed', 'failed', 'failed'])
})

test('the first outcome stands', async () => {
  await bench().task(1)
  const one = bench().process()
  const other = bench().process()
  const elsewhere: ProcessIdentity = { host: 'there', pid: 1, instance: 'x' }
  Object.assign(one.deps, { owner: elsewhere })
  bench().service.answer = async (call) => {
    if (call.n > 1) return refusal(400, 'INDEX_NOT_FOUND')
    // So late that somebody else has taken over.
    bench().clock.pass(100_000)
    await other.settle()
    return bench().service.correct(call)
  }
  await one.settle()
  expect(await bench().outcomes()).toEqual(['rejected'])
})
