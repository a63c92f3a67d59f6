import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { AccountHalted } from '../../src/core/errors.js'
import { startWorker } from '../../src/execute/worker.js'
import { Coordinator } from '../../src/gather/coordinator.js'
import type { CoordinatorDeps, LineMove } from '../../src/gather/deps.js'
import { cancel, setLane, setPaused } from '../../src/records/control.js'
import { taskId } from '../../src/records/keys.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { TaskQueue, type TaskWorker } from '../../src/redis/queue.js'
import { openRedis } from '../../src/redis/redis.js'
import { BATCH, type Process, TIMEOUT_MS, useBench } from '../execute/support/bench.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { manifestOf } from '../support/manifest.js'

/** A batch of two tasks, its queue and one worker, in virtual time. */
const bench = useBench()
const TASKS = [taskId(1), taskId(2)]
const SAVE = { save: true }
let home: EmbeddedHome
let redis: RedisServer
let queue: TaskQueue
let worker: TaskWorker
let working: Process
let stop: AbortController
let moves: LineMove[]
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
  queue = new TaskQueue(redis, 'calc-book', `conductor-${runs}`, 'p1')
  const manifest = manifestOf({ id: BATCH, plan: { tasks: TASKS.length } })
  await bench().records().writeManifest(manifest)
  await bench().records().writeKnowledge({})
  for (const task of TASKS) await bench().task(1, SAVE, task)
  working = bench().process()
  worker = startWorker(queue, working.deps, { concurrency: 1, onHalt: () => undefined })
  stop = new AbortController()
  moves = []
})
afterEach(async () => {
  await worker.close(true)
  await queue.close()
})

interface Led {
  toCall?: number
  /** How many tasks an earlier coordinator has settled. */
  before?: number
}

/** Where each row is a task of its own, none goes ahead of the others. */
function conductor(
  missing = TASKS,
  { toCall = 4, before = 0, ...more }: Partial<CoordinatorDeps> & Led = {},
): Coordinator {
  const plan = { tasks: before + missing.length, toCall }
  const manifest = { id: BATCH, job: 'correct', plan } as Manifest
  const { bucket, jobs } = working.deps
  // Slower than a call is made: what is written down has to go out within some seconds.
  const clock = {
    now: bench().clock.now,
    sleep: async () => {
      await pause(20)
      bench().clock.pass(100)
    },
  }
  return new Coordinator(manifest, new Set(missing), {
    bucket,
    clock,
    jobs,
    queue,
    move: async (_batch, to) => void moves.push(to),
    stopping: stop.signal,
    halted: () => undefined,
    ...more,
  })
}

test('cancelled, with a call lost by a process that is gone: looked for first, and told as uncertain', async () => {
  const killed = bench().process({ owner: { host: 'there', pid: 1, instance: 'x' } })
  bench().service.answer = (call) => {
    void killed.die()
    return bench().service.correct(call)
  }
  void killed.settle()
  await killed.dead
  // Nobody waits for its answer any more.
  bench().clock.pass(TIMEOUT_MS + 16_000)
  await cancel(bench().bucket, BATCH, bench().clock.now())
  expect(await conductor().run()).toBe('cancelled')
  expect(await bench().outcomes(TASKS[0])).toEqual(['failed'])
  expect(await bench().endings(TASKS[0])).toEqual(['unknown'])
  expect(await bench().outcomes(TASKS[1])).toEqual(['pending'])
  expect(bench().service.calls).toHaveLength(1)
})

test('cancelled, with a call under way: its answer is waited for, however long it takes', async () => {
  let answer = () => {}
  const arrived = new Promise<void>((resolve) => {
    bench().service.answer = (call) => {
      resolve()
      return new Promise((reply) => {
        answer = () => reply(bench().service.correct(call))
      })
    }
  })
  const conducting = conductor().run()
  await arrived
  let looks = 0
  working.bucket.before = (operation, key) => {
    if (operation === 'list' && key.includes('/attempts/')) looks += 1
  }
  await cancel(bench().bucket, BATCH, bench().clock.now())
  // Far longer than any call may take.
  bench().clock.pass(3 * TIMEOUT_MS)
  while (looks < 3) await pause(10)
  answer()
  expect(await conducting).toBe('cancelled')
  expect(await bench().outcomes(TASKS[0])).toEqual(['ok'])
  expect(await bench().outcomes(TASKS[1])).toEqual(['pending'])
})

test('cancelled between the grant and the call: it is not sent, and its units are given back', async () => {
  working.bucket.after = async (operation, key) => {
    if (operation === 'create' && key.includes('/attempts/'))
      await cancel(bench().bucket, BATCH, bench().clock.now())
  }
  expect(await conductor().run()).toBe('cancelled')
  expect(bench().service.calls).toHaveLength(0)
  expect(await bench().endings(TASKS[0])).toEqual(['broken'])
  expect([working.gate.held.size, await bench().keys('spent/')]).toEqual([0, []])
})

