import type { Redis } from 'ioredis'
import { hasEnded, type ProcessIdentity } from '../runtime/process-identity.js'

/**
 * How long a lease lasts without renewal; after that, another process takes over a dead holder's
 * work.
 */
const LEASE_MS = 10_000
const RENEW_EVERY_MS = 3_000

/**
 * Renews the lease only while it is ours. KEYS[1] the lease, ARGV[1] its holder, ARGV[2]
 * milliseconds.
 */
const RENEW = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`
/** Takes the lease again where it expired, and nobody has taken it. KEYS and ARGV as of RENEW. */
const RETAKE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

export interface Lease {
  /** Aborted when the lease was lost. */
  lost: AbortSignal
  /**
   * Returns whether the lease is held, and takes it again where it expired: a machine can be too busy
   * to renew it. Another process may have held it in between.
   */
  holds(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Takes a lease, so that one process at a time leads a batch; undefined when another process holds
 * it. Losing the lease costs only repeated work: all work of a coordinator may be repeated.
 */
export async function takeLease(
  redis: Redis,
  name: string,
  owner: ProcessIdentity,
): Promise<Lease | undefined> {
  const holder = JSON.stringify(owner)
  if (!(await take(redis, name, holder)) && !(await takeFromEnded(redis, name, owner)))
    return undefined
  const lost = new AbortController()
  const timer = setInterval(() => {
    redis.eval(RENEW, 1, name, holder, LEASE_MS).then(
      (renewed) => {
        if (renewed === 0) lost.abort()
      },
      () => lost.abort(),
    )
  }, RENEW_EVERY_MS)
  timer.unref()
  return {
    lost: lost.signal,
    holds: async () => (await redis.eval(RETAKE, 1, name, holder, LEASE_MS)) === 1,
    release: async () => {
      clearInterval(timer)
      await redis.eval(RELEASE, 1, name, holder).catch(() => undefined)
    },
  }
}

async function take(redis: Redis, name: string, holder: string): Promise<boolean> {
  return (await redis.set(name, holder, 'PX', LEASE_MS, 'NX')) !== null
}

/** Takes the lease of a process of this host that has ended, as it will not renew it. */
async function takeFromEnded(redis: Redis, name: string, me: ProcessIdentity): Promise<boolean> {
  const held = await redis.get(name)
  if (held !== null && !hasEnded(JSON.parse(held) as ProcessIdentity, me)) return false
  if (held !== null) await redis.eval(RELEASE, 1, name, held)
  return take(redis, name, JSON.stringify(me))
}
