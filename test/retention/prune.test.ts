import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { parse } from '../../src/records/codec.js'
import { hourOf, keys } from '../../src/records/keys.js'
import { planPrune } from '../../src/retention/plan.js'
import { prune } from '../../src/retention/prune.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { openS3 } from '../../src/storage/s3.js'
import { manifestOf } from '../publish/batch.js'
import { type S3Double, startS3Double } from '../storage/s3-server.js'
import { DyingBucket } from './support.js'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)
const AGES = { nowMs: NOW, olderThanMs: 90 * DAY, ledgerMs: DAY }
const stampOf = (ms: number) =>
  new Date(ms).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
const idOf = (daysAgo: number, tail: string) => `${stampOf(NOW - daysAgo * DAY)}-${tail}`

let dir: string
let s3: S3Double
let buckets = 0
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-prune-'))
  s3 = await startS3Double()
})
afterAll(async () => {
  await s3.close()
  await rm(dir, { recursive: true })
})

/** A batch with something under each of its prefixes. */
async function store(
  bucket: Bucket,
  daysAgo: number,
  tail: string,
  state: Manifest['state'] | 'half-made' | 'headless',
): Promise<string> {
  const id = idOf(daysAgo, tail)
  const records = new BatchRecords(bucket, id)
  const at = new Date(NOW - daysAgo * DAY).toISOString()
  await bucket.put(keys.input(id, 'carteira.csv'), 'x'.repeat(1_000))
  await records.writeRows(1, [])
  await records.writeTask('t000001', { parameters: {}, items: [] })
  await bucket.put(keys.submittedBatch('request', id), '')
  if (state === 'half-made') return id
  await bucket.put(keys.attempt(id, 't000001', 1), '{}')
  await records.writeOutcome({ task: 't000001', items: [], totals: {} })
  if (state === 'headless') return id
  const ended = state === 'open' ? {} : { finishedAt: at, calls: 1 }
  await records.writeManifest(
    manifestOf({ id, state, createdAt: at, request: 'request', ...ended }),
  )
  if (state === 'open') await bucket.put(keys.openBatch(id), '')
  return id
}

async function spend(bucket: Bucket, hoursAgo: number): Promise<string> {
  const atMs = NOW - hoursAgo * 3_600_000
  const key = keys.spentCall('book', hourOf(atMs), atMs, 1, `b.t000001.1-${hoursAgo}`)
  await bucket.put(key, '')
  return key
}

async function keysOf(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) found.push(key)
  return found
}

