import { Queue } from 'bullmq'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountHalted } from '../../src/core/errors.js'
import { startWorker } from '../../src/execute/worker.js'
import { taskId } from '../../src/records/keys.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { TaskQueue, type TaskWorker } from '../../src/redis/queue.js'
import { openRedis } from '../../src/redis/redis.js'
import { type Bucket, StorageError } from '../../src/storage/bucket.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { manifestOf } from '../support/manifest.js'
import { BATCH, useBench } from './support/bench.js'
import { refusal } from './support/service.js'

const bench = useBench()
let home: EmbeddedHome
let redis: RedisServer
let queue: TaskQueue
let waiting: Queue
let worker: TaskWorker
let halts: AccountHalted[]
let runs = 0

beforeAll(async () => {
  home = await embeddedHome()
  redis = await openRedis({ embedded: home.settings })
})
afterAll(async () => {
  await redis.close()
  await home.close()
})
beforeEach(async () => {
  runs += 1
  halts = []
  const prefix = `test-${runs}`
  queue = new TaskQueue(redis, 'calc-book', prefix, 'p1')
  waiting = new Queue('calc-book', { connection: redis.connect('test'), prefix })
  await bench()
    .records()
    .writeManifest(manifestOf({ id: BATCH, plan: { tasks: 2 } }))
  await bench().records().writeKnowledge({})
  const { deps } = bench().process()
  worker = startWorker(queue, deps, { concurrency: 1, onHalt: (halt) => halts.push(halt) })
})
afterEach(async () => {
  await worker.close(true)
  await waiting.close()
  await queue.close()
})

async function feed(tasks: number): Promise<void> {
  await queue.feed(Array.from({ length: tasks }, (_, i) => ({ batch: BATCH, task: taskId(i + 1) })))
}

test('tasks are settled, told and gone from the queue', async () => {
  const news: unknown[] = []
  const deafen = await queue.subscribe((one) => void news.push(one))
  for (const n of [1, 2]) await bench().task(n, {}, taskId(n))
  await feed(2)
  await expect.poll(() => news.length).toBe(2)
  await deafen()
  expect(news).toEqual([
    { batch: BATCH, task: 't000001', rows: 1 },
    { batch: BATCH, task: 't000002', rows: 2 },
  ])
  await expect.poll(() => waiting.getJobCountByTypes('active', 'waiting', 'delayed')).toBe(0)
})

test('after a halt the other tasks are held back: a refused key is not tried again by each', async () => {
  bench().service.answer = () => refusal(401, 'INVALID_API_KEY')
  for (const n of [1, 2, 3, 4]) await bench().task(1, {}, taskId(n))
  await feed(4)
  await expect.poll(() => waiting.getDelayedCount()).toBe(3)
  expect(bench().service.calls).toHaveLength(1)
  expect(halts).toMatchObject([{ why: 'unauthorized' }])
})

test('a task whose record is not there is told as such, and keeps nobody from working', async () => {
  const news: unknown[] = []
  const deafen = await queue.subscribe((one) => void news.push(one))
  await bench().task(1, {}, taskId(2))
  await feed(2)
  await expect.poll(() => news.length).toBe(2)
  await deafen()
  const key = `batches/${BATCH}/tasks/t000001.json.gz`
  expect(news).toEqual([
    { batch: BATCH, task: 't000001', rows: 0, unreadable: { key, problem: 'missing' } },
    { batch: BATCH, task: 't000002', rows: 1 },
  ])
  expect(bench().service.calls).toHaveLength(1)
})

test('a storage that fails each task in turn → one line, and one that it works again', async () => {
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { deps, bucket } = bench().process({ log })
  let failed = 0
  bucket.before = async (operation, key) => {
    if (failed === 4 || operation !== 'create' || !key.includes('/attempts/')) return
    failed += 1
    throw new StorageError('full', operation, key)
  }
  const own = new TaskQueue(redis, 'full', `test-${runs}`, 'p1')
  const one = startWorker(own, deps, { concurrency: 1, onHalt: () => undefined })
  for (const n of [1, 2]) await bench().task(1, {}, taskId(n))
  await own.feed([1, 2].map((n) => ({ batch: BATCH, task: taskId(n) })))
  const settled = () => lines.filter(({ msg }) => msg === 'task').length
  await expect.poll(settled, { timeout: 20_000 }).toBe(2)
  expect(failed).toBe(4)
  expect(lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('storage'))).toEqual([
    'storage',
    'storage: works again',
  ])
  await one.close(true)
  await own.close()
})

test('a task that is in the queue twice is not done twice at once, even where the storage ignores conditions', async () => {
  const { deps } = bench().process()
  const bucket = ignoringConditions(deps.bucket)
  // A queue that no other worker serves.
  const [own, other] = ['p1', 'p2'].map((by) => new TaskQueue(redis, 'twice', `test-${runs}`, by))
  const looked = new Queue('twice', { connection: redis.connect('test'), prefix: `test-${runs}` })
  const both = startWorker(own!, { ...deps, bucket }, { concurrency: 2, onHalt: () => undefined })
  const isBeside = async () =>
    bench().service.calls.length > 1 || (await looked.getDelayedCount()) > 0
  bench().service.answer = async (call) => {
    await expect.poll(isBeside).toBe(true)
    return bench().service.correct(call)
  }
  await bench().task(1, {}, taskId(1))
  const news: unknown[] = []
  const deafen = await own!.subscribe((one) => void news.push(one))
  await Promise.all([own!, other!].map((one) => one.feed([{ batch: BATCH, task: taskId(1) }])))
  await expect.poll(() => news.length).toBeGreaterThan(0)
  await deafen()
  expect(bench().service.calls).toHaveLength(1)
  await both.close(true)
  for (const one of [own!, other!, looked]) await one.close()
})

function ignoringConditions(bucket: Bucket): Bucket {
  const create = async (key: string, body: Buffer | string) => {
    await bucket.put(key, body)
    return true
  }
  const get = (target: Bucket, name: keyof Bucket) => {
    const member = name === 'create' ? create : target[name]
    return typeof member === 'function' ? member.bind(target) : member
  }
  return new Proxy(bucket, { get: (target, name) => get(target, name as keyof Bucket) })
}
