import type { Redis } from 'ioredis'
import { RateLimiter } from '../rate-limit/limiter.js'
import { systemClock } from '../runtime/clock.js'
import { openLog } from '../runtime/log.js'
import { type Account, bookName } from './account.js'
import { authOf } from './auth.js'
import type { Gate } from './caller.js'
import { Http } from './http.js'
import { DirectSender, type Sender } from './sender.js'

export type { Window } from '../core/window.js'
export { parseLimits } from '../core/window.js'
export { CalculationClient } from './calculation/client.js'
export { McpConnector } from './calculation/mcp.js'
export { GazetteClient } from './gazette/client.js'
export type { CallOptions, Sender } from './sender.js'
export { RequestError, ServiceError } from './service-error.js'
export { UpdateClient } from './update/client.js'

/** Who asks, where, and where the units are counted. */
export type ServiceAccess = Pick<
  Account,
  'service' | 'baseUrl' | 'key' | 'user' | 'windows' | 'timeoutMs' | 'allowHttp'
> & {
  /** One Redis for all processes that use the credential, with `maxRetriesPerRequest: null`. */
  redis: Redis
}

/**
 * How the clients' calls go out, the package's door for programs (`lote/clients`): each at most once,
 * and each that costs units when no window of the account overflows by it, over all processes that
 * share the Redis. The grants of this process are counted again where Redis has lost them; of those
 * of other processes nothing is known then, so that several of them need a Redis that persists.
 *
 * @throws Error when `baseUrl` is no URL, or plain http to another machine without `allowHttp`
 */
export function openSender(access: ServiceAccess): { sender: Sender; close(): Promise<void> } {
  const { redis, ...told } = access
  const account: Account = { name: told.service, ...told }
  const http = new Http({ ...account, auth: authOf(account) })
  const { gate, idle } = limiterOf(account, redis)
  const close = async () => {
    await http.close()
    await idle()
  }
  return { sender: new DirectSender({ http, gate }), close }
}

/** The units of a call that is never answered are held for its timeout and the sender's slack. */
const SLACK_MS = 10_000
/** Longer than a grant can count, by whatever clock. */
const REMEMBERED_MS = 3_600_000

function limiterOf(account: Account, redis: Redis): { gate: Gate; idle(): Promise<unknown> } {
  const { windows, timeoutMs } = account
  const granted: { atMs: number; units: number; grant: string }[] = []
  const keptMs = Math.max(...windows.map(({ ms }) => ms)) + timeoutMs + REMEMBERED_MS
  const limiter = new RateLimiter(redis, {
    name: bookName(account),
    windows,
    holdMs: timeoutMs + SLACK_MS,
    clock: systemClock,
    random: Math.random,
    recentlySpent: async (sinceMs) => granted.filter(({ atMs }) => atMs >= sinceMs),
    log: openLog('silent'),
  })
  // What follows an answer is written behind the caller's back, and before Redis is left.
  const writing = new Set<Promise<void>>()
  const written = (work: Promise<void>) => {
    const done = work.finally(() => writing.delete(done))
    writing.add(done)
    return done
  }
  const gate: Gate = {
    enter: async (id, units, entering) => {
      const entered = await limiter.enter(id, units, entering)
      while (granted[0] && granted[0].atMs < systemClock.now() - keptMs) granted.shift()
      if (entered.is === 'granted') granted.push({ atMs: entered.atMs, units, grant: id })
      return entered
    },
    confirm: (id, units) => limiter.confirm(id, units),
    settle: (id, units, tookMs) => written(limiter.settle(id, units, tookMs)),
    release: (id, units) => written(limiter.release(id, units)),
    failed: () => written(limiter.failed()),
    refused: (id, waitMs, from) => written(limiter.refused(id, waitMs, from)),
    told: (limits) => written(limiter.told(limits)),
  }
  return { gate, idle: () => Promise.allSettled(writing) }
}
