import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolder } from '../../src/storage/folder.js'
import { folderError } from '../../src/storage/folder-files.js'
import { built, runProgram, said, startProgram } from './child.js'
import { all, conformance, failureOf } from './conformance.js'

conformance('a folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-folder-'))
  const bucket = await openFolder(dir)
  return { bucket, keys: 1_050, close: () => rm(dir, { recursive: true }) }
})

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-folder-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const opening = () => `const { openFolder } = await import(${built('storage/folder.js')})
const bucket = await openFolder(${JSON.stringify(dir)})`

test('of several processes that create an object one wins, and its content stays', async () => {
  const program = `${opening()}
    const won = []
    for (let i = 0; i < 60; i++) if (await bucket.create('keys/' + i, String(process.pid))) won.push(i)
    console.log(JSON.stringify([process.pid, won]))`
  const told = await Promise.all(Array.from({ length: 4 }, () => runProgram(program)))
  const winners = new Map<number, number>()
  for (const [pid, won] of told.map((text) => JSON.parse(text) as [number, number[]])) {
    for (const key of won) {
      expect(winners.has(key)).toBe(false)
      winners.set(key, pid)
    }
  }
  expect(winners.size).toBe(60)
  const bucket = await openFolder(dir)
  for (const [key, pid] of winners)
    expect(String(await bucket.get(`keys/${key}`))).toBe(String(pid))
  expect(await readdir(join(dir, '.tmp'))).toEqual([])
})

test('the last object below a folder is deleted → its folders are gone, those of others stay', async () => {
  const bucket = await openFolder(dir)
  for (const key of ['a/b/c/1', 'a/b/c/2', 'a/3']) await bucket.put(key, '')
  await bucket.delete('a/b/c/1')
  expect(await readdir(join(dir, 'a', 'b', 'c'))).toEqual(['2'])
  await bucket.delete('a/b/c/2')
  expect(await readdir(join(dir, 'a'))).toEqual(['3'])
  await bucket.delete('a/3')
  expect(await readdir(dir)).toEqual(['.tmp'])
})

test('processes that write and delete in one folder → no write is lost', async () => {
  const program = `${opening()}
    for (let i = 0; i < 100; i++) {
      const key = 'open/now/' + process.pid
      if (i % 2) await bucket.put(key, 'put')
      else await bucket.create(key, 'created')
      if (!(await bucket.get(key))) throw new Error('lost')
      await bucket.delete(key)
    }
    console.log('done')`
  const told = await Promise.all(Array.from({ length: 3 }, () => runProgram(program)))
  expect(told).toEqual(['done\n', 'done\n', 'done\n'])
})

test('a process that is killed while it writes leaves nothing that can be seen', async () => {
  const child = startProgram(`${opening()}
    async function* body() {
      yield Buffer.alloc(100_000)
      console.log('half')
      await new Promise((resolve) => setTimeout(resolve, 1e9))
    }
    await bucket.write('result.xlsx', body())`)
  expect(await said(child)).toBe('half')
  child.kill('SIGKILL')
  await once(child, 'close')

  const bucket = await openFolder(dir)
  expect(await all(bucket, '')).toEqual([])
  const [left] = await readdir(join(dir, '.tmp'))
  expect(left).toBeDefined()
  await utimes(join(dir, '.tmp', left!), 0, 0)
  await openFolder(dir)
  expect(await readdir(join(dir, '.tmp'))).toEqual([])
})

test('a disk that takes no more is told as full, and leaves the old object', async () => {
  await (await openFolder(dir)).put('object', 'old')
  // The kernel refuses to let a file grow over the limit: as real as a full disk, and needs no mount.
  const program = `${opening()}
    const large = Buffer.alloc(1_000_000)
    const ways = [() => bucket.put('object', large), () => bucket.create('new', large), () => bucket.write('object', (async function* () { for (let i = 0; i < 9; i++) yield large })())]
    const told = []
    for (const way of ways) told.push(await way().then(() => 'stored', (error) => error.reason + ' ' + error.cause.code))
    console.log(JSON.stringify(told))`
  const told = JSON.parse(await runProgram(program, 'ulimit -f 100'))
  expect(told).toEqual(['full EFBIG', 'full EFBIG', 'full EFBIG'])
  const bucket = await openFolder(dir)
  expect(String(await bucket.get('object'))).toBe('old')
  expect(await all(bucket, '')).toEqual(['object'])
  expect(await readdir(join(dir, '.tmp'))).toEqual([])
})

