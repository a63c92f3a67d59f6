import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RedisRig, startRedisRig } from './redis-rig.js'

let dir: string
let rig: RedisRig
let redis: Redis

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-faults-'))
  rig = await startRedisRig(dir, true)
  redis = new Redis(rig.url, { maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
})
afterEach(async () => {
  redis.disconnect()
  await rig.close()
  await rm(dir, { recursive: true })
})

const runId = async () => /run_id:(\w+)/.exec(await redis.info('server'))![1]

test('restarted, it is empty, another server, and at the same place', async () => {
  await redis.set('key', '1')
  const before = await runId()
  await rig.restart()
  expect(await redis.get('key')).toBeNull()
  expect(await runId()).not.toBe(before)
})

test('full, it refuses writes and answers PING, until there is room', async () => {
  await rig.full(true)
  await expect(redis.set('key', '1')).rejects.toThrow('OOM')
  expect(await redis.ping()).toBe('PONG')
  await rig.full(false)
  expect(await redis.set('key', '1')).toBe('OK')
})

test('a replica that is promoted has lost what it had not heard of', async () => {
  await redis.set('heard', '1')
  await redis.wait(1, 0)
  await rig.detach()
  await redis.set('unheard', '1')
  const before = await runId()
  await rig.promote()
  expect(await redis.mget('heard', 'unheard')).toEqual(['1', null])
  expect(await runId()).not.toBe(before)
})

test('reset, a command that waits without end is sent again', async () => {
  await redis.ping()
  rig.proxy.stall(true)
  const asked = redis.incr('count')
  rig.proxy.stall(false)
  rig.proxy.reset()
  expect(await asked).toBeGreaterThan(0)
})

test('its replies dropped, a command is done and sent again by who did not hear of it', async () => {
  await redis.ping()
  rig.proxy.dropReplies(true)
  const asked = redis.incr('count')
  const direct = new Redis(rig.direct())
  while ((await direct.get('count')) !== '1') await direct.ping()
  direct.disconnect()
  rig.proxy.dropReplies(false)
  expect(await asked).toBe(2)
})

test('paused, its commands wait and are then answered', async () => {
  await rig.pause(50)
  expect(await redis.set('key', '1')).toBe('OK')
})
