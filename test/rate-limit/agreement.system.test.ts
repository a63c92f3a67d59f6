import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Arg,
  type LimiterServer,
  ModelServer,
  ScriptServer,
  scriptCall,
} from '../../bench/limit-proof/servers.js'
import type { Window } from '../../src/core/window.js'
import type { Held } from '../../src/rate-limit/grant.js'
import {
  SlidingWindows,
  type SlidingWindowsSettings,
} from '../../src/rate-limit/sliding-windows.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { START_MS } from './clocked.js'

let process: RedisProcess
let redis: Redis
beforeAll(async () => {
  process = await startRedis()
  redis = new Redis(process.url)
})
afterAll(async () => {
  redis.disconnect()
  await process.close()
})

/** Some are the beginning of others, and Redis orders them as bytes. */
const IDS = ['a', 'a-1', 'a1', 'a10', 'b', 'B', 'b?', 'c', 'c0', ...'defghijklmno']
const BATCHES = ['x', 'y', 'xy', '2x']

type Step =
  | { do: 'grant'; call: number; batch: number; lane: number; sleepMs: number; less: number }
  | {
      do: 'grant without a place' | 'confirm' | 'settle' | 'settle dearer' | 'release' | 'refuse'
      call: number
    }
  | { do: 'free'; batch: number }
  | { do: 'pause' | 'pass' | 'cost'; ms: number }
  | { do: 'fail' | 'lose' }
  | { do: 'foreign'; window: number; left: number; ms: number }
  | { do: 'move'; batch: number; to: number | Held['as'] | undefined }

const call = fc.nat({ max: IDS.length - 1 })
const batch = fc.nat({ max: BATCHES.length - 1 })
const lane = fc.integer({ min: 1, max: 3 })
const ms = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 2_500 }))
const be = <T extends string>(...names: T[]) => fc.constantFrom(...names)

const step = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      do: be('grant'),
      call,
      batch,
      lane,
      sleepMs: fc.integer({ min: 0, max: 300 }),
      // Reserved for people.
      less: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: be('grant without a place', 'confirm', 'settle', 'settle dearer', 'release', 'refuse'),
      call,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: be('free'), batch }) },
  { weight: 1, arbitrary: fc.record({ do: be('pause', 'cost'), ms: fc.nat({ max: 60 }) }) },
  // Also back a little, as a clock that is set right.
  {
    weight: 6,
    arbitrary: fc.record({
      do: be('pass'),
      ms: fc.oneof(
        fc.integer({ min: -40, max: 90 }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 2_500 }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: be('fail') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: be('foreign'),
      window: fc.nat({ max: 2 }),
      left: fc.nat({ max: 9 }),
      ms,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: be('move'),
      batch,
      to: fc.constantFrom<number | Held['as'] | undefined>(
        1,
        2,
        3,
        'paused',
        'cancelled',
        undefined,
      ),
    }),
  },
)
const rare = fc.oneof(
  { weight: 60, arbitrary: step },
  { weight: 1, arbitrary: fc.record({ do: be('lose') }) },
)

