import { type Language, translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Log } from '../runtime/log.js'

/** Tells once that Redis does not answer, with what to do, and once that it is back. */
export function logOutages(server: RedisServer, log: Log, language: Language): void {
  const redis = server.connect('outages')
  const { url } = server
  const tell = (level: 'error' | 'info', code: 'redis_away' | 'redis_back') =>
    log[level]({ code, redis: url }, translateWhole(language, sentence(code, { url })))
  let isOut = false
  redis.on('error', (error) => {
    if (isOut || !isAway(error)) return
    isOut = true
    tell('error', 'redis_away')
  })
  redis.on('ready', () => {
    if (isOut) tell('info', 'redis_back')
    isOut = false
  })
}
