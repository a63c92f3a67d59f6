import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolder } from '../../src/storage/folder.js'
import { listWatches } from '../../src/watches/overview.js'
import { WatchRecords } from '../../src/watches/records.js'
import type { NightRecord } from '../../src/watches/watch.js'
import { WatchedBucket } from '../execute/support/bucket.js'

const NIGHTS = 40

let dir: string
let bucket: WatchedBucket
/** The keys of the objects that were read. */
let read: string[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-nights-'))
  bucket = new WatchedBucket(await openFolder(dir))
  const records = new WatchRecords(bucket, 'noite')
  for (let at = 0; at < NIGHTS; at += 1) await records.writeNight(night(at))
  await records.define({
    name: 'noite',
    addedAt: '2025-12-31T12:00:00.000Z',
    registrations: 1,
    map: {},
    input: { name: 'lista.csv', sha256: '0', bytes: 1 },
  })
  read = []
  bucket.before = (operation, key) => {
    if (operation === 'get') read.push(key)
  }
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const dateOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
const readNights = () => read.filter((key) => key.includes('/nights/'))

function night(at: number): NightRecord {
  return {
    night: dateOf(at),
    batch: `b${at}`,
    finishedAt: `${dateOf(at)}T06:00:00.000Z`,
    new: at,
    late: 0,
    check: 0,
    changed: 0,
    cancelled: 0,
    seen: 0,
    calls: 1,
    units: 1,
    coverage: { complete: 1, incomplete: 0, failed: 0 },
    rows: {
      read: 1,
      ok: 1,
      warned: 0,
      rejected: 0,
      failed: 0,
      duplicate: 0,
      ignored: 0,
      pending: 0,
    },
  }
}

test('nights asked for again → in order, and none is read twice', async () => {
  const records = new WatchRecords(bucket, 'noite')
  const expected = Array.from({ length: NIGHTS }, (_, at) => night(at))
  expect(await records.nights()).toEqual(expected)
  expect(readNights()).toHaveLength(NIGHTS)
  await records.writeNight(night(NIGHTS))
  expect(await records.nights()).toEqual([...expected, night(NIGHTS)])
  expect(readNights()).toHaveLength(NIGHTS)
})

test('the list of watches → the last night of each, with no night read', async () => {
  expect(await listWatches(bucket)).toMatchObject([{ name: 'noite', last: dateOf(NIGHTS - 1) }])
  expect(readNights()).toEqual([])
})
