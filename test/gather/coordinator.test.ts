import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
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

function conductor(missing = TASKS, more: Partial<CoordinatorDeps> = {}): Coordinator {
  const manifest = { id: BATCH, job: 'correct', plan: { tasks: TASKS.length } } as Manifest
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
    ...{ bucket, clock, jobs, queue },
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

test('one that has ended leaves nothing in the book', async () => {
  await setLane(bench().bucket, BATCH, 'urgent')
  expect(await conductor().run()).toBe('settled')
  expect([moves[0], moves.at(-1)]).toEqual([1, undefined])
})
