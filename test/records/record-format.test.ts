import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { pack, print } from '../../src/records/codec.js'
import { packed, printed } from '../../src/records/record-format.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'

interface Note {
  text: string
  lines: { n: number }[]
}
const shape = z.object({ text: z.string(), lines: z.array(z.object({ n: z.number() })) })
const PRINTED = printed<Note>('lote/note', shape)
const PACKED = packed<Note>('lote/note', shape)
const NOTE: Note = { text: 'a', lines: [{ n: 1 }] }

let dir: string
let bucket: Bucket
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-format-'))
  bucket = await openFolder(dir)
})
afterEach(() => rm(dir, { recursive: true }))

test.each([
  ['printed', PRINTED],
  ['packed', PACKED],
])('%s record → is read as it was written', async (_, format) => {
  await format.put(bucket, 'k', NOTE)
  expect(await format.get(bucket, 'k')).toEqual(NOTE)
  expect(await format.create(bucket, 'k', NOTE)).toBe(false)
})

test('record of another shape → refused by the place of the first fault', async () => {
  const lines = [{ n: 1 }, { n: 'two' }]
  await bucket.put('k', print('lote/note', { text: 'a', lines }))
  await expect(PRINTED.get(bucket, 'k')).rejects.toMatchObject({
    name: 'UnreadableRecord',
    key: 'k',
    problem: 'damaged',
    found: 'shape: lines.1.n',
  })
  await bucket.put('p', pack('lote/note', ['a']))
  await expect(PACKED.get(bucket, 'p')).rejects.toMatchObject({ found: 'shape: record' })
})

test('record of another shape, where it is a help → as if there were none', async () => {
  await bucket.put('k', print('lote/note', { text: 1 }))
  expect(await PRINTED.getReadable(bucket, 'k')).toBeUndefined()
  expect(await PRINTED.getReadable(bucket, 'not there')).toBeUndefined()
})

test('property that the shape does not name → stays in the record', async () => {
  await bucket.put('k', print('lote/note', { ...NOTE, later: 1 }))
  expect(await PRINTED.get(bucket, 'k')).toEqual({ ...NOTE, later: 1 })
})
