import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BatchRecords, part } from '../../src/records/batch-records.js'
import { halves, hourOf, keys, pathOf, rootOf, taskId } from '../../src/records/keys.js'
import { forgetUsage, usageSince } from '../../src/records/usage-ledger.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'

let dir: string
let bucket: Bucket
let records: BatchRecords

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-records-'))
  bucket = await openFolder(dir)
  records = new BatchRecords(bucket, 'b1')
})
afterEach(() => rm(dir, { recursive: true }))

const OUTCOME = { task: 't000001', items: [], totals: {} }

describe('a task', () => {
  test('comes back whole, and a half of it as its part of the items', async () => {
    await records.writeTask('t000001', { parameters: { index: 'ipca' }, items: [1, 2, 3, 4, 5] })
    expect(await records.task('t000001')).toEqual({
      parameters: { index: 'ipca' },
      items: [1, 2, 3, 4, 5],
    })
    expect((await records.task('t000001a')).items).toEqual([1, 2, 3])
    expect((await records.task('t000001ab')).items).toEqual([3])
    expect((await records.task('t000001b')).items).toEqual([4, 5])
  })

  test('that is not there is told by its key', async () => {
    await expect(records.task('t000009b')).rejects.toMatchObject({
      name: 'UnreadableRecord',
      problem: 'missing',
      key: keys.task('b1', 't000009'),
    })
  })

  test('has an outcome once: the first stands', async () => {
    expect(await records.outcome('t000001')).toBeUndefined()
    expect(await records.writeOutcome(OUTCOME)).toBe(true)
    expect(await records.writeOutcome({ ...OUTCOME, totals: { total: '1' } })).toBe(false)
    expect(await records.outcome('t000001')).toEqual(OUTCOME)
  })
})

describe('halves', () => {
  test('share out all items, in their order, at every depth', () => {
    const path = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 })
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 600 }), path, (items, at) => {
        const whole = part(items, at)
        const a = part(items, `${at}a`)
        const b = part(items, `${at}b`)
        expect([...a, ...b]).toEqual(whole)
        expect(a.length - b.length).toBeGreaterThanOrEqual(0)
        expect(a.length - b.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('of two items or more are both smaller, so that halving ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 600 }), (items) => {
        expect(part(items, 'a').length).toBeLessThan(items.length)
        expect(part(items, 'b').length).toBeGreaterThan(0)
      }),
    )
  })

  test('know their root and their way', () => {
    const number = fc.integer({ min: 1, max: 9_999_999 })
    const path = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 })
    fc.assert(
      fc.property(number, path, (n, at) => {
        const task = `${taskId(n)}${at}`
        expect([rootOf(task), pathOf(task)]).toEqual([taskId(n), at])
        for (const half of halves(task)) expect(rootOf(half)).toBe(taskId(n))
      }),
    )
  })
})

describe('the ledger', () => {
  const HOUR = 3_600_000
  const spend = (atMs: number, grant: string, units = 1) =>
    bucket.put(keys.spentCall('book', hourOf(atMs), atMs, units, grant), '')
  const grants = async (sinceMs: number, nowMs: number) =>
    (await usageSince([bucket], 'book', sinceMs, nowMs)).map(({ grant }) => grant)

  test('tells time, units and grant of each call by its key alone', async () => {
    const now = Date.UTC(2026, 10, 20, 22, 30)
    await spend(now - 1_000, 'b1.t000001.1-x9', 3)
    expect(await usageSince([bucket], 'book', now - HOUR, now)).toEqual([
      { atMs: now - 1_000, units: 3, grant: 'b1.t000001.1-x9' },
    ])
  })

  test('has nothing of before, of another book, or that is no entry', async () => {
    const now = Date.UTC(2026, 10, 20, 22, 30)
    await spend(now - HOUR - 1, 'before')
    await bucket.put(keys.spentCall('other', hourOf(now), now, 1, 'x'), '')
    await bucket.put(`${keys.spent('book', hourOf(now))}note.txt`, '')
    expect(await grants(now - HOUR, now)).toEqual([])
  })

  test('forgotten up to an instant → the hours that ended before it are gone, its own and those of other books stay', async () => {
    const now = Date.UTC(2026, 10, 20, 22, 30)
    for (const [at, age] of [50, 2, 1, 0].entries()) await spend(now - age * HOUR, `g${at}`)
    await bucket.put(keys.spentCall('other', hourOf(now - 50 * HOUR), now, 1, 'x'), '')
    await forgetUsage(bucket, 'book', now - HOUR)
    expect(await grants(now - 60 * HOUR, now)).toEqual(['g2', 'g3'])
    expect(await usageSince([bucket], 'other', now - 60 * HOUR, now)).toHaveLength(1)
  })

  test('a clock that is ahead, across the edge of an hour, loses nothing', async () => {
    const now = Date.UTC(2026, 10, 20, 22, 59, 59, 900)
    await spend(now + 200, 'ahead')
    expect(await grants(now - HOUR, now)).toEqual(['ahead'])
  })

  test('finds every grant since then, whatever the instants', async () => {
    const base = Date.UTC(2026, 10, 20)
    const instant = fc.integer({ min: 0, max: 5 * HOUR })
    let run = 0
    const claim = async (now: number, ages: number[]) => {
      run += 1
      const book = `book${run}`
      const times = ages.map((age) => base + now + 5_000 - age)
      for (const [i, atMs] of times.entries()) {
        await bucket.put(keys.spentCall(book, hourOf(atMs), atMs, 1, `g${i}`), '')
      }
      const since = base + now - 2 * HOUR
      const found = await usageSince([bucket], book, since, base + now)
      expect(found).toHaveLength(times.filter((atMs) => atMs >= since).length)
    }
    const ages = fc.array(fc.integer({ min: 0, max: 3 * HOUR }), { maxLength: 6 })
    await fc.assert(fc.asyncProperty(instant, ages, claim), { numRuns: 60 })
  })
})
