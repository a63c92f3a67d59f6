import { Redis } from 'ioredis'
import { isAlive } from '../../../src/runtime/process-identity.js'
import { type RedisProcess, startRedis } from '../../redis/redis-process.js'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js'

/** A real redis-server behind a proxy, and what can happen to it. */
export interface RedisRig {
  /** Of the proxy: the same whatever happens behind it. */
  url: string
  proxy: TcpProxy
  /** Of the server itself, past the proxy. */
  direct(): string
  flush(): Promise<void>
  /** SIGKILL, and an empty server in its place. */
  restart(): Promise<void>
  /** The same, with the server away in between for as long as `between` takes. */
  away(between: () => Promise<void>): Promise<void>
  /** `CLIENT PAUSE`: all commands wait. */
  pause(ms: number): Promise<void>
  /** `maxmemory` is reached: every write is refused with OOM, until told otherwise. */
  full(on: boolean): Promise<void>
  /** A replica hears no more of the primary from now on. Needs `replica` at the start. */
  detach(): Promise<void>
  /** The primary dies, and the replica takes its place, with what it had heard. */
  promote(): Promise<void>
  calm(): Promise<void>
  close(): Promise<void>
}

/** `dir`: where a replica puts what it is sent at first. */
export async function startRedisRig(dir: string, replica = false): Promise<RedisRig> {
  const start = (...more: string[]) => startRedis('--dir', dir, '--loglevel', 'notice', ...more)
  let primary = await start('--repl-diskless-sync-delay', '0')
  let other = replica ? await start('--replicaof', '127.0.0.1', String(primary.port)) : undefined
  const proxy = await startTcpProxy(primary.port)
  if (other) await untilSynced(other)

  const follow = (server: RedisProcess) => {
    primary = server
    proxy.target(server.port)
  }
  // Nothing of ours outlives us.
  const kill = () => {
    for (const server of [primary, other]) {
      if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGKILL')
    }
  }
  process.setMaxListeners(0).on('exit', kill)
  const rig: RedisRig = {
    url: `redis://127.0.0.1:${proxy.port}`,
    proxy,
    direct: () => primary.url,
    flush: () => ask(primary, ['FLUSHALL']),
    restart: () => rig.away(async () => undefined),
    away: async (between) => {
      await primary.close()
      await between()
      follow(await start())
    },
    pause: (ms) => ask(primary, ['CLIENT', 'PAUSE', String(ms), 'ALL']),
    full: (on) => ask(primary, ['CONFIG', 'SET', 'maxmemory', on ? '1' : '0']),
    detach: async () => {
      if (other) await ask(other, ['REPLICAOF', 'NO', 'ONE'])
    },
    promote: async () => {
      if (!other) return
      await ask(other, ['REPLICAOF', 'NO', 'ONE'])
      await primary.close()
      follow(other)
      other = undefined
    },
    calm: async () => {
      proxy.calm()
      await rig.full(false)
    },
    close: async () => {
      await proxy.close()
      process.off('exit', kill)
      await Promise.all([primary.close(), other?.close()])
    },
  }
  return rig
}

async function ask(server: RedisProcess, [command, ...args]: string[]): Promise<void> {
  const redis = new Redis(server.url)
  redis.on('error', () => undefined)
  try {
    await redis.call(command!, ...args)
  } finally {
    redis.disconnect()
  }
}

async function untilSynced(replica: RedisProcess): Promise<void> {
  const redis = new Redis(replica.url)
  try {
    while (!(await redis.info('replication')).includes('master_link_status:up')) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } finally {
    redis.disconnect()
  }
}
