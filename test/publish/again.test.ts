import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { renderedBy } from '../../src/publish/render.js'
import { type Rerendered, rerender } from '../../src/publish/rerender.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { openS3 } from '../../src/storage/s3.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { type S3Double, startS3Double } from '../storage/s3-server.js'
import { BATCH, JOB, manifestOf, outcomes, published, ROWS } from './batch.js'

const folder = testFolder()
let s3: S3Double
beforeAll(async () => {
  s3 = await startS3Double()
})
afterAll(() => s3.close())

let buckets = 0
function anyFolder(): Promise<Bucket> {
  buckets += 1
  return openFolder(folder.path(`bucket-${buckets}`))
}
function anyS3(): Promise<Bucket> {
  buckets += 1
  return openS3({
    url: `s3://${s3.bucket}/prefix-${buckets}`,
    endpoint: s3.endpoint,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
}

/** The kinds of workbooks that there are: by how the batch ended, and by what it can be grouped by. */
const withoutGroups = manifestOf()
withoutGroups.input.mapping = withoutGroups.input.mapping.slice(2)
const long = manifestOf()
long.plan.rows = 6_000
const KINDS: [string, Parameters<typeof published>[1]][] = [
  ['a finished batch', {}],
  ['a rehearsal', { manifest: manifestOf({ rehearsal: true }) }],
  ['a cancelled batch', { state: 'cancelled' }],
  ['a batch without groups', { manifest: withoutGroups }],
  ['one too long for a statement', { manifest: long }],
]

async function again(
  bucket: Bucket,
  manifest: Manifest,
): Promise<{ manifest: Manifest; again: Rerendered; bytes: Buffer }> {
  const done = await rerender(manifest, JOB, { bucket, outcomes })
  return { ...done, bytes: (await bucket.get(keys.result(BATCH)))! }
}

describe.each([
  ['a folder', anyFolder],
  ['S3', anyS3],
])('in %s', (_store, open) => {
  test.each(
    KINDS,
  )('%s rendered again from its records: the same, byte for byte', async (_, kind) => {
    const bucket = await open()
    const manifest = await published(bucket, kind)
    const first = (await bucket.get(keys.result(BATCH)))!
    const stored = await new BatchRecords(bucket, BATCH).manifest()
    const done = await again(bucket, stored!)
    expect(done.again).toEqual({ is: 'same' })
    expect(done.manifest).toEqual(stored)
    expect(done.manifest.result).toEqual({ ...manifest.result, by: renderedBy() })

    await bucket.delete(keys.result(BATCH))
    const restored = await again(bucket, stored!)
    expect(restored.again).toEqual({ is: 'restored', was: 'missing' })
    expect(restored.bytes.equals(first)).toBe(true)
  })

  test('one that was damaged is put back', async () => {
    const bucket = await open()
    const manifest = await published(bucket)
    const first = (await bucket.get(keys.result(BATCH)))!
    const damaged = Buffer.from(first)
    damaged[1_000]! ^= 1
    await bucket.put(keys.result(BATCH), damaged)
    const restored = await again(bucket, manifest)
    expect(restored.again).toEqual({ is: 'restored', was: 'damaged' })
    expect(restored.bytes.equals(first)).toBe(true)
    expect((await again(bucket, restored.manifest)).again).toEqual({ is: 'same' })
  })
})

/** As if a person, or a fault, had changed what was planned. */
async function changeRecords(bucket: Bucket): Promise<void> {
  const [first, ...others] = ROWS.slice(0, 5)
  const rows = [{ ...first!, cells: ['Outro título'] }, ...others]
  await new BatchRecords(bucket, BATCH).writeRows(1, rows)
}

test.each([
  ['another release', 'lote 0.0.9, node 18.0.0 arm64, zlib 1.2', 'release'],
  ['this release before its sheets changed', renderedBy().replace(/layout \d+, /, ''), 'release'],
  ['a release that did not say so', undefined, 'release'],
  ['this release', renderedBy(), 'records'],
])('an intact workbook of %s is never replaced: what would differ is told', async (_, by, why) => {
  const bucket = await anyFolder()
  const manifest = await published(bucket)
  const first = (await bucket.get(keys.result(BATCH)))!
  await changeRecords(bucket)
  const done = await again(bucket, { ...manifest, result: { ...manifest.result!, by } })
  expect(done.again).toEqual({ is: 'other', why })
  expect(done.bytes.equals(first)).toBe(true)
})

test('where it cannot be the same any more, another takes the place of one that is gone, and says so', async () => {
  const bucket = await anyFolder()
  const manifest = await published(bucket)
  await changeRecords(bucket)
  await bucket.delete(keys.result(BATCH))
  const done = await again(bucket, manifest)
  expect(done.again).toEqual({ is: 'replaced', was: 'missing', why: 'records' })
  expect(done.manifest.result!.sha256).not.toBe(manifest.result!.sha256)
  expect((await new BatchRecords(bucket, BATCH).manifest())!.result).toEqual(done.manifest.result)
  expect((await again(bucket, done.manifest)).again).toEqual({ is: 'same' })
})
