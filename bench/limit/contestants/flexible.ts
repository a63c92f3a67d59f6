import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import {
  RateLimiterQueue,
  RateLimiterRedis,
  type RateLimiterRes,
  RateLimiterUnion,
} from 'rate-limiter-flexible'
import type { Contestant, Setup } from '../contestant.js'

const USER = 'user'

/**
 * A union asks each limiter separately, and keeps the units of one if the other refuses. They are
 * therefore returned, and requested again after the wait of the limiter that refused.
 */
export const flexibleUnion: Contestant = {
  name: 'flexible-union',
  title: 'rate-limiter-flexible, union',
  open: async (setup, send) => {
    const limiters = [...limitersOf(setup)]
    const union = new RateLimiterUnion(...limiters)
    return {
      is: 'gate',
      pass: async (call) => {
        for (;;) {
          const refused = await consume(union)
          if (!refused) return send(call)
          const taken = limiters.filter(({ keyPrefix }) => !(keyPrefix in refused))
          await Promise.all(taken.map((limiter) => limiter.reward(USER, 1)))
          await sleep(Math.max(...Object.values(refused).map(({ msBeforeNext }) => msBeforeNext)))
        }
      },
    }
  },
}

/**
 * One queue for each window, which waits by itself; the short window comes last, next to the call.
 */
export const flexibleQueues: Contestant = {
  name: 'flexible-queues',
  title: 'rate-limiter-flexible, two queues',
  open: async (setup, send) => {
    const [short, long] = limitersOf(setup).map((limiter) => new RateLimiterQueue(limiter))
    return {
      is: 'gate',
      pass: async (call) => {
        await long!.removeTokens(1)
        await short!.removeTokens(1)
        await send(call)
      },
    }
  },
}

function limitersOf({ redisUrl, limit }: Setup): RateLimiterRedis[] {
  const storeClient = new Redis(redisUrl)
  return [limit.short, limit.long].map(
    ({ units, ms }) =>
      new RateLimiterRedis({
        storeClient,
        keyPrefix: `window-${ms}`,
        points: units,
        duration: ms / 1_000,
      }),
  )
}

/**
 * Undefined if all limiters have room; otherwise the answers of those that refuse, by the names of
 * their keys.
 */
async function consume(
  union: RateLimiterUnion,
): Promise<Record<string, RateLimiterRes> | undefined> {
  try {
    await union.consume(USER)
    return undefined
  } catch (refused) {
    const broken = Object.values(refused as object).find((each) => each instanceof Error)
    if (refused instanceof Error || broken) throw broken ?? refused
    return refused as Record<string, RateLimiterRes>
  }
}
