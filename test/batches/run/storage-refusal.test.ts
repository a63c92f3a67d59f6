import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { StorageRefusals } from '../../../src/batches/run/storage-refusal.js'
import { StorageError } from '../../../src/storage/bucket.js'

test('a storage that refuses each write → told every five seconds, and at once where the clock was set back', async () => {
  let nowMs = Date.UTC(2026, 10, 20)
  let told = 0
  const set = async () => {
    told += 1
  }
  const redis = { set } as unknown as Redis
  const refusals = new StorageRefusals({
    where: 'file:data',
    key: 'k',
    clock: { now: () => nowMs },
    redis: async () => redis,
    isWorking: () => true,
  })
  const toldAfter = async (ms: number) => {
    nowMs += ms
    refusals.refused(new StorageError('full', 'create', 'batches/x'))
    await new Promise(setImmediate)
    return told
  }
  expect(await toldAfter(0)).toBe(1)
  expect(await toldAfter(4_999)).toBe(1)
  expect(await toldAfter(1)).toBe(2)
  expect(await toldAfter(-3_600_000)).toBe(3)
})

test('a storage that takes some writes and refuses others → heard as one refusal in a minute, and one that lasts again', () => {
  let nowMs = Date.UTC(2026, 10, 20)
  const heard: string[] = []
  const refusals = new StorageRefusals({
    where: 'file:data',
    key: 'k',
    clock: { now: () => nowMs },
    redis: () => Promise.reject(new Error('away')),
    isWorking: () => true,
  })
  const refuse = (ms: number) => {
    nowMs += ms
    refusals.refused(new StorageError('full', 'create', 'batches/x'))
  }
  refuse(0)
  refusals.hear((refusal) => void heard.push(refusal?.reason ?? 'back'))
  for (let writes = 0; writes < 5; writes += 1) {
    refuse(2_000)
    refusals.taken()
  }
  expect(heard).toEqual(['full', 'back'])
  refuse(2_000)
  expect(refusals.current).toMatchObject({ reason: 'full' })
  refuse(60_000)
  expect(heard).toEqual(['full', 'back', 'full'])
  refusals.taken()
  expect(heard).toEqual(['full', 'back', 'full', 'back'])
})
