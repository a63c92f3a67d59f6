import { expect, test } from 'vitest'
import { sha256 } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { StorageError } from '../../src/storage/bucket.js'
import { BATCH, type Process, TASK, useBench } from './support/bench.js'

const bench = useBench()
const ANSWER = keys.answer(BATCH, TASK)
const OUTCOME = keys.outcome(BATCH, TASK)

/** Killed when the answer is stored and its outcome is not. */
async function killedBetween(process: Process): Promise<void> {
  process.bucket.after = (operation, key) =>
    operation === 'create' && key === ANSWER ? process.die() : undefined
  void process.settle()
  await process.dead
  expect(await bench().outcome()).toBeUndefined()
}

test('the whole answer is stored before its outcome, and the outcome knows it by its hash', async () => {
  await bench().task(2)
  const process = bench().process()
  const written: string[] = []
  process.bucket.before = (operation, key) => {
    if (operation === 'create' && /answers|outcomes/.test(key)) written.push(key)
  }
  await process.settle()
  expect(written).toEqual([ANSWER, OUTCOME])
  const bytes = (await bench().bucket.get(ANSWER))!
  expect((await bench().outcome())!.answer).toEqual({ sha256: sha256(bytes), bytes: bytes.length })
})

test('an answer without an outcome is read, not asked for again', async () => {
  await bench().task(3)
  await killedBetween(bench().process())
  const next = bench().process()
  expect(await next.settle()).toEqual({ is: 'settled', rows: 3, calls: 0 })
  expect(await bench().figures()).toEqual(['2.02', '4.02', '6.02'])
  expect(await bench().outcome()).toMatchObject({ call: { id: `${BATCH}.${TASK}.1` } })
  expect(bench().service.calls).toHaveLength(1)
  expect(next.gate.events).toEqual([])
})

test('nor is one that saved something looked for at the service', async () => {
  await bench().task(1, { save: true })
  await killedBetween(bench().process())
  expect(await bench().process().settle()).toMatchObject({ is: 'settled', calls: 0 })
  expect(await bench().outcomes()).toEqual(['ok'])
  expect([bench().service.saved.length, bench().service.lookUps]).toEqual([1, 0])
})

test('an answer that came while units were waited for is used, and nothing is sent', async () => {
  await bench().task(2)
  const other = bench().process()
  const waiting = bench().process()
  const enter = waiting.gate.enter.bind(waiting.gate)
  waiting.gate.enter = async (...args) => {
    waiting.gate.enter = enter
    await killedBetween(other)
    return enter(...args)
  }
  expect(await waiting.settleFully()).toMatchObject({ is: 'settled', rows: 2 })
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('of two answers to one task the first that was stored is the one that counts', async () => {
  await bench().task(1)
  const process = bench().process()
  const record = { task: TASK, call: callOf(7), body: { items: [item(1.01, 99)] } }
  bench().service.answer = async (call) => {
    await bench().records().writeAnswer(record)
    return bench().service.correct(call)
  }
  await process.settle()
  expect(await bench().figures()).toEqual(['99'])
  expect(await bench().outcome()).toMatchObject({ call: { attempt: 7 } })
})

test('an answer whose storage fails for a while is kept by the process that has it', async () => {
  await bench().task(1)
  const process = bench().process()
  let left = 5
  process.bucket.before = (operation, key) => {
    if (operation !== 'create' || key !== ANSWER || left === 0) return
    left -= 1
    throw new StorageError('unreachable', operation, key)
  }
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  expect(bench().service.calls).toHaveLength(1)
})

test('a damaged answer is told by its key, and its task is not asked for again', async () => {
  await bench().task(1)
  await killedBetween(bench().process())
  await bench().bucket.put(ANSWER, 'damaged')
  await expect(bench().process().settle()).rejects.toMatchObject({
    name: 'UnreadableRecord',
    problem: 'damaged',
    key: ANSWER,
  })
  expect(bench().service.calls).toHaveLength(1)
})

test('a session that the service sets is not stored with the answer', async () => {
  await bench().task(1)
  bench().service.answer = (call) => {
    const reply = bench().service.correct(call)
    if (typeof reply === 'string') return reply
    return { ...reply, headers: { 'set-cookie': 'sid=s3cr3t', 'x-request-id': 'r1' } }
  }
  await bench().process().settle()
  const stored = JSON.stringify((await bench().records().answer(TASK))!.record)
  expect(stored).toContain('"x-request-id":"r1"')
  expect(stored).not.toContain('s3cr3t')
})

const item = (amount: number, corrected: number) => ({
  date: '2020-03-10',
  amount,
  corrected,
  total: corrected,
})
const callOf = (attempt: number) => ({
  id: `${BATCH}.${TASK}.${attempt}`,
  attempt,
  route: 'POST /v1/correct',
  units: 1,
  status: 200,
  grantedAtMs: 0,
  answeredAtMs: 0,
})
