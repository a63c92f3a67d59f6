import { Redis } from 'ioredis'
import { laneNumber } from '../../../src/rate-limit/fair-queue.js'
import { RateLimiter } from '../../../src/rate-limit/limiter.js'
import { SCRIPTS } from '../../../src/rate-limit/sliding-windows.js'
import { systemClock } from '../../../src/runtime/clock.js'
import { openLog } from '../../../src/runtime/log.js'
import type { Contestant, Opened, Send, Setup } from '../contestant.js'

/** In milliseconds: the default timeout of a call, plus the time for writing its record. */
const HOLD_MS = 70_000

export const lote: Contestant = {
  name: 'lote',
  title: 'lote',
  grantSha: SCRIPTS.grant.sha,
  open,
}

/** Follows the order of `src/services/caller.ts`, but writes no record before confirm. */
async function open({ redisUrl, limit }: Setup, send: Send): Promise<Opened> {
  const gate = new RateLimiter(new Redis(redisUrl, { maxRetriesPerRequest: null }), {
    name: 'bench',
    windows: [limit.short, limit.long],
    holdMs: HOLD_MS,
    clock: systemClock,
    random: Math.random,
    recentlySpent: async () => [],
    log: openLog('silent'),
  })
  const place = { batch: 'bench', lane: laneNumber('normal') }
  return {
    is: 'gate',
    pass: async (call) => {
      const id = String(call)
      const entered = await gate.enter(id, 1, { place })
      if (entered.is !== 'granted') throw new Error(`call ${call} was ${entered.is}`)
      if (!(await gate.confirm(id, 1))) throw new Error(`the units of call ${call} were lost`)
      const sentAtMs = systemClock.now()
      await send(call)
      gate.settle(id, 1, Math.max(0, systemClock.now() - sentAtMs)).catch(() => undefined)
    },
  }
}
