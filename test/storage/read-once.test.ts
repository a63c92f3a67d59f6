import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { readOnce } from '../../src/storage/read-once.js'
import { WatchedBucket } from '../execute/support/bucket.js'

let dir: string
let folder: Bucket
let asked: string[]
let watched: WatchedBucket

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-read-once-'))
  folder = await openFolder(dir)
  asked = []
  watched = new WatchedBucket(folder)
  watched.before = (operation, key) => void asked.push(`${operation} ${key}`)
})
afterEach(() => rm(dir, { recursive: true }))

const texts = async (bucket: Bucket, ...keys: string[]) => {
  const read: (string | undefined)[] = []
  for (const key of keys) read.push((await bucket.get(key))?.toString())
  return read
}

test('object read several times → one request', async () => {
  await folder.put('a', 'one')
  expect(await texts(readOnce(watched, 100), 'a', 'a', 'a')).toEqual(['one', 'one', 'one'])
  expect(asked).toEqual(['get a'])
})

test('more bytes than are held → what is beyond is read again', async () => {
  await folder.put('a', 'one')
  await folder.put('b', 'three')
  expect(await texts(readOnce(watched, 3), 'a', 'b', 'a', 'b')).toEqual([
    'one',
    'three',
    'one',
    'three',
  ])
  expect(asked).toEqual(['get a', 'get b', 'get b'])
})

test('object that was not there → looked for again', async () => {
  const bucket = readOnce(watched, 100)
  expect(await texts(bucket, 'a')).toEqual([undefined])
  await bucket.put('a', 'one')
  expect(await texts(bucket, 'a')).toEqual(['one'])
  expect(asked).toEqual(['get a', 'put a', 'get a'])
})
