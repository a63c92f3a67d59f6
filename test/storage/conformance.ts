import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, StorageError } from '../../src/storage/bucket.js'
import { KeyError } from '../../src/storage/key.js'

/** What one kind of storage hands to the suite. */
export interface Bench {
  bucket: Bucket
  /** How many keys to list: more than a page, where the storage has pages that work. */
  keys: number
  close(): Promise<void>
}

/** What every kind of storage promises: see src/storage/bucket.ts. Each test has keys of its own. */
export function conformance(kind: string, open: () => Promise<Bench>): void {
  describe(`a bucket on ${kind}`, () => {
    let bench: Bench
    let bucket: Bucket
    beforeAll(async () => {
      bench = await open()
      bucket = bench.bucket
    })
    afterAll(() => bench?.close())
    objects(() => bucket)
    creating(() => bucket)
    streams(() => bucket)
    listing(() => bench)
    badKeys(() => bucket)
  })
}

function objects(bucket: () => Bucket): void {
  test('gives back what was put, as bytes', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    await bucket().put('objects/bytes.bin', bytes)
    await bucket().put('objects/ação.txt', 'não é só ASCII')
    expect(await bucket().get('objects/bytes.bin')).toEqual(bytes)
    expect(await bucket().get('objects/ação.txt')).toEqual(Buffer.from('não é só ASCII'))
    expect(await bucket().size('objects/ação.txt')).toBe(Buffer.byteLength('não é só ASCII'))
  })

  test('replaces an object by putting it again', async () => {
    await bucket().put('objects/twice', 'a longer first one')
    await bucket().put('objects/twice', 'second')
    expect(String(await bucket().get('objects/twice'))).toBe('second')
  })

  test('holds an empty object, which is not a missing one', async () => {
    await bucket().put('objects/empty', '')
    expect(await bucket().get('objects/empty')).toEqual(Buffer.alloc(0))
    expect(await bucket().size('objects/empty')).toBe(0)
    expect((await drain(await bucket().read('objects/empty'))).length).toBe(0)
  })

  test('tells a missing object by undefined', async () => {
    await bucket().put('missing/object', 'x')
    for (const key of ['missing/other', 'missing', 'missing/object/below', 'nowhere/at/all']) {
      expect(await bucket().get(key)).toBeUndefined()
      expect(await bucket().read(key)).toBeUndefined()
      expect(await bucket().size(key)).toBeUndefined()
    }
  })

  test('deletes, and does not mind when there is nothing to delete', async () => {
    await bucket().put('deleted/object', 'x')
    await bucket().delete('deleted/object')
    await bucket().delete('deleted/object')
    expect(await bucket().get('deleted/object')).toBeUndefined()
    expect(await bucket().create('deleted/object', 'y')).toBe(true)
  })
}

function creating(bucket: () => Bucket): void {
  test('creates an object once, and leaves the first one as it is', async () => {
    expect(await bucket().create('created/object', 'first')).toBe(true)
    expect(await bucket().create('created/object', 'second')).toBe(false)
    expect(String(await bucket().get('created/object'))).toBe('first')
  })

  test('does not create over an object that was put', async () => {
    await bucket().put('created/put', 'first')
    expect(await bucket().create('created/put', 'second')).toBe(false)
  })
}

function streams(bucket: () => Bucket): void {
  // More than two parts of a multipart upload, in pieces that do not end where parts do.
  const pieces = Array.from({ length: 131 }, (_, i) => Buffer.alloc(100_003, i))
  const whole = Buffer.concat(pieces)

  test('streams a large object in and out, and tells its size and hash', async () => {
    const written = await bucket().write('streams/large', from(pieces))
    expect(written).toEqual({ bytes: whole.length, sha256: sha256(whole) })
    expect(sha256(await drain(await bucket().read('streams/large')))).toBe(written.sha256)
    expect(await bucket().size('streams/large')).toBe(whole.length)
  })

  test('streams a small object and an empty one', async () => {
    expect(
      (await bucket().write('streams/small', from([Buffer.from('ab'), Buffer.from('c')]))).bytes,
    ).toBe(3)
    expect(String(await bucket().get('streams/small'))).toBe('abc')
    expect(await bucket().write('streams/none', from([]))).toEqual({
      bytes: 0,
      sha256: sha256(Buffer.alloc(0)),
    })
    expect(await bucket().size('streams/none')).toBe(0)
  })

  test.for([
    0, 1, 120,
  ])('leaves the old object when the stream fails after %i pieces', async (after) => {
    const failure = new RangeError('the workbook could not be made')
    await bucket().put('streams/failed', 'old')
    await expect(
      bucket().write('streams/failed', failing(pieces.slice(0, after), failure)),
    ).rejects.toBe(failure)
    await expect(
      bucket().write('streams/never', failing(pieces.slice(0, after), failure)),
    ).rejects.toBe(failure)
    expect(String(await bucket().get('streams/failed'))).toBe('old')
    expect(await bucket().size('streams/never')).toBeUndefined()
  })

  test('lets a reader stop early', async () => {
    await bucket().write('streams/early', from(pieces))
    for await (const chunk of (await bucket().read('streams/early'))!) {
      expect((chunk as Buffer)[0]).toBe(0)
      break
    }
    expect(await bucket().size('streams/early')).toBe(whole.length)
  })
}

