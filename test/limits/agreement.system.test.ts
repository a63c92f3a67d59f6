import fc from 'fast-check'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Book, type BookSettings, GrantIdError } from '../../src/limits/book.js'
import { openRedis, type RedisServer } from '../../src/stores/redis.js'
import { ENTRY } from '../stores/embedded.js'
import { type RedisProcess, startRedis } from '../stores/redis-process.js'
import { CLOCKED, START_MS, setClock } from './clocked.js'
import { ModelBook } from './model-book.js'

let process: RedisProcess
let server: RedisServer
let redis: Redis
beforeAll(async () => {
  process = await startRedis()
  server = await openRedis({ url: process.url, embedded: { entry: ENTRY, dir: '/nowhere' } })
  redis = server.connect('agreement')
})
afterAll(async () => {
  await server.close()
  await process.close()
})

type Asked = { do: 'grant' | 'settle' | 'confirm' | 'release'; call: number; units: number }
type Step = Asked | { do: 'pause' | 'pass'; ms: number }

const units = fc.integer({ min: 1, max: 3 })
const call = fc.integer({ min: 0, max: 11 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('grant' as const), call, units }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('settle' as const, 'confirm' as const, 'release' as const),
      call,
      units,
    }),
  },
  // Also back a little, as a clock that is set right.
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.integer({ min: -20, max: 90 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      ms: fc.integer({ min: 0, max: 60 }),
    }),
  },
)
const settings: fc.Arbitrary<BookSettings> = fc.record({
  name: fc.constant('agreement'),
  windows: fc.array(
    fc.record({ units: fc.integer({ min: 3, max: 8 }), ms: fc.integer({ min: 1, max: 200 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  holdMs: fc.integer({ min: 1, max: 150 }),
})

test('the scripts and the model answer the same, whatever is asked', async () => {
  let denied = 0
  const property = fc.asyncProperty(
    settings,
    fc.array(step, { minLength: 20, maxLength: 60 }),
    async (settings, steps) => {
      await redis.flushall()
      const pair = new Pair(settings)
      await pair.pass(0)
      await pair.book.seed([])
      for (const each of steps) await pair.run(each)
      denied += pair.denied
    },
  )
  await fc.assert(property, { numRuns: 250 })
  expect(denied).toBeGreaterThan(500)
})

/** The book in Redis and the one of the model, asked the same. */
class Pair {
  readonly book: Book
  denied = 0
  private readonly model: ModelBook
  private nowMs = START_MS
  /** Callers settle and release what they were granted; a call has a new id after that. */
  private readonly held = new Map<string, number>()
  private readonly turns = new Map<number, number>()

  constructor(settings: BookSettings) {
    this.book = new Book(redis, settings, CLOCKED)
    this.model = new ModelBook(settings, START_MS)
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms
    await setClock(redis, this.nowMs)
  }

  async run(step: Step): Promise<void> {
    if (!('ms' in step)) return this.ask(step)
    if (step.do === 'pass') await this.pass(step.ms)
    else expect(await this.book.pause(step.ms)).toBe(this.model.pause(step.ms, this.nowMs))
  }

  private async ask(step: Asked): Promise<void> {
    const id = `${step.call}-${this.turns.get(step.call) ?? 0}`
    const held = this.held.get(id)
    if (step.do === 'grant') await this.grant(id, held ?? step.units)
    else if (held !== undefined) await this.end(step.do, step.call, id, held)
    const { marks } = await this.book.read()
    const nowMs = this.model.now(this.nowMs)
    const longestMs = Math.max(...this.book.settings.windows.map(({ ms }) => ms))
    expect(marks.map((mark) => mark + nowMs)).toEqual(
      this.model.marks().filter((mark) => mark + longestMs >= nowMs),
    )
  }

  private async grant(id: string, units: number): Promise<void> {
    const expected = this.model.grant(id, units, this.nowMs)
    if (expected.is === 'settled') {
      await expect(this.book.grant(id, units)).rejects.toThrow(GrantIdError)
      return
    }
    expect(await this.book.grant(id, units)).toEqual(expected)
    if (expected.is === 'granted') this.held.set(id, units)
    else this.denied += 1
  }

  private async end(
    how: 'settle' | 'confirm' | 'release',
    call: number,
    id: string,
    units: number,
  ): Promise<void> {
    if (how === 'confirm') {
      expect(await this.book.confirm(id, units)).toBe(this.model.confirm(id, units, this.nowMs))
      return
    }
    if (how === 'settle') {
      await this.book.settle(id, units)
      this.model.settle(id, units, this.nowMs)
    } else {
      await this.book.release(id, units)
      this.model.release(id)
    }
    this.held.delete(id)
    this.turns.set(call, (this.turns.get(call) ?? 0) + 1)
  }
}
