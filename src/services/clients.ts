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

/** The credential and address of a service, and the Redis where its units are counted. */
export type ServiceAccess = Pick<
  Account,
  'service' | 'baseUrl' | 'key' | 'user' | 'windows' | 'timeoutMs' | 'allowHttp'
> & {
  /** One Redis for all processes that use the credential, with `maxRetriesPerRequest: null`. */
  redis: Redis
}

/**
 * Opens the sender of the clients, which the package offers to programs (`lote/clients`). It sends
 * each call at most once, and a call with a price only when no window of the account overflows by
 * it, over all processes that share the Redis. When Redis loses the limiter, this process's grants
 * are entered again; the grants of other processes are unknown then, so several processes need a
 * Redis that persists.
 *
 * @throws Error when `baseUrl` is not a URL, or plain http to another machine without `allowHttp`
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

/** The units of an unanswered call are held for its timeout and the sender's slack. */
const SLACK_MS = 10_000
/** Longer than a grant can count, by the clock of any machine. */
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
    advertises: account.service === 'gazette',
  })
  // Writes that follow an answer run in the background; `close` waits for them before it leaves
  // Redis.
  const writing = new Set<Promise<void>>()
  const written = (work: Promise<void>) => {
    const done = work.finally(() => writing.delete(done))
    writing.add(done)
    return done
  }
  const gate: Gate = {
    get unpricedCost() {
      return limiter.unpricedCost
    },
    enter: async (id, units, entering) => {
      const entered = await limiter.enter(id, units, entering)
      while (granted[0] && granted[0].atMs < systemClock.now() - keptMs) granted.shift()
      // The limiter compares these instants with this process's clock, not with that of Redis.
      if (entered.is === 'granted') granted.push({ atMs: systemClock.now(), units, grant: id })
      return entered
    },
    confirm: (id, units) => limiter.confirm(id, units),
    settle: (id, units, tookMs) => written(limiter.settle(id, units, tookMs)),
    release: (id, units) => written(limiter.release(id, units)),
    failed: () => written(limiter.failed()),
    refused: (id, waitMs, from) => written(limiter.refused(id, waitMs, from)),
    advertised: (limits) => written(limiter.advertised(limits)),
  }
  return { gate, idle: () => Promise.allSettled(writing) }
}
