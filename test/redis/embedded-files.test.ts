import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('a folder is removed while it is looked at → the others are made young', async () => {
  await claim(dir, 1)
  const last = join(dir, 'z')
  for (const folder of [join(dir, 'a'), last]) await mkdir(folder)
  await utimes(last, LONG_AGO, LONG_AGO)
  await Promise.all([refreshFiles(dir, 1, READY), rm(join(dir, 'a'), { recursive: true })])
  expect((await stat(last)).mtimeMs).toBeGreaterThan(LONG_AGO.getTime())
})
