import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import { redisCode } from './redis-error.js'

/** Wide: a machine that has much to do answers late, and nobody is told that Redis is away for that. */
const ANSWER_MS = 15_000

export interface Address {
  /** Unset, the host and port of the options. */
  url?: string
  options: RedisOptions
}

/** In which Redis has to answer a process that ends; and how often it is asked. */
const LEAVE_MS = 3_000
const LEAVE_EVERY_MS = 500

/** Who opened connections, to close them all. */
export class Connections {
  private readonly open = new Set<Redis>()
  private isCut = false
  private isClosed = false

  constructor(private readonly address: Address) {}

  connect(name: string): Redis {
    // Null, because BullMQ demands it of the connections on which it blocks.
    const again = this.address.options.retryStrategy ?? retryMs
    const redis = newRedis(this.address, {
      connectionName: name,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => (this.isCut ? null : again(times)),
    })
    // On a copy BullMQ blocks.
    const copy = redis.duplicate.bind(redis)
    redis.duplicate = (override) => this.kept(copy(override))
    return this.kept(redis)
  }

  /** BullMQ 6 connects once more on what is just being closed: whatever comes back is ended again. */
  private kept(redis: Redis): Redis {
    this.open.add(redis)
    redis.on('end', () => this.open.delete(redis))
    redis.on('connect', () => {
      this.open.add(redis)
      if (this.isClosed) redis.disconnect()
    })
    return redis
  }

  /**
   * For a process that has to end: when Redis does not answer in time all connections are cut, and
   * what waits for it fails.
   */
  async leave(): Promise<void> {
    const redis = this.connect('leaving')
    while (await answersWithin(redis, LEAVE_MS)) await pause(LEAVE_EVERY_MS, undefined, UNHELD)
    this.isCut = true
    // One that is between two tries ends by itself with the next: cut before, what waits on it
    // would wait for ever (ioredis 6.0.0).
    for (const one of this.open) if (one.status !== 'reconnecting') one.disconnect()
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all([...this.open].map(quit))
  }
}

/** As ioredis does by default. */
function retryMs(times: number): number {
  return Math.min(times * 50, 2_000)
}

/** Keeps no process from ending. */
const UNHELD = { ref: false }

async function answersWithin(redis: Redis, ms: number): Promise<boolean> {
  const answer = redis.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, pause(ms, false, UNHELD)])
}

function newRedis({ url, options }: Address, more: RedisOptions): Redis {
  const all = { ...options, ...more }
  const redis = url === undefined ? new Redis(all) : new Redis(url, all)
  // ioredis prints what nobody listens to; a command that fails tells its caller anyway.
  redis.on('error', () => undefined)
  return redis
}

async function quit(redis: Redis): Promise<void> {
  // QUIT waits for answers that are on their way, but would wait for ever for a server that is gone.
  if (redis.status === 'ready') await redis.quit().catch(() => undefined)
  redis.disconnect()
}

/** One connection that tells why it fails, at once: no retries, and limits to waiting. */
export async function connectOnce({ url, options }: Address, answerMs = ANSWER_MS): Promise<Redis> {
  const failures: unknown[] = []
  const redis = newRedis(
    { ...(url !== undefined && { url }), options },
    {
      lazyConnect: true,
      retryStrategy: () => null,
      connectTimeout: answerMs,
      commandTimeout: answerMs,
    },
  )
  redis.on('error', (error) => failures.push(error))
  try {
    await redis.connect()
    await redis.ping()
    return redis
  } catch (error) {
    redis.disconnect()
    // `connect` only says that the connection is closed; the event before it says why.
    throw failures.find((failure) => redisCode(failure) !== undefined) ?? error
  }
}