describe.each([
  ['a folder', () => openFolder(join(dir, String(++buckets)))],
  [
    'S3',
    () =>
      openS3({
        url: `s3://${s3.bucket}/p${++buckets}`,
        endpoint: s3.endpoint,
        credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      }),
  ],
])('in %s', (_, open) => {
  let bucket: Bucket
  const ids: Record<string, string> = {}
  beforeEach(async () => {
    bucket = await open()
    ids.finished = await store(bucket, 100, 'aaa', 'finished')
    ids.cancelled = await store(bucket, 95, 'bbb', 'cancelled')
    ids.young = await store(bucket, 89, 'ccc', 'finished')
    ids.open = await store(bucket, 400, 'ddd', 'open')
    ids.half = await store(bucket, 2, 'eee', 'half-made')
    ids.begun = await store(bucket, 0.5, 'fff', 'half-made')
    ids.headless = await store(bucket, 300, 'ggg', 'headless')
  })

  test('the plan names what is old and ended, and removes nothing', async () => {
    const before = await keysOf(bucket, '')
    const plan = await planPrune(bucket, AGES)
    expect(plan.batches.map(({ id, why }) => [id, why])).toEqual([
      [ids.finished, 'ended'],
      [ids.cancelled, 'ended'],
      [ids.half, 'half-made'],
    ])
    expect(plan.batches[0]).toMatchObject({ objects: 6 })
    expect(plan.batches[0]!.bytes).toBeGreaterThan(1_500)
    expect(plan).toMatchObject({ open: [ids.open], headless: [ids.headless] })
    expect(await keysOf(bucket, '')).toEqual(before)
  })

  test('a night of a watch that nobody was told of stays, however old', async () => {
    await bucket.put(keys.watchOpenBatch('escritorio', ids.finished!), '')
    const plan = await planPrune(bucket, AGES)
    expect(plan.batches.map(({ id }) => id)).not.toContain(ids.finished)
    expect(plan.untold).toEqual([ids.finished])
  })

  test('carried out: they are gone, a line is kept of each, and the rest is untouched', async () => {
    const kept = [ids.young!, ids.open!, ids.begun!, ids.headless!]
    const before = await Promise.all(kept.map((id) => keysOf(bucket, keys.batch(id))))
    await prune(await planPrune(bucket, AGES), bucket, AGES)
    for (const id of [ids.finished!, ids.cancelled!, ids.half!]) {
      expect(await keysOf(bucket, keys.batch(id))).toEqual([])
      expect(await bucket.size(keys.submittedBatch('request', id))).toBeUndefined()
    }
    expect(await Promise.all(kept.map((id) => keysOf(bucket, keys.batch(id))))).toEqual(before)
    expect(await keysOf(bucket, keys.submitted('request'))).toHaveLength(kept.length)
    const line = parse('lote/pruned', 'k', (await bucket.get(keys.pruned(ids.finished!)))!)
    expect(line).toMatchObject({
      id: ids.finished,
      prunedAt: new Date(NOW).toISOString(),
      why: 'ended',
      input: { name: 'carteira.xlsx', sha256: 'ab'.repeat(32) },
      calls: 1,
      objects: 6,
    })
    expect((await planPrune(bucket, AGES)).batches).toEqual([])
  })

  test('a batch that was opened again since the plan → stays whole, and is told as open', async () => {
    const plan = await planPrune(bucket, AGES)
    const id = ids.finished!
    const before = await keysOf(bucket, keys.batch(id))
    const records = new BatchRecords(bucket, id)
    await records.writeManifest({ ...(await records.manifest())!, state: 'open' })
    const done = await prune(plan, bucket, AGES)
    expect(await keysOf(bucket, keys.batch(id))).toEqual(before)
    expect(await bucket.size(keys.submittedBatch('request', id))).toBeDefined()
    expect(await bucket.size(keys.pruned(id))).toBeUndefined()
    expect(done.batches.map((one) => one.id)).toEqual([ids.cancelled, ids.half])
    expect(done.open).toEqual([ids.open, id])
  })

  test('the ledger loses what is older than a day, and keeps what may still fill a window', async () => {
    const recent = await spend(bucket, 23)
    const old = await spend(bucket, 25)
    const plan = await planPrune(bucket, AGES)
    expect(plan.ledger).toBe(1)
    await prune(plan, bucket, AGES)
    expect(await keysOf(bucket, keys.ledger)).toEqual([recent])
    expect(old).toBeDefined()
    // With a window of two days it would have been kept.
    expect((await planPrune(bucket, { ...AGES, ledgerMs: 2 * DAY })).ledger).toBe(0)
  })

  test('ended after any change: what is left is the whole batch or none, and run again it goes', async () => {
    for (let changes = 0, isDone = false; !isDone; changes += 1) {
      const other = await open()
      const id = await store(other, 100, 'aaa', 'finished')
      isDone = await pruneUntil(other, changes)
      const left = await keysOf(other, keys.batch(id))
      expect([6, 0], `after ${changes}`).toContain(
        left.includes(keys.manifest(id)) ? left.length : 0,
      )
      expect(await other.size(keys.pruned(id)), `after ${changes}`).toEqual(
        changes === 0 ? undefined : expect.any(Number),
      )
      await prune(await planPrune(other, AGES), other, AGES)
      expect(await keysOf(other, keys.batches)).toEqual([])
      expect(await keysOf(other, keys.submissions)).toEqual([])
    }
  })
})

/** Whether it came to its end within so many changes. */
async function pruneUntil(bucket: Bucket, changes: number): Promise<boolean> {
  const plan = await planPrune(bucket, AGES)
  return prune(plan, new DyingBucket(bucket, changes), AGES).then(
    () => true,
    () => false,
  )
}

test('a manifest that cannot be read is nobody’s to throw away', async () => {
  const bucket = await openFolder(join(dir, String(++buckets)))
  const id = await store(bucket, 200, 'zzz', 'finished')
  await bucket.put(keys.manifest(id), 'damaged')
  expect(await planPrune(bucket, AGES)).toMatchObject({ batches: [], headless: [id] })
})

test('a folder with a name that is none of ours is left alone', async () => {
  const bucket = await openFolder(join(dir, String(++buckets)))
  await bucket.put('batches/minhas-notas/nota.txt', 'x')
  expect((await planPrune(bucket, AGES)).batches).toEqual([])
})
