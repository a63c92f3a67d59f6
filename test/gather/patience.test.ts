import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { PATIENCE_MS, Patience } from '../../src/gather/patience.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { taskId } from '../../src/records/keys.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { VirtualClock } from '../execute/support/clock.js'

const SIXTY = 60
const MINUTE = 60_000
const BATCH = 'noite'
let dir: string
let bucket: Bucket
let records: BatchRecords
let clock: VirtualClock
let missing: Set<string>

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-patience-'))
  bucket = await openFolder(dir)
  records = new BatchRecords(bucket, BATCH)
  clock = new VirtualClock()
  missing = new Set(Array.from({ length: SIXTY }, (_, at) => taskId(at + 1)))
})
afterEach(() => rm(dir, { recursive: true }))

/** Whoever conducts the night; another process begins with what lies in the bucket. */
function process(): Patience {
  const plan = { tasks: SIXTY } as Manifest['plan']
  const manifest = { id: BATCH, plan, patienceMs: PATIENCE_MS } as Manifest
  return new Patience(manifest, { bucket, clock })
}

async function ends(task: string, outcome: 'ok' | 'failed'): Promise<void> {
  await records.writeOutcome({ task, items: [{ outcome, figures: {}, notes: [] }], totals: {} })
  missing.delete(task)
}

async function fails(task: string): Promise<void> {
  const at = clock.now()
  await records.writeAttempt({
    call: `c-${task}`,
    task,
    attempt: 1,
    route: 'GET /v1/communications',
    units: 1,
    book: 'b',
    grant: `g-${task}`,
    grantedAtMs: at,
    deadlineMs: at + MINUTE,
    owner: { host: 'here', pid: 1, instance: 'p' },
    ended: { as: 'broken', atMs: at, status: 500, reason: 'HTTP 500' },
  })
}

const answered = async (count: number) => {
  for (const task of [...missing].slice(0, count)) await ends(task, 'ok')
}
/** The clock stands so long later, and whoever conducts the night looks. */
const after = (ms: number, patience: Patience) => {
  clock.pass(ms)
  return patience.isOver(missing, false)
}

test('one of sixty fails → it is waited for from when the last of the others was read, to the millisecond', async () => {
  const patience = process()
  await fails(taskId(60))
  await answered(58)
  expect(await after(PATIENCE_MS * 3, patience)).toBe(false)
  await answered(1)
  expect(await after(MINUTE, patience)).toBe(false)
  expect(await after(PATIENCE_MS - 1, patience)).toBe(false)
  clock.pass(1)
  expect(await process().isOver(missing, false)).toBe(true)
})

test('one that was waited for is read → the others are waited for anew', async () => {
  const patience = process()
  await answered(58)
  await fails(taskId(59))
  await fails(taskId(60))
  expect(await after(0, patience)).toBe(false)
  clock.pass(PATIENCE_MS - MINUTE)
  await ends(taskId(59), 'ok')
  expect(await after(MINUTE, patience)).toBe(false)
  expect(await after(PATIENCE_MS, patience)).toBe(true)
})

test('one that was waited for ends as failed → nobody was read, and the others are waited for no longer', async () => {
  const patience = process()
  await answered(58)
  await fails(taskId(59))
  await fails(taskId(60))
  expect(await after(0, patience)).toBe(false)
  clock.pass(PATIENCE_MS - MINUTE)
  await ends(taskId(59), 'failed')
  expect(await after(MINUTE, patience)).toBe(true)
})

test('a process that was killed while it waited → the next goes on with the same wait', async () => {
  await answered(59)
  await fails(taskId(60))
  expect(await after(0, process())).toBe(false)
  expect(await after(PATIENCE_MS - 1, process())).toBe(false)
  expect(await after(1, process())).toBe(true)
})

test('clock set back by an hour before anything failed → looked at all the same, and waited for as long', async () => {
  const patience = process()
  await answered(59)
  expect(await after(0, patience)).toBe(false)
  clock.pass(-60 * MINUTE)
  await fails(taskId(60))
  expect(await after(MINUTE, patience)).toBe(false)
  expect(await after(PATIENCE_MS, patience)).toBe(true)
})
