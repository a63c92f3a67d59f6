import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  type EmbeddedSettings,
  openEmbedded,
  type RedisServer,
  type RedisWarning,
} from './embedded-redis.js'
import { Connections, connectOnce } from './redis-connections.js'
import { type RedisError, redisCode, redisError } from './redis-error.js'

export type { EmbeddedSettings } from './embedded-redis.js'
export { RedisError } from './redis-error.js'

export interface RedisSettings {
  /** `redis://` or `rediss://`; when unset, the embedded Redis is found or started. */
  url?: string | undefined
  embedded: EmbeddedSettings
  /** This machine's clock, to compare with that of a Redis behind a URL. */
  now?(): number
  /** How long a Redis behind a URL may take to connect and to answer, in ms; 15,000 by default. */
  answerMs?: number
}

/**
 * Instants in the bucket come from the machines' clocks, which the limiter assumes to be at most
 * ten seconds off (decision 0002). Half of that is left for the network and for clocks that drift.
 */
const MOST_SKEW_MS = 5_000

/**
 * Opens Redis. It throws {@link RedisError} when Redis cannot be used.
 * @throws TypeError, without the text, when the URL is not one
 */
export async function openRedis({
  url,
  embedded,
  ...looking
}: RedisSettings): Promise<RedisServer> {
  if (url === undefined) return openEmbedded(embedded)
  const shown = showUrl(url)
  const warnings = await inspect(url, shown, looking)
  const connections = new Connections({ url, options: {} })
  return {
    url: shown,
    embedded: false,
    warnings,
    connect: (name) => connections.connect(name),
    onLost: () => undefined,
    leave: () => void connections.leave(),
    close: () => connections.close(),
  }
}

/** Returns the URL without its possible secrets: the password, and options in the query. */
export function showUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^rediss?:$/.test(url.protocol))
    throw new TypeError('Redis URL: expected redis://host:port or rediss://host:port')
  url.password = ''
  url.search = ''
  return url.href
}

async function inspect(
  url: string,
  shown: string,
  { now, answerMs }: Pick<RedisSettings, 'now' | 'answerMs'>,
): Promise<RedisWarning[]> {
  try {
    const redis = await connectOnce({ url, options: {} }, answerMs)
    try {
      await write(redis)
      return [...(await policyWarnings(redis)), ...(now ? await clockWarnings(redis, now) : [])]
    } finally {
      redis.disconnect()
    }
  } catch (error) {
    throw redisError(error, shown)
  }
}

/**
 * Writes a key, because PING is answered also by a replica and by a full server, which refuse a
 * script that writes.
 */
async function write(redis: Redis): Promise<void> {
  await redis.set(`lote:probe:${randomUUID()}`, '1', 'PX', 1_000)
}

async function policyWarnings(redis: Redis): Promise<RedisWarning[]> {
  try {
    const [, policy] = await redis.config('GET', 'maxmemory-policy')
    return policy === 'noeviction' ? [] : [{ code: 'redis_evicts', facts: { policy: policy! } }]
  } catch (error) {
    return [{ code: 'redis_policy_unread', facts: { reason: redisCode(error) ?? '' } }]
  }
}

async function clockWarnings(redis: Redis, now: () => number): Promise<RedisWarning[]> {
  const before = now()
  const [seconds, microseconds] = await redis.time()
  const theirs = Number(seconds) * 1_000 + Number(microseconds) / 1_000
  const aheadMs = before > theirs ? before - theirs : Math.min(0, now() - theirs)
  if (Math.abs(aheadMs) <= MOST_SKEW_MS) return []
  return [{ code: 'redis_clock', facts: { seconds: Math.round(aheadMs / 1_000) } }]
}