test.for([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'denied'],
  ['EROFS', 'denied'],
  ['ESTALE', 'unreachable'],
  ['EIO', 'failed'],
] as const)('%s is told as %s', ([code, reason]) => {
  const cause = Object.assign(new Error(code), { code })
  expect(folderError(cause, 'put', 'file:x/y')).toMatchObject({
    reason,
    cause,
    message: `put file:x/y: ${reason}`,
  })
})

test('a folder that may not be made is told as denied', async () => {
  // Not even root makes folders in the kernel's own file system.
  const bucket = await openFolder('/sys/lote')
  expect(await failureOf(bucket.put('a', 'x'))).toMatchObject({
    reason: 'denied',
    where: 'file:/sys/lote',
  })
})

test.for(['a', 'a/b'])('a file is no folder: %s', async (path) => {
  await writeFile(join(dir, 'a'), '')
  expect(await failureOf(openFolder(join(dir, path)))).toMatchObject({ reason: 'not-folder' })
})

test('a folder that is not there, only read → empty, and not made', async () => {
  const bucket = await openFolder(join(dir, 'new'))
  expect([await bucket.get('a/b'), await bucket.size('a/b'), await all(bucket, '')]).toEqual([
    undefined,
    undefined,
    [],
  ])
  await bucket.delete('a/b')
  await bucket.close()
  expect(await readdir(dir)).toEqual([])
  await (await openFolder(join(dir, 'new'))).put('a/b', 'x')
  expect(String(await bucket.get('a/b'))).toBe('x')
})

test('a bucket that is gone is not an empty one', async () => {
  const bucket = await openFolder(dir)
  await bucket.put('a/b', 'x')
  await rm(dir, { recursive: true })
  for (const work of [
    () => bucket.get('a/b'),
    () => bucket.size('a/b'),
    () => all(bucket, ''),
    () => bucket.put('a/b', ''),
  ]) {
    expect(await failureOf(work())).toMatchObject({ reason: 'no-bucket' })
  }
})

test('a key cannot go through another one, and is not taken for one that exists', async () => {
  const bucket = await openFolder(dir)
  await bucket.put('a/b', 'x')
  expect(await failureOf(bucket.create('a', 'y'))).toMatchObject({
    reason: 'failed',
    where: `file:${dir}/a`,
  })
  expect(await failureOf(bucket.put('a', 'y'))).toMatchObject({ reason: 'failed' })
  expect(await failureOf(bucket.put('a/b/c', 'y'))).toMatchObject({ reason: 'failed' })
  expect(await all(bucket, '')).toEqual(['a/b'])
})

test('many writers that need the same new folders all succeed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-folder-'))
  try {
    const bucket = await openFolder(dir)
    await Promise.all(Array.from({ length: 40 }, (_, i) => bucket.put(`a/b/c/d/${i}`, 'x')))
    const keys: string[] = []
    for await (const key of bucket.list('a/')) keys.push(key)
    expect(keys).toHaveLength(40)
  } finally {
    await rm(dir, { recursive: true })
  }
})

test('a folder that cannot be made where it is asked is refused at once', async () => {
  const bucket = await openFolder('/proc/lote/dados')
  expect(await failureOf(bucket.put('a', 'x'))).toMatchObject({ name: 'StorageError' })
})

test('folder and objects, umask of 000 → their owner alone reads them', async () => {
  const program = `process.umask(0)
    const { openFolder } = await import(${built('storage/folder.js')})
    const bucket = await openFolder(${JSON.stringify(join(dir, 'new'))})
    await bucket.put('a/put', 'x')
    await bucket.create('a/b/created', 'x')
    await bucket.write('a/written', (async function* () { yield Buffer.from('x') })())`
  await runProgram(program)
  const modes = async (of: 'isFile' | 'isDirectory') => {
    const entries = await readdir(join(dir, 'new'), { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry[of]()).map((e) => join(e.parentPath, e.name))
    return Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
  }
  expect(await modes('isFile')).toEqual([0o600, 0o600, 0o600])
  expect(await modes('isDirectory')).toEqual([0o700, 0o700, 0o700])
  expect((await stat(join(dir, 'new'))).mode & 0o777).toBe(0o700)
})
