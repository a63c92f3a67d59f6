import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { endChild } from './children.js'

const START_MS = 10_000
const LOOK_MS = 50

export interface RedisProcess {
  url: string
  version: string
  admin: Redis
  close(): Promise<void>
}

/**
 * Starts redis-server on a free loopback port.
 * @throws Error with one sentence if it is not installed or does not answer
 */
export async function startRedis(): Promise<RedisProcess> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', args, { stdio: 'ignore' })
  let missing: Error | undefined
  child.once('error', (error) => {
    missing = new Error(
      'this bench needs redis-server on the PATH (Debian: apt-get install redis-server)',
      { cause: error },
    )
  })
  const admin = new Redis({ port, host: '127.0.0.1', retryStrategy: () => LOOK_MS })
  admin.on('error', () => undefined)
  const close = async () => {
    admin.disconnect()
    if (!missing) await endChild(child)
  }
  const until = performance.now() + START_MS
  while (admin.status !== 'ready' && !missing && performance.now() < until) await sleep(LOOK_MS)
  if (admin.status !== 'ready') {
    await close()
    throw missing ?? new Error(`redis-server did not answer within ${START_MS} ms`)
  }
  const version = /redis_version:(\S+)/.exec(await admin.info('server'))?.[1] ?? 'unknown'
  return { url: `redis://127.0.0.1:${port}`, version, admin, close }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
