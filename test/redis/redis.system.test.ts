import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis, showUrl } from '../../src/redis/redis.js'
import { startTcpProxy } from '../support/faults/tcp-proxy.js'
import { ENTRY } from './embedded.js'
import { freePort, type RedisProcess, startRedis } from './redis-process.js'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

async function start(...args: string[]): Promise<RedisProcess> {
  const redis = await startRedis(...args)
  open.push(redis)
  return redis
}

async function connect(url: string): Promise<RedisServer> {
  const server = await openRedis({ url, embedded: { entry: ENTRY, dir: '/nowhere' } })
  open.push(server)
  return server
}

test('a server that keeps what it is given is used without a word', async () => {
  const { url } = await start()
  const server = await connect(url)
  expect(server).toMatchObject({ embedded: false, warnings: [], url })
  const redis = server.connect('a-name')
  await redis.set('key', 'value')
  expect(await redis.get('key')).toBe('value')
  expect(await redis.client('GETNAME')).toBe('a-name')
  expect(redis.options.maxRetriesPerRequest).toBeNull()
})

test('Redis dies behind a proxy before it answers a command, and the process has to end → the command fails', async () => {
  const redisServer = await start()
  // It still takes connections: ioredis connects again, and is never ready.
  const proxy = await startTcpProxy(redisServer.port)
  open.push(proxy)
  const server = await connect(`redis://127.0.0.1:${proxy.port}`)
  const redis = server.connect('asks')
  await redis.ping()
  const asked = redis.blpop('nothing', 0)
  const failed = expect(asked).rejects.toThrow('Connection is closed.')
  await redisServer.close()
  await server.leave()
  await failed
})

test('a server that may evict is used with a warning', async () => {
  const { url } = await start('--maxmemory-policy', 'allkeys-lru')
  expect((await connect(url)).warnings).toEqual([
    { code: 'redis_evicts', facts: { policy: 'allkeys-lru' } },
  ])
})

test.for([
  [-60_000, [-60]],
  [0, []],
  [3_600_000, [3_600]],
] as const)('a machine whose clock is %i ms off is told of it', async ([off, told]) => {
  const { url } = await start()
  const now = () => Date.now() + off
  const server = await openRedis({ url, embedded: { entry: ENTRY, dir: '/nowhere' }, now })
  open.push(server)
  expect(server.warnings).toEqual(
    told.map((seconds) => ({ code: 'redis_clock', facts: { seconds } })),
  )
})

test('a server that does not let us look is used with a warning', async () => {
  const { port } = await start('--user', 'worker', 'on', '>pass', '~*', '&*', '+@all', '-config')
  const server = await connect(`redis://worker:pass@127.0.0.1:${port}`)
  expect(server.warnings).toEqual([{ code: 'redis_policy_unread', facts: { reason: 'NOPERM' } }])
  expect(server.url).toBe(`redis://worker@127.0.0.1:${port}`)
  expect(await server.connect('x').ping()).toBe('PONG')
})

test.for([
  ['full', ['--maxmemory', '100kb']],
  ['read-only', ['--replicaof', '127.0.0.1', '1']],
] as const)('a server that answers PING but is %s is not used', async ([reason, args]) => {
  const { url } = await start(...args)
  await expect(connect(url)).rejects.toMatchObject({ name: 'RedisError', reason, url })
})

test('a wrong password is told without it', async () => {
  const { port } = await start('--requirepass', 'right')
  const failure = connect(`redis://:wrong@127.0.0.1:${port}`)
  await expect(failure).rejects.toMatchObject({
    reason: 'denied',
    url: `redis://127.0.0.1:${port}`,
  })
  await expect(failure).rejects.not.toThrow('wrong')
})

test('a server that is not there is told with its URL', async () => {
  const port = await freePort()
  await expect(connect(`redis://:secret@127.0.0.1:${port}`)).rejects.toMatchObject({
    reason: 'unreachable',
    url: `redis://127.0.0.1:${port}`,
    message: `Redis redis://127.0.0.1:${port}: unreachable`,
  })
})

test('connections come back when the server does', async () => {
  const first = await startRedis()
  const redis = (await connect(first.url)).connect('x')
  await redis.ping()
  await first.close()
  const answer = redis.ping()
  open.push(await startRedis('--port', String(first.port)))
  expect(await answer).toBe('PONG')
})

test.for([
  ['redis://user:secret@host:6379/2?password=secret', 'redis://user@host:6379/2'],
  ['rediss://:secret@host', 'rediss://host'],
] as const)('%s is shown as %s', ([url, shown]) => {
  expect(showUrl(url)).toBe(shown)
})

test.for([
  '',
  'localhost:6379',
  'http://:secret@host',
])('%j is refused without repeating it', async (url) => {
  await expect(connect(url)).rejects.toThrow(/^(?!.*secret).*expected redis:/)
})

test('one that closes each connection is told as not reached', async () => {
  const closing = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(closing, 'listening')
  open.push({ close: async () => void closing.close() })
  const { port } = closing.address() as AddressInfo
  await expect(connect(`redis://127.0.0.1:${port}`)).rejects.toMatchObject({
    reason: 'unreachable',
  })
})

test('one that does not answer in time is told as not reached', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  }
  open.push({ close })
  const url = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const embedded = { entry: ENTRY, dir: '/nowhere' }
  await expect(openRedis({ url, embedded, answerMs: 200 })).rejects.toMatchObject({
    reason: 'unreachable',
    url,
  })
})

test('a closed server has no connection left, and none comes back', async () => {
  const { url } = await start()
  const server = await openRedis({ url, embedded: { entry: ENTRY, dir: '/nowhere' } })
  const redis = server.connect('worker')
  const copy = redis.duplicate()
  const later = redis.duplicate({ lazyConnect: true })
  await copy.ping()
  const ended = Promise.all([redis, copy].map((one) => once(one, 'end')))
  await server.close()
  await ended
  // As BullMQ does with what is being closed.
  const gone = once(later, 'end')
  await later.connect().catch(() => undefined)
  await gone
  expect([redis, copy, later].map(({ status }) => status)).toEqual(['end', 'end', 'end'])
})
