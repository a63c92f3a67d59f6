import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { PackLimits } from '../../src/execute/pack-limit.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { parse, unpack } from '../../src/records/codec.js'
import { readControl, refusalsOf } from '../../src/records/control.js'
import { keys } from '../../src/records/keys.js'
import { systemClock } from '../../src/runtime/clock.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { manifestOf } from '../support/manifest.js'

/** As the release before wrote them: no checksum, splits and sizes of packs without a name. */
let dir: string
let bucket: Bucket
let records: BatchRecords
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-version-1-'))
  bucket = await openFolder(dir)
  records = new BatchRecords(bucket, 'b1')
})
afterEach(() => rm(dir, { recursive: true }))

const ROW = { n: 1, line: 2, cells: ['a'] }

const plain = (format: string, data: object) =>
  `${JSON.stringify({ format, version: 1, ...data }, null, 2)}\n`
const packed = (format: string, data: unknown) =>
  gzipSync(JSON.stringify({ format, version: 1, data }), { level: 1 })

test('a manifest and an attempt are read, and written anew with a checksum', async () => {
  const first = manifestOf({ id: 'b1' })
  await bucket.put(keys.manifest('b1'), plain('lote/manifest', first))
  const manifest = (await records.manifest())!
  expect(manifest).toEqual(first)
  await records.writeManifest(manifest)
  const text = String(await bucket.get(keys.manifest('b1')))
  expect(JSON.parse(text)).toMatchObject({
    version: 2,
    checksum: expect.stringMatching(/^\w{64}$/),
  })
  expect(await records.manifest()).toEqual(manifest)

  const attempt = {
    call: 'b1.t000001.1',
    task: 't000001',
    attempt: 1,
    route: 'POST /v1/correct',
    units: 1,
    book: 'calc-book',
    grant: 'g',
    grantedAtMs: 1,
    deadlineMs: 2,
    owner: { host: 'here', pid: 1, instance: 'p' },
  }
  await bucket.put(keys.attempt('b1', 't000001', 1), plain('lote/attempt', attempt))
  const found = []
  for await (const one of records.attempts()) found.push(one)
  expect(found).toEqual([attempt])
})

test('an outcome is read without the answer that lay in it', async () => {
  const outcome = { task: 't000001', items: [], totals: { total: '1' } }
  const key = keys.outcome('b1', 't000001')
  await bucket.put(key, packed('lote/outcome', { ...outcome, answer: { total: 1 } }))
  expect(await records.outcome('t000001')).toEqual(outcome)
  expect(await records.answer('t000001')).toBeUndefined()
})

test('rows, tasks and knowledge are read as they are', async () => {
  await bucket.put(keys.rows('b1', 1), packed('lote/rows', [ROW]))
  await bucket.put(keys.task('b1', 't000001'), packed('lote/task', { parameters: {}, items: [1] }))
  await bucket.put(keys.knowledge('b1'), packed('lote/knowledge', { a: 1 }))
  expect(await records.rows(1)).toEqual([ROW])
  expect(await records.task('t000001')).toEqual({ parameters: {}, items: [1] })
  expect(await records.knowledge()).toEqual({ a: 1 })
})

test('a split and the size of a pack, which named no format, are read', async () => {
  const split = Buffer.from('{"into":["t000001a","t000001b"]}')
  expect(parse('lote/split', 'k', split)).toEqual({ into: ['t000001a', 't000001b'] })
  const job = jobs.get('correct')!
  await bucket.put(keys.packLimit('book', job.kind), '{"most":120}')
  const limits = new PackLimits({ bucket, book: 'book', clock: systemClock })
  expect(await limits.of(job)).toMatchObject({ most: 120 })
})

test('no other record may go without a name', () => {
  expect(() => parse('lote/manifest', 'k', Buffer.from('{"id":"b1"}'))).toThrow(/damaged/)
  expect(() => unpack('lote/split', 'k', gzipSync('{"into":[]}'))).toThrow(/damaged/)
})

test('a mark that a batch was cancelled, which was an instant, tells no reason', async () => {
  await bucket.put(keys.cancelled('b1'), '2026-11-20T22:15:30.123Z')
  expect(await readControl(bucket, 'b1')).toMatchObject({ cancelled: true })
  expect(await refusalsOf(bucket, 'b1')).toBeUndefined()
})
