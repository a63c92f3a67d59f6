import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allBatches, newestBatches, wholeBatchId } from '../../src/batches/stored-batches.js'
import type { Manifest } from '../../src/core/batch.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { WatchedBucket } from '../execute/support/bucket.js'
import { manifestOf } from '../support/manifest.js'

const STORED = 100

let dir: string
let bucket: WatchedBucket
/** What was asked of the bucket. */
let asked: string[]
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-stored-'))
  bucket = new WatchedBucket(await openFolder(dir))
  for (let at = 0; at < STORED; at += 1)
    await new BatchRecords(bucket, idOf(at)).writeManifest(manifestOf({ id: idOf(at) }))
  await bucket.put(`${keys.batch(idOf(STORED))}input/a.csv`, '')
  asked = []
  bucket.before = (operation, key) => void asked.push(`${operation} ${key}`)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const idOf = (at: number) => `20261120-120000-${String(at).padStart(6, '0')}`
const fail = (error: Error) => {
  throw error
}
const engine = () => ({ bucket: async () => bucket })

test('all batches → oldest first, without those that have no manifest', async () => {
  const ids: string[] = []
  for await (const { id } of allBatches(engine(), fail)) ids.push(id)
  expect(ids).toEqual(Array.from({ length: STORED }, (_, at) => idOf(at)))
})

test('the newest of many batches → few of the others are read, and no batch is listed', async () => {
  const [newest] = await taken(newestBatches(engine(), fail), 1)
  expect(newest!.id).toBe(idOf(STORED - 1))
  expect(asked.length).toBeLessThanOrEqual(16)
  expect(asked.filter((one) => one.startsWith('list'))).toEqual([])
})

test('the newest before a batch → those that are older, newest first', async () => {
  const older = await taken(newestBatches(engine(), fail, idOf(50)), 2)
  expect(older.map(({ id }) => id)).toEqual([idOf(49), idOf(48)])
})

test('a manifest that cannot be read → told, and the others follow', async () => {
  await bucket.put(keys.manifest(idOf(98)), 'damaged')
  const unreadable: string[] = []
  const found = await taken(
    newestBatches(engine(), ({ key }) => void unreadable.push(key)),
    2,
  )
  expect(found.map(({ id }) => id)).toEqual([idOf(99), idOf(97)])
  expect(unreadable).toEqual([keys.manifest(idOf(98))])
})

test('the end of an id → the whole id, with no record read', async () => {
  expect(await wholeBatchId(engine(), '000042')).toBe(idOf(42))
  expect(asked).toEqual([])
})

async function taken(batches: AsyncIterable<Manifest>, most: number): Promise<Manifest[]> {
  const found: Manifest[] = []
  for await (const one of batches) if (found.push(one) === most) break
  return found
}
