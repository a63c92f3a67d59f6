import { expect, test } from 'vitest'
import { StorageError } from '../../src/storage/bucket.js'
import { type Process, useBench } from './support/bench.js'
import type { Operation } from './support/bucket.js'
import { refusal, TOO_MANY } from './support/service.js'

const bench = useBench()

/** The storage fails so many times at an operation on keys like this. */
function failing(process: Process, operation: Operation, key: string, times: number): void {
  let left = times
  process.bucket.before = (asked, on) => {
    if (asked !== operation || !on.includes(key) || left === 0) return
    left -= 1
    throw new StorageError('unreachable', operation, on)
  }
}

test('an answer is kept until the storage takes it: it was paid for', async () => {
  await bench().task(2)
  const process = bench().process()
  failing(process, 'create', '/outcomes/', 8)
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('an answer is kept though the process has to end', async () => {
  await bench().task(1)
  const process = bench().process()
  bench().service.answer = (call) => {
    process.stop.abort()
    return bench().service.correct(call)
  }
  failing(process, 'create', '/outcomes/', 3)
  expect(await process.settle()).toMatchObject({ is: 'settled' })
})

test('a storage that stays away is told in the end', async () => {
  await bench().task(1)
  const process = bench().process()
  failing(process, 'create', '/outcomes/', Number.POSITIVE_INFINITY)
  await expect(process.settle()).rejects.toThrow(StorageError)
  expect(bench().service.calls).toHaveLength(1)
})

test.each([
  ['a 429', TOO_MANY],
  ['a failure', { status: 503 }],
  ['a lost answer', 'cut'],
  ['a refusal', refusal(400, 'BAD_REQUEST')],
] as const)('how %s ended is written down, though the storage fails at first', async (_name, reply) => {
  await bench().task(1)
  bench().service.replies(reply)
  const process = bench().process()
  failing(process, 'put', '/attempts/', 2)
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  const [first] = await bench().endings()
  expect(first).not.toBe('open')
})

test('without a record of the attempt nothing is sent', async () => {
  await bench().task(1)
  const process = bench().process()
  failing(process, 'create', '/attempts/', 1)
  await expect(process.settle()).rejects.toThrow(StorageError)
  expect([bench().service.calls.length, process.gate.held.size]).toEqual([0, 0])
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  expect(bench().service.calls).toHaveLength(1)
})

test('without its units on the ledger nothing is sent, and the attempt counts for nothing', async () => {
  await bench().task(1)
  const process = bench().process()
  failing(process, 'put', 'spent/', 1)
  await expect(process.settle()).rejects.toThrow(StorageError)
  expect([bench().service.calls.length, process.gate.held.size]).toEqual([0, 0])
  expect(await bench().attempts()).toMatchObject([{ units: 0, ended: { as: 'broken' } }])
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  expect(await bench().outcome()).toMatchObject({ call: { attempt: 2 } })
})

test('Redis fails between the record and the call: nothing is sent, and the next try is not kept waiting', async () => {
  await bench().task(1)
  const process = bench().process()
  const confirm = process.gate.confirm.bind(process.gate)
  process.gate.confirm = () => {
    process.gate.confirm = confirm
    return Promise.reject(new Error('Redis is gone'))
  }
  await expect(process.settle()).rejects.toThrow('Redis is gone')
  expect(bench().service.calls).toEqual([])
  expect(await process.settle()).toMatchObject({ is: 'settled' })
  expect(await bench().endings()).toEqual(['broken', 'open'])
})

test('an attempt of which nobody knows whether it was written is left alone until its deadline', async () => {
  await bench().task(1)
  const process = bench().process()
  process.bucket.after = (operation, key) => {
    if (operation !== 'create' || !key.includes('/attempts/')) return
    process.bucket.after = () => undefined
    throw new StorageError('unreachable', operation, key)
  }
  await expect(process.settle()).rejects.toThrow(StorageError)
  expect(await process.settle()).toMatchObject({ is: 'later' })
  expect(await process.settleFully()).toMatchObject({ is: 'settled' })
  expect(bench().service.calls).toHaveLength(1)
})
