import { type Language, translateWhole } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Log } from '../runtime/log.js'

/** Logs once that Redis does not answer, with what to do, and once that it is back. */
export function logOutages(server: RedisServer, log: Log, language: Language): void {
  hearOutages(server, (told, isOut) => {
    const facts = { code: told.code, redis: server.url }
    log[isOut ? 'error' : 'info'](facts, translateWhole(language, told))
  })
}

/** Tells once that Redis does not answer, and once that it is back. */
export function hearOutages(
  server: RedisServer,
  tell: (told: Sentence, isOut: boolean) => void,
): void {
  const redis = server.connect('outages')
  const { url } = server
  let isOut = false
  redis.on('error', (error) => {
    if (isOut || !isAway(error)) return
    isOut = true
    tell(sentence('redis_away', { url }), isOut)
  })
  redis.on('ready', () => {
    const wasOut = isOut
    isOut = false
    if (wasOut) tell(sentence('redis_back', { url }), isOut)
  })
}
