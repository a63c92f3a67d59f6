import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { TaskQueue } from '../../src/redis/queue.js'
import { openRedis } from '../../src/redis/redis.js'
import { type RedisRig, startRedisRig } from '../support/faults/redis-rig.js'

const UNHEARD = { onError: () => undefined, onTaskLost: () => undefined }

let dir: string
let rig: RedisRig
let server: RedisServer
let queue: TaskQueue

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-queue-'))
  rig = await startRedisRig(dir)
  const embedded = { entry: new URL('file:///nowhere'), dir }
  server = await openRedis({ url: rig.url, embedded })
  queue = new TaskQueue(server, 'account', 'lote-test', 'me')
})
afterEach(async () => {
  await server.close()
  await rig.close()
  await rm(dir, { recursive: true })
})

const TASK = { batch: 'b', task: 't000001' }

/** Resolves when a task has begun; it ends when `end` is called. */
function oneTask() {
  let begin = () => {}
  let end = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const process = async () => {
    begin()
    await ended
    return { is: 'done' as const }
  }
  return { begun, end, process }
}

test('its connections reset a moment before, a worker still ends', async () => {
  const { begun, end, process } = oneTask()
  const worker = queue.work(2, process, UNHEARD)
  await queue.feed([TASK])
  await begun
  rig.proxy.reset()
  const closed = worker.close()
  end()
  await closed
})

test('a worker that ends waits for its tasks, and Redis is told of them', async () => {
  const { begun, end, process } = oneTask()
  const worker = queue.work(2, process, UNHEARD)
  await queue.feed([TASK])
  await begun
  let isClosed = false
  const closed = worker.close().then(() => {
    isClosed = true
  })
  expect(await queue.withdraw([TASK])).toEqual([TASK])
  expect(isClosed).toBe(false)
  end()
  await closed
  expect(await queue.withdraw([TASK])).toEqual([])
})

test('Redis away: a worker ends all the same, when its tasks have', async () => {
  const { begun, end, process } = oneTask()
  const worker = queue.work(2, process, UNHEARD)
  await queue.feed([TASK])
  await begun
  await rig.away(async () => {
    end()
    await worker.close()
  })
})

test('who listens hears again after a reset, and leaves in the middle of it unharmed', async () => {
  const heard: string[] = []
  let next = () => {}
  const deafen = await queue.subscribe(({ task }) => {
    heard.push(task)
    next()
  })
  rig.proxy.reset()
  while (heard.length === 0) {
    const told = new Promise<void>((resolve) => {
      next = resolve
    })
    await queue.publish({ ...TASK, rows: 1 })
    // News that is told before the listener is back is lost, and told again here.
    await Promise.race([told, server.connect('turn').ping()])
  }
  expect(heard[0]).toBe(TASK.task)
  rig.proxy.reset()
  await deafen()
})
