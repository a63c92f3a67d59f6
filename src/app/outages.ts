import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Log } from '../runtime/log.js'

const AWAY =
  'Redis does not answer: check that it runs, and REDIS_URL; it is tried again until it does'

/** Logs once what fails again and again in the same way, and once that it works again. */
export class Failures {
  private readonly reported = new Map<string, string>()

  constructor(private readonly log: Log) {}

  failed(what: string, error: unknown, facts: Record<string, string> = {}): void {
    const why = String(error)
    const key = keyOf(what, facts)
    if (this.reported.get(key) === why) return
    this.reported.set(key, why)
    this.log.error({ ...facts, err: error }, what)
  }

  works(what: string, facts: Record<string, string> = {}): void {
    if (this.reported.delete(keyOf(what, facts))) this.log.info(facts, `${what}: works again`)
  }
}

const keyOf = (what: string, facts: Record<string, string>) =>
  [what, ...Object.values(facts)].join('\n')

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
