import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import { redisCode } from './redis-error.js'

/**
 * Long, because a busy machine answers late, and that should not be reported as an absent Redis.
 */
const ANSWER_MS = 15_000

export interface Address {
  /** Without a URL, the options hold host and port. */
  url?: string
  options: RedisOptions
}

/** How long Redis may take to answer a process that ends, and the pause between the questions. */
const LEAVE_MS = 3_000
const LEAVE_EVERY_MS = 500

/** All connections of this process, so that it can close them. */
export class Connections {
  private readonly open = new Set<Redis>()
  private isCut = false
  private isClosed = false

  constructor(private readonly address: Address) {}

  connect(name: string): Redis {
    // BullMQ demands null for the connections on which it blocks.
    const again = this.address.options.retryStrategy ?? retryMs
    const redis = newRedis(this.address, {
      connectionName: name,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => (this.isCut ? null : again(times)),
    })
    // BullMQ blocks on a copy of the connection.
    const copy = redis.duplicate.bind(redis)
    redis.duplicate = (override) => this.track(copy(override))
    return this.track(redis)
  }

  /**
   * BullMQ 6 connects once more on a connection that is being closed: such a connection is ended
   * again.
   */
  private track(redis: Redis): Redis {
    this.open.add(redis)
    redis.on('end', () => {
      this.open.delete(redis)
      failUnanswered(redis)
    })
    redis.on('connect', () => {
      this.open.add(redis)
      if (this.isClosed) redis.disconnect()
    })
    return redis
  }

  /**
   * For a process that has to end: cuts all connections when Redis does not answer in time, so that
   * waiting commands fail.
   */
  async leave(): Promise<void> {
    const redis = this.connect('leaving')
    while (await answersWithin(redis, LEAVE_MS)) await pause(LEAVE_EVERY_MS, undefined, UNREF)
    this.isCut = true
    // A connection between two tries ends by itself with the next: if it were cut before, its
    // waiting commands would wait for ever (ioredis 6.0.0).
    for (const one of this.open) if (one.status !== 'reconnecting') one.disconnect()
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all([...this.open].map(quit))
  }
}

/** What ioredis keeps of commands that were sent, to send them again when it is connected. */
interface Unanswered {
  prevCommandQueue?: { shift(): { command: { reject(error: Error): void } } | undefined }
}

/**
 * Fails the commands whose answer was lost with the connection: ioredis 6.0.0 forgets them when it
 * does not connect again (redis/ioredis, pull request 2197).
 */
function failUnanswered(redis: Redis): void {
  const { prevCommandQueue: unanswered } = redis as unknown as Unanswered
  for (let one = unanswered?.shift(); one; one = unanswered?.shift())
    one.command.reject(new Error('Connection is closed.'))
}

/** The default of ioredis. */
function retryMs(times: number): number {
  return Math.min(times * 50, 2_000)
}

/** A timer that does not keep the process from ending. */
const UNREF = { ref: false }

async function answersWithin(redis: Redis, ms: number): Promise<boolean> {
  const answer = redis.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, pause(ms, false, UNREF)])
}

function newRedis({ url, options }: Address, more: RedisOptions): Redis {
  const all = { ...options, ...more }
  const redis = url === undefined ? new Redis(all) : new Redis(url, all)
  // ioredis prints errors without a listener; the caller of a failed command gets its error anyway.
  redis.on('error', () => undefined)
  return redis
}

async function quit(redis: Redis): Promise<void> {
  // QUIT waits for pending answers, but it would wait for ever for a server that is gone.
  if (redis.status === 'ready') await redis.quit().catch(() => undefined)
  redis.disconnect()
}

/**
 * Opens one connection without retries and with bounded waiting.
 * @throws the reason why it failed
 */
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
    // `connect` only reports that the connection is closed; the event before it has the reason.
    throw failures.find((failure) => redisCode(failure) !== undefined) ?? error
  }
}