test('cancelled while the account is halted, with no call under way → ends without the account', async () => {
  await worker.close(true)
  await cancel(bench().bucket, BATCH, bench().clock.now())
  const halted = () => new AccountHalted('unauthorized', {})
  expect(await conductor(TASKS, { halted }).run()).toBe('cancelled')
})

test('cancelled while the account is halted, with a call that only the account can look up → halted', async () => {
  await worker.close(true)
  const killed = bench().process({ owner: { host: 'there', pid: 1, instance: 'x' } })
  bench().service.answer = () => killed.die()
  void killed.settle()
  await killed.dead
  await cancel(bench().bucket, BATCH, bench().clock.now())
  const halt = new AccountHalted('unauthorized', {})
  expect(await conductor(TASKS, { halted: () => halt }).run()).toEqual({ halt })
})

test('a batch that is paused stays held when its conductor stops', async () => {
  await setPaused(bench().bucket, BATCH, true)
  const clock = { ...bench().clock, sleep: async () => stop.abort() }
  expect(await conductor(TASKS, { clock }).run()).toBe('stopped')
  expect(moves).toEqual(['paused'])
})

test('cancelled after the clock was set back by an hour → heard at the next look', async () => {
  await setPaused(bench().bucket, BATCH, true)
  let looks = 0
  const { clock } = bench()
  const sleep = async () => {
    looks += 1
    if (looks === 1) {
      clock.pass(-3_600_000)
      await cancel(bench().bucket, BATCH, clock.now())
    }
    if (looks > 20) stop.abort()
    clock.pass(1_000)
  }
  expect(await conductor(TASKS, { clock: { now: clock.now, sleep } }).run()).toBe('cancelled')
})

/** Every feeding of the queue, as the tasks that were not in it before. */
function feedings(): string[][] {
  const all: string[][] = []
  const feed = queue.feed.bind(queue)
  queue.feed = async (refs) => {
    const known = new Set(all.flat())
    const more = refs.map(({ task }) => task).filter((task) => !known.has(task))
    if (more.length > 0) all.push(more)
    return feed(refs)
  }
  return all
}

test('one task goes ahead, and the clock is set back by an hour → the others follow at once', async () => {
  await worker.close(true)
  const fed = feedings()
  const { clock } = bench()
  let looks = 0
  const sleep = async () => {
    looks += 1
    if (looks > 1) stop.abort()
    clock.pass(-3_600_000)
  }
  expect(await conductor(TASKS, { clock: { now: clock.now, sleep } }).run()).toBe('stopped')
  expect(fed.map((tasks) => tasks.length)).toEqual([1, 1])
})

test('a task is settled and nobody says so → found in the bucket, and fed no more', async () => {
  await worker.close(true)
  const feed = vi.spyOn(queue, 'feed')
  let looks = 0
  const sleep = async () => {
    looks += 1
    if (looks === 1) await working.settle(TASKS[0])
    if (looks === 3) stop.abort()
    bench().clock.pass(5_000)
  }
  const clock = { now: bench().clock.now, sleep }
  expect(await conductor(TASKS, { clock }).run()).toBe('stopped')
  const fed = feed.mock.calls.flatMap(([refs]) => refs.map(({ task }) => task))
  expect(fed.filter((task) => task === TASKS[0])).toHaveLength(1)
  expect(fed).toContain(TASKS[1])
})

test('tasks that wait for units → eight at a time; those that got them make room, for 64 in all', async () => {
  await worker.close(true)
  const fed = feedings()
  const tasks = Array.from({ length: 70 }, (_, at) => taskId(at + 1))
  const conducting = conductor(tasks, { toCall: tasks.length }).run()
  const all = () => fed.flat().length
  await expect.poll(all).toBe(8)
  for (const most of [16, 24, 32, 40, 48, 56, 64, 64]) {
    for (const task of fed.flat())
      await queue.publish({ batch: BATCH, task, rows: 0, isUnderWay: true })
    await expect.poll(all).toBe(most)
  }
  stop.abort()
  expect(await conducting).toBe('stopped')
  expect(all()).toBe(64)
})

test.each<[before: number, end: string]>([
  [0, 'cancelled'],
  [9, 'cancelled'],
  [10, 'settled'],
  [960, 'settled'],
])('%i tasks settled by an earlier coordinator, six of the next ten refused → %s', async (before, end) => {
  await worker.close(true)
  const refused = { code: 'INVALID_FIELD_VALUE', message: 'Valor inválido.' }
  let ended = 0
  queue.feed = async (refs) => {
    for (const ref of refs) {
      ended += 1
      await queue.publish({ ...ref, rows: 1, ...(ended <= 6 ? { refused } : {}) })
    }
  }
  const rest = Array.from({ length: 40 }, (_, at) => taskId(before + at + 1))
  expect(await conductor(rest, { toCall: before + rest.length, before }).run()).toBe(end)
})

test('one that has ended leaves nothing in the book', async () => {
  await setLane(bench().bucket, BATCH, 'urgent')
  expect(await conductor().run()).toBe('settled')
  expect([moves[0], moves.at(-1)]).toEqual([1, undefined])
})
