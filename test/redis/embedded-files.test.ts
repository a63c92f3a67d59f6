import files, { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { claim, newest, publish, refreshFiles } from '../../src/redis/embedded-files.js'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-redis-'))
})
afterEach(() => rm(dir, { recursive: true }))

const READY = { port: 1, secret: 'secret', proof: 'proof' }
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

test('the file of a server that runs for weeks → as young as its last look', async () => {
  const file = join(dir, 'server-000000001.json')
  await claim(dir, 1)
  await publish(dir, 1, READY)
  const folder = join(dir, 'ledger', '.tmp')
  await mkdir(folder, { recursive: true })
  for (const path of [file, folder, join(dir, 'ledger')]) await utimes(path, LONG_AGO, LONG_AGO)
  await refreshFiles(dir, 1, READY)
  for (const path of [file, folder, join(dir, 'ledger')]) {
    const { atimeMs, mtimeMs } = await stat(path)
    expect(Math.min(atimeMs, mtimeMs)).toBeGreaterThan(LONG_AGO.getTime())
  }
  expect(await newest(dir)).toMatchObject({ generation: 1, ready: READY })
})

test('the file of a server was removed → made again, but not beside that of another', async () => {
  await claim(dir, 7)
  await publish(dir, 7, READY)
  await rm(join(dir, 'server-000000007.json'))
  await refreshFiles(dir, 7, READY)
  expect(await newest(dir)).toMatchObject({ generation: 7, ready: READY })
  await rm(join(dir, 'server-000000007.json'))
  await claim(dir, 1)
  await refreshFiles(dir, 7, READY)
  expect((await newest(dir))!.generation).toBe(1)
})

test('another server has the number that the file had → its file stays', async () => {
  const other = { pid: process.ppid, ready: { ...READY, port: 2 } }
  await writeFile(join(dir, 'server-000000001.json'), JSON.stringify(other))
  expect(await refreshFiles(dir, 1, READY)).toBe(1)
  expect(await newest(dir)).toMatchObject(other)
})

test('such a server has ended → the first takes the next number, once', async () => {
  const other = { pid: 2 ** 22 + 1, ready: { ...READY, port: 2 } }
  await writeFile(join(dir, 'server-000000001.json'), JSON.stringify(other))
  expect(await refreshFiles(dir, 1, READY)).toBe(2)
  expect(await newest(dir)).toMatchObject({ generation: 2, pid: process.pid, ready: READY })
  expect(await refreshFiles(dir, 2, READY)).toBe(2)
  expect(await readdir(dir)).toEqual(['server-000000002.json'])
})

/** Replaces a function of `node:fs/promises`, for the source too, until the test is over. */
function replace<Name extends 'readdir' | 'utimes'>(name: Name, by: (typeof files)[Name]): void {
  const was = files[name]
  const put = (one: (typeof files)[Name]) => {
    files[name] = one
    syncBuiltinESMExports()
  }
  put(by)
  onTestFinished(() => put(was))
}

test.each([
  'readdir',
  'utimes',
] as const)('folders are removed by another process before %s of them → the others are made young', async (before) => {
  await claim(dir, 1)
  const names = ['a', 'b', 'c']
  for (const name of names) await mkdir(join(dir, name))
  for (const name of names) await utimes(join(dir, name), LONG_AGO, LONG_AGO)
  const remove = async (path: unknown) => {
    if (path === join(dir, 'b')) await rm(join(dir, 'b'), { recursive: true, force: true })
  }
  const made = files[before] as (...args: unknown[]) => Promise<never>
  replace(before, (async (...args: unknown[]) => {
    await remove(args[0])
    return made(...args)
  }) as never)
  await refreshFiles(dir, 1, READY)
  for (const name of ['a', 'c'])
    expect((await stat(join(dir, name))).mtimeMs).toBeGreaterThan(LONG_AGO.getTime())
})
