import { expect, test } from 'vitest'
import { translate } from '../../src/messages/index.js'
import { TIMEOUT_MS, useBench } from './support/bench.js'
import { ok, refusal } from './support/service.js'

/** Calls that save: creating the same calculation twice is what must not happen. */
const bench = useBench()
const SAVE = { save: true }

async function notes(): Promise<string[]> {
  const { items } = (await bench().outcome())!
  return items.map(({ notes: [note] }) => translate('pt', note!))
}

test('a call that saves carries a name by which it can be found', async () => {
  await bench().task(2, { ...SAVE, name: 'Carteira' })
  await bench().process().settle()
  expect(bench().service.calls[0]!.body).toMatchObject({
    save: true,
    name: 'lote lote-1 t000001 - Carteira',
  })
})

test('its answer lost and nothing saved: it is made again', async () => {
  await bench().task(2, SAVE)
  bench().service.replies('cut')
  await bench().process().settle()
  expect([bench().service.calls.length, bench().service.saved.length]).toEqual([2, 1])
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('its answer lost in an account of 520 older ones, nothing saved → it is made again', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('cut')
  const older = Array.from({ length: 520 }, (_, at) => ({
    calcId: at,
    name: 'Cliente',
    updatedAt: 20_000_101_000_000 - at,
  }))
  bench().service.list = (offset) => ok({ calculations: older.slice(offset, offset + 100) })
  await bench().process().settle()
  expect(bench().service.saved).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['ok'])
})

test('its answer lost and something saved: uncertain, with the id, and never made again', async () => {
  await bench().task(2, SAVE)
  bench().service.replies('work')
  await bench().process().settle()
  expect([bench().service.calls.length, bench().service.saved.length]).toEqual([1, 1])
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  const [first, second] = await notes()
  expect(first).toContain('incerto')
  expect(first).toContain('100')
  expect(second).toBe(first)
})

test('how the call ended is written before the rows are told, and is all that is needed to tell them', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('work')
  const killed = bench().process()
  killed.bucket.before = (operation, key) =>
    operation === 'create' && key.includes('/outcomes/') ? killed.die() : undefined
  void killed.settle()
  await killed.dead
  expect(await bench().endings()).toEqual(['unknown'])
  await bench().process().settle()
  expect([bench().service.calls.length, bench().service.lookUps]).toEqual([1, 1])
  expect((await notes())[0]).toContain('incerto')
})

test('it is looked for only when no call can be under way any more', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('work')
  const began = bench().clock.now()
  const list = bench().service.list
  let lookedAt = 0
  bench().service.list = (offset) => {
    lookedAt = bench().clock.now()
    return list(offset)
  }
  await bench().process().settle()
  expect(lookedAt - began).toBeGreaterThan(TIMEOUT_MS)
})

test.each([
  ['a failure', { status: 503 }],
  ['an HTML page', { status: 404, text: '<html>' }],
  ['something that is no list', { status: 200, body: { calculations: 'none' } }],
] as const)('the list answers %s three times: uncertain', async (_name, reply) => {
  await bench().task(1, SAVE)
  bench().service.replies('work')
  bench().service.list = () => reply
  await bench().process().settle()
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['failed'])
  expect((await notes())[0]).toContain('incerto')
})

test('the list fails for a while: it is looked at again', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('cut')
  const { list } = bench().service
  bench().service.list = (offset) => (bench().service.lookUps > 3 ? list(offset) : { status: 503 })
  await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['ok'])
})

test.each([
  ['502 of an engine that did not answer', { status: 502 }],
  ['524 of an edge that did not wait', { status: 524, text: '<html>' }],
  ['200 that cannot be read', { status: 200, text: '{"calcId":' }],
])('after %s it may have been saved: it is looked for', async (_name, reply) => {
  await bench().task(1, SAVE)
  bench().service.answer = (call) => {
    bench().service.correct(call)
    return reply
  }
  await bench().process().settle()
  expect([bench().service.calls.length, bench().service.lookUps]).toEqual([1, 1])
  expect((await notes())[0]).toContain('incerto')
})

test('a refusal and a 429 have saved nothing: nothing is looked for', async () => {
  await bench().task(1, SAVE)
  bench().service.replies(refusal(429, 'X'), refusal(400, 'INDEX_NOT_FOUND'))
  await bench().process().settle()
  expect(bench().service.lookUps).toBe(0)
})

test('stopped while it waits to look: whoever comes next looks', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('work')
  const first = bench().process()
  bench().clock.onSleep = () => first.stop.abort()
  expect(await first.settle()).toEqual({ is: 'stopped' })
  expect([bench().service.lookUps, await bench().endings()]).toEqual([0, ['open']])
  bench().clock.onSleep = () => undefined
  await bench().process().settleFully()
  expect([bench().service.calls.length, bench().service.lookUps]).toEqual([1, 1])
  expect((await notes())[0]).toContain('incerto')
})

test('its process was killed: it is left alone until its deadline, then looked for', async () => {
  await bench().task(1, SAVE)
  const killed = bench().process()
  bench().service.answer = (call) => {
    void killed.die()
    return bench().service.correct(call)
  }
  void killed.settle()
  await killed.dead
  const next = bench().process()
  expect(await next.settle()).toMatchObject({ is: 'later' })
  expect(bench().service.lookUps).toBe(0)
  expect(await next.settleFully()).toMatchObject({ is: 'settled' })
  expect([bench().service.calls.length, bench().service.lookUps]).toEqual([1, 1])
})

test('the credential is refused at the look: everything halts, and the attempt stays open', async () => {
  await bench().task(1, SAVE)
  bench().service.replies('work')
  bench().service.list = () => refusal(401, 'INVALID_API_KEY')
  expect(await bench().process().settle()).toMatchObject({
    is: 'halted',
    halt: { why: 'unauthorized', facts: { code: 'INVALID_API_KEY' } },
  })
  expect(await bench().endings()).toEqual(['open'])
  expect(await bench().outcomes()).toEqual(['pending'])
})

test('a limit on the size learnt meanwhile divides nothing that may have been saved', async () => {
  await bench().task(4, SAVE)
  bench().service.replies('work')
  const first = bench().process()
  bench().clock.onSleep = () => first.stop.abort()
  await first.settle()
  bench().clock.onSleep = () => undefined
  await bench().bucket.put('packing/calc-book/correct.json', '{"most":2}')
  await bench().process().settleFully()
  expect([bench().service.calls.length, bench().service.saved.length]).toEqual([1, 1])
})

test('a look-up, the list answers 429 for two hours → looked for when they are over, and not uncertain', async () => {
  await bench().task(1, { save: true })
  bench().service.replies('work')
  const replies = [refusal(429, 'RATE_LIMITED', { retryAfter: 7_200 })]
  const { list } = bench().service
  bench().service.list = (query) => replies.shift() ?? list(query)
  const beganMs = bench().clock.now()
  await bench().process().settle()
  expect(bench().clock.now() - beganMs).toBeGreaterThanOrEqual(7_200_000)
  expect([bench().service.lookUps, bench().service.calls.length]).toEqual([2, 1])
})
