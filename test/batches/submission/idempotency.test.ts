import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFirstBatch, noteSubmitted } from '../../../src/batches/submission/idempotency.js'
import type { Manifest } from '../../../src/core/batch.js'
import { noRows } from '../../../src/core/outcome.js'
import type { AttemptRecord } from '../../../src/core/task.js'
import { BatchRecords } from '../../../src/records/batch-records.js'
import { cancel } from '../../../src/records/control.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openFolder } from '../../../src/storage/folder.js'
import { manifestOf } from '../../support/manifest.js'

let dir: string
let bucket: Bucket
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-repeated-'))
  bucket = await openFolder(dir)
})
afterEach(() => rm(dir, { recursive: true }))

const REQUEST = 'r'

async function submitted(id: string, facts: Partial<Manifest> = {}): Promise<void> {
  await noteSubmitted(bucket, REQUEST, id)
  const manifest = manifestOf({ id, request: REQUEST, ...facts })
  await new BatchRecords(bucket, id).writeManifest(manifest)
}

const ROWS = { ...noRows(), rejected: 3 }
const SPENT = { quoted: 3, spent: 3 }
const NOT_SENT = { as: 'broken', reason: 'not sent: stopped', atMs: 1 } as const
const REFUSED = { refused: 6, of: 10, code: 'BAD', message: 'no' }

function attempted(batch: string, ended?: AttemptRecord['ended']): Promise<boolean> {
  const task = 't000001'
  const attempt = 1
  const record: AttemptRecord = {
    call: `${batch}.${task}.1`,
    task,
    attempt,
    units: ended ? 0 : 1,
    route: 'POST /v1/correct',
    book: 'calc-book',
    grant: 'g',
    grantedAtMs: 1,
    deadlineMs: 2,
    owner: { host: 'here', pid: 1, instance: 'p' },
    ended,
  }
  return new BatchRecords(bucket, batch).openAttempt(record)
}

const first = async () => (await findFirstBatch(bucket, REQUEST))?.id

test('a request that was never made has no first', async () => {
  expect(await first()).toBeUndefined()
})

test('one that was cancelled before it called anything stands in nobody’s way', async () => {
  await submitted('a')
  await cancel(bucket, 'a', 0)
  expect(await first()).toBeUndefined()
})

test('one that was cancelled after it called is told as such, also before that is published', async () => {
  await submitted('a')
  await attempted('a')
  expect(await findFirstBatch(bucket, REQUEST)).toMatchObject({ id: 'a', state: 'open' })
  await cancel(bucket, 'a', 0)
  expect(await findFirstBatch(bucket, REQUEST)).toMatchObject({ id: 'a', state: 'cancelled' })
  await submitted('a', { state: 'cancelled' })
  expect(await findFirstBatch(bucket, REQUEST)).toMatchObject({ id: 'a', state: 'cancelled' })
})

test('a call that never left is none', async () => {
  await submitted('a')
  await attempted('a', NOT_SENT)
  await cancel(bucket, 'a', 0)
  expect(await first()).toBeUndefined()
})

test('one that stopped early is submitted again where all was refused, and told where some was not', async () => {
  await submitted('a', { state: 'cancelled', rows: ROWS })
  await attempted('a')
  await cancel(bucket, 'a', 0, REFUSED)
  expect(await first()).toBeUndefined()
  for (const some of ['ok', 'warned', 'failed']) {
    await submitted('a', { state: 'cancelled', rows: { ...ROWS, [some]: 1 } })
    expect(await first()).toBe('a')
  }
})

test('one to go on with comes before one that is done, and that before one that was cancelled', async () => {
  await submitted('a', { state: 'cancelled' })
  await attempted('a')
  await submitted('b', { state: 'finished', units: { ...SPENT, spent: 0 } })
  expect(await first()).toBe('a')
  await submitted('c', { state: 'finished', units: SPENT })
  expect(await first()).toBe('c')
  await submitted('d')
  expect(await first()).toBe('d')
})

test('of two that were finished, made in one second → the one that was made first, whatever their names', async () => {
  const done = { state: 'finished', units: SPENT } as const
  await submitted('20261123-203807-bbbbbb', { ...done, createdAt: '2026-11-23T20:38:07.100Z' })
  await submitted('20261123-203807-aaaaaa', { ...done, createdAt: '2026-11-23T20:38:07.900Z' })
  expect(await first()).toBe('20261123-203807-bbbbbb')
})