function listing(bench: () => Bench): void {
  const bucket = () => bench().bucket

  test('lists keys in order of their bytes, not of folders or of UTF-16', async () => {
    const keys = [
      'a-b',
      'a.txt',
      'a/b',
      'a/b-c',
      'a/b.d/e',
      'a0',
      'B',
      'b',
      'é',
      '\uffee',
      '\u{1f600}',
    ].map((key) => `order/${key}`)
    for (const key of keys.toReversed()) await bucket().put(key, '')
    expect(await all(bucket(), 'order/')).toEqual(
      [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
  })

  test('takes a prefix that ends in the middle of a name', async () => {
    for (const key of ['t1.0001', 't1.0002', 't10.0001', 't2.0001', 't1/x'])
      await bucket().put(`prefix/${key}`, '')
    expect(await all(bucket(), 'prefix/t1.')).toEqual(['prefix/t1.0001', 'prefix/t1.0002'])
    expect(await all(bucket(), 'prefix/t1')).toHaveLength(4)
    expect(await all(bucket(), 'prefix/none')).toEqual([])
    expect(await all(bucket(), 'pref')).toHaveLength(5)
  })

  test('lists everything, and nothing of its own', async () => {
    const keys = await all(bucket(), '')
    expect(keys).toContain('prefix/t1.0001')
    expect(keys.filter((key) => key.startsWith('.'))).toEqual([])
  })

  test('folders below a prefix → each once, in order, without the objects beside them', async () => {
    for (const key of ['b/1', 'b/c/2', 'a/1', 'a-b/1', 'é/1', 'beside'])
      await bucket().put(`below/${key}`, '')
    expect(await folders(bucket(), 'below/')).toEqual(['a-b', 'a', 'b', 'é'])
    expect(await folders(bucket(), 'below/b/')).toEqual(['c'])
    expect(await folders(bucket(), 'none/')).toEqual([])
  })

  test('lists more keys than a page holds', async () => {
    const keys = Array.from(
      { length: bench().keys },
      (_, i) => `many/${String(i).padStart(5, '0')}`,
    )
    for (let i = 0; i < keys.length; i += 50)
      await Promise.all(keys.slice(i, i + 50).map((key) => bucket().put(key, '')))
    expect(await all(bucket(), 'many/')).toEqual(keys)
  })
}

function badKeys(bucket: () => Bucket): void {
  test.for([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    './a',
    'a/.',
    'a\u0000b',
    'a\nb',
    '\ud800',
    '.tmp/a',
    '.probe/a',
    `a/${'é'.repeat(128)}`,
    'a/'.repeat(600),
  ])('refuses the key %j', async (key) => {
    await expect(bucket().put(key, 'x')).rejects.toThrow(KeyError)
    await expect(bucket().create(key, 'x')).rejects.toThrow(KeyError)
    await expect(bucket().get(key)).rejects.toThrow(KeyError)
    await expect(bucket().write(key, from([]))).rejects.toThrow(KeyError)
    await expect(bucket().delete(key)).rejects.toThrow(KeyError)
  })

  test('a key far too long → its beginning is told', async () => {
    const put = bucket().put('a'.repeat(5_000), 'x')
    await expect(put).rejects.toThrow(`"${'a'.repeat(200)}": `)
  })
}

export async function all(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of bucket.list(prefix)) keys.push(key)
  return keys
}

async function folders(bucket: Bucket, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of bucket.folders(prefix)) names.push(name)
  return names
}

export async function* from(pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces
}

export async function* failing(pieces: Buffer[], failure: Error): AsyncGenerator<Buffer> {
  yield* pieces
  throw failure
}

export async function drain(stream: AsyncIterable<unknown> | undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The storage's failure, for its reason and what it says. */
export async function failureOf(work: Promise<unknown>): Promise<StorageError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof StorageError) return error
  throw new Error(`expected a StorageError, got ${String(error)}`)
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
