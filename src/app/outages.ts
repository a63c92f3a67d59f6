import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Log } from '../runtime/log.js'

const AWAY =
  'Redis does not answer: check that it runs, and REDIS_URL; it is tried again until it does'

/** Logs once that Redis does not answer, with what to do, and once that it is back. */
export function logOutages(server: RedisServer, log: Log): void {
  const redis = server.connect('outages')
  const facts = { redis: server.url }
  let isOut = false
  redis.on('error', (error) => {
    if (isOut || !isAway(error)) return
    isOut = true
    log.error(facts, AWAY)
  })
  redis.on('ready', () => {
    if (isOut) log.info(facts, 'Redis answers again')
    isOut = false
  })
}
