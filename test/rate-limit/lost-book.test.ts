import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { RateLimiter } from '../../src/rate-limit/limiter.js'
import { systemClock } from '../../src/runtime/clock.js'
import { type Bench, lostName, MINUTE, onServer, SETTINGS, STATE_KEY } from './bench.js'
import { START_MS } from './clocked.js'

onServer([lost, memory, ledger, away])

function lost(bench: Bench): void {
  describe('that is lost', () => {
    beforeEach(() => bench.lose())

    test('grants nothing until it is seeded', async () => {
      expect(await bench.book.grant('a', 1)).toEqual({
        is: 'unknown',
        lost: `a@${START_MS}`,
      })
      expect(await bench.book.settle('a', 1)).toBe(false)
      expect(await bench.book.confirm('a', 1)).toBe(false)
      expect(await bench.book.read()).toMatchObject({ known: false, marks: [] })
      expect(await bench.seed([])).toBe(true)
      expect(await bench.book.grant('a', 1)).toMatchObject({ is: 'granted' })
    })

    test('is made again with each grant held until its deadline', async () => {
      await bench.seed([
        { id: 'old', units: 1, ageMs: 30_000 },
        { id: 'new', units: 1, ageMs: 100 },
        { id: 'from a clock that is ahead', units: 1, ageMs: -99_000 },
      ])
      expect((await bench.book.read()).marks).toEqual([-29_500, 400, 500])
    })

    test('is made again by one process only', async () => {
      const lost = await lostName(bench.book)
      expect(await bench.book.seed([{ id: 'a', units: 1, ageMs: 0 }], lost)).toBe(true)
      expect(await bench.book.seed([{ id: 'b', units: 1, ageMs: 0 }], lost)).toBe(false)
      expect((await bench.book.read()).marks).toHaveLength(1)
    })

    test('is not made again from what was listed before it was lost once more', async () => {
      const first = await lostName(bench.book)
      await bench.book.seed([], first)
      await bench.spend('granted meanwhile', 2)
      await bench.lose()
      await bench.at(1)
      expect(await bench.book.seed([], first)).toBe(false)
      // The one who met the first loss waits still, and is the first again.
      const second = await lostName(bench.book)
      expect(await bench.book.seed([], first)).toBe(false)
      expect(await bench.book.grant('c', 1)).toEqual({ is: 'unknown', lost: second })
      const meanwhile = { id: 'granted meanwhile', units: 2, ageMs: 0 }
      expect(await bench.book.seed([meanwhile], second)).toBe(true)
      expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'denied' })
    })

    test('lets a call go on that its seed knows of, and no other', async () => {
      await bench.seed([{ id: 'recorded', units: 2, ageMs: 200 }])
      expect(await bench.book.confirm('recorded', 2)).toBe(true)
      expect(await bench.book.confirm('recorded', 3)).toBe(false)
      expect(await bench.book.confirm('not recorded', 1)).toBe(false)
      expect((await bench.book.read()).marks).toEqual([500, 500])
    })

    test('keeps a pause that was told meanwhile', async () => {
      await bench.book.pause(300)
      await bench.seed([])
      expect(await bench.book.grant('a', 1)).toMatchObject({ because: 'paused', waitMs: 300 })
    })

    test('is also one on another server, which may have missed what was written last', async () => {
      await bench.seed([])
      await bench.spend('a', 1)
      await bench.redis.hset(STATE_KEY, 'epoch', 'the run id of the server before')
      expect(await bench.book.grant('b', 1)).toMatchObject({ is: 'unknown' })
      expect(await bench.seed([{ id: 'c', units: 2, ageMs: 500 }])).toBe(true)
      expect((await bench.book.read()).marks).toEqual([0, 0])
    })

    test('is not made again on another server by the name that the loss had on the one before', async () => {
      const before = await lostName(bench.book)
      await bench.redis.hset(STATE_KEY, 'losing', 'the run id of the server before')
      expect(await bench.book.seed([], before)).toBe(false)
      await bench.at(1)
      expect(await lostName(bench.book)).not.toBe(before)
    })

    test('takes a thousand grants at once', async () => {
      const entries = Array.from({ length: 1_000 }, (_, i) => ({
        id: `call-${i}`,
        units: 1,
        ageMs: i,
      }))
      await bench.seed(entries)
      expect((await bench.book.read()).marks).toHaveLength(1_000)
    })
  })
}

function memory(bench: Bench): void {
  test('is unknown for a window longer than it remembers, and seeding adds what it forgot', async () => {
    await bench.spend('a', 1)
    const hourly = bench.bookOf({ windows: [{ units: 5, ms: 3_600_000 }] })
    const lost = await lostName(hourly)
    const entries = [
      { id: 'a', units: 1, ageMs: 0 },
      { id: 'forgotten', units: 2, ageMs: 1_800_000 },
    ]
    expect(await hourly.seed(entries, lost)).toBe(true)
    // What the book knew of `a`, that it was answered, stands.
    expect((await hourly.read()).marks).toEqual([-1_799_500, -1_799_500, 0])
    expect(await bench.book.grant('c', 1)).toMatchObject({ is: 'granted' })
    expect(await hourly.grant('d', 2)).toMatchObject({ is: 'denied' })
  })
}

function ledger(bench: Bench): void {
  test('made again from the ledger, whose clocks may differ by 20 s → asked and held for so much longer', async () => {
    const nowMs = Date.UTC(2026, 10, 20)
    const holdMs = 60_000
    const asked: number[] = []
    const gate = new RateLimiter(bench.redis, {
      ...SETTINGS,
      name: 'ledger',
      holdMs,
      random: Math.random,
      log: pino({ level: 'silent' }),
      clock: { now: () => nowMs, sleep: async () => undefined },
      recentlySpent: async (sinceMs) => {
        asked.push(nowMs - sinceMs)
        return [{ atMs: nowMs - 30_000, units: 1, grant: 'recorded' }]
      },
    })
    await gate.enter('first', 1)
    expect(asked).toEqual([MINUTE.ms + holdMs + 20_000])
    const { grants, marks } = await gate.state()
    const leftMs = marks[grants.indexOf('recorded')]!
    // What the test takes has passed since.
    expect(leftMs).toBeGreaterThan(holdMs - 30_000)
    expect(leftMs).toBeLessThanOrEqual(holdMs - 30_000 + 20_000)
  })
}

function away(bench: Bench): void {
  test('Redis goes away between grant and confirmation → not sent, and given back once it is there', async () => {
    const gate = new RateLimiter(bench.redis, {
      ...SETTINGS,
      name: 'away',
      holdMs: 60_000,
      random: Math.random,
      log: pino({ level: 'silent' }),
      // It has waited as long as it may before Redis answers.
      clock: { now: systemClock.now, sleep: async () => undefined },
      recentlySpent: async () => [],
    })
    await gate.enter('a', 1)
    await bench.redis.client('PAUSE', 500, 'ALL')
    expect(await gate.confirm('a', 1)).toBe(false)
    await gate.release('a', 1)
    expect((await gate.state()).marks).toEqual([])
  })
}