const settings = fc.record({
  name: fc.constant('agreement'),
  windows: fc.array(
    fc.record({ units: fc.integer({ min: 3, max: 9 }), ms: fc.integer({ min: 1, max: 600 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  holdMs: fc.integer({ min: 1, max: 400 }),
})
const units = fc.array(fc.integer({ min: 1, max: 2 }), {
  minLength: IDS.length,
  maxLength: IDS.length,
})

test('the scripts and the model answer the same, whatever is asked', async () => {
  const seen = new Map<string, number>()
  const property = fc.asyncProperty(
    settings,
    units,
    fc.array(rare, { maxLength: 250, size: 'max' }),
    async (settings, units, steps) => {
      await redis.flushall()
      const pair = new Pair(settings, units, seen)
      for (const each of steps) await pair.run(each)
    },
  )
  await fc.assert(property, { numRuns: 400 })
  for (const answer of ['granted', 'turn', 'window', 'paused', 'held', 'unknown', 'GrantIdError']) {
    expect([answer, (seen.get(answer) ?? 0) > 100]).toEqual([answer, true])
  }
})

/** The book in Redis and the one of the model, asked the same. */
class Pair {
  private readonly scripts: SlidingWindows
  private readonly model: SlidingWindows
  private readonly servers: LimiterServer[] = [new ScriptServer(redis), new ModelServer()]
  private nowMs = START_MS
  private foreigners = 0

  constructor(
    private readonly settings: SlidingWindowsSettings,
    private readonly units: readonly number[],
    private readonly seen: Map<string, number>,
  ) {
    const [scripts, model] = this.servers.map(
      (server) => new SlidingWindows(this.redisOf(server), settings),
    )
    this.scripts = scripts!
    this.model = model!
  }

  private redisOf(server: LimiterServer): Redis {
    const evalsha = async (...said: Arg[]) => server.run(scriptCall(said), this.nowMs)
    return { evalsha } as unknown as Redis
  }

  async run(step: Step): Promise<void> {
    if (step.do === 'pass') this.nowMs += step.ms
    else if (step.do === 'lose') for (const server of this.servers) await server.lose()
    else await this.same(this.asking(step))
    const scripts = await this.scripts.read()
    const model = await this.model.read()
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    scripts.waiting.sort(byId)
    model.waiting.sort(byId)
    expect(scripts).toEqual(model)
  }

  private asking(step: Step): (book: SlidingWindows) => Promise<unknown> {
    if ('call' in step) return this.askingOf(step)
    switch (step.do) {
      case 'free':
        return (book) => book.grant('free', 0, { batch: BATCHES[step.batch]!, lane: 2, sleepMs: 9 })
      case 'pause':
        return (book) => book.pause(step.ms)
      case 'cost':
        return (book) => book.raiseCost(step.ms)
      case 'fail':
        return (book) => book.fail()
      case 'foreign': {
        const window = this.settings.windows[step.window % this.settings.windows.length]!
        const id = `foreign${this.foreigners++}`
        return (book) => book.enterExternalUsage(id, window, step.left, step.ms)
      }
      case 'move':
        return (book) => book.move(BATCHES[step.batch]!, step.to)
      default:
        throw new Error(step.do)
    }
  }

  private askingOf(step: Step & { call: number }): (book: SlidingWindows) => Promise<unknown> {
    const id = IDS[step.call]!
    const units = this.units[step.call]!
    switch (step.do) {
      case 'grant': {
        const place = { batch: BATCHES[step.batch]!, lane: step.lane, sleepMs: step.sleepMs }
        return (book) => book.grant(id, units, place, this.windows(step.less))
      }
      case 'grant without a place':
        return (book) => book.grant(id, units)
      case 'confirm':
        return (book) => book.confirm(id, units)
      case 'settle':
        return (book) => book.settle(id, units, step.call * 17)
      case 'settle dearer':
        return (book) => book.settle(id, units + 1)
      case 'refuse':
        return (book) => book.refuse(id)
      default:
        return (book) => book.release(id, units)
    }
  }

  private windows(less: number): Window[] {
    return this.settings.windows.map(({ units, ms }) => ({ units: units - less, ms }))
  }

  private async same(ask: (book: SlidingWindows) => Promise<unknown>): Promise<void> {
    const scripts = await answerOf(ask(this.scripts))
    expect(scripts).toEqual(await answerOf(ask(this.model)))
    const { because, is, error } = (scripts ?? {}) as {
      because?: string
      is?: string
      error?: string
    }
    const what = because ?? is ?? error
    if (what !== undefined) this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
    if (is !== 'unknown') return
    // Now and then with what is on its way.
    const entries = [{ id: IDS[this.nowMs % IDS.length]!, units: 1, ageMs: (this.nowMs % 9) * 40 }]
    const { lost } = scripts as { lost: string }
    if (this.nowMs % 3 > 0) await this.same((book) => book.seed(entries, lost))
  }
}

async function answerOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error) return { error: error.name }
    throw error
  }
}
