import { Redis } from 'ioredis'
import { openSender, parseLimits } from 'lote/clients'

/**
 * A sender to one service by the variables of its prefix (`CALC`, `GAZETTE`, `UPDATE`), with its
 * units counted in the Redis of `REDIS_URL`, and what closes both.
 */
export function senderOf(service, prefix, limits) {
  const { [`${prefix}_BASE_URL`]: baseUrl, [`${prefix}_API_KEY`]: key, REDIS_URL } = process.env
  if (!baseUrl || !key || !REDIS_URL) {
    throw new Error(`set ${prefix}_BASE_URL, ${prefix}_API_KEY and REDIS_URL`)
  }
  const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: null })
  const windows = parseLimits(limits)
  const opened = openSender({ service, baseUrl, key, windows, timeoutMs: 60_000, redis })
  const close = async () => {
    await opened.close()
    await redis.quit()
  }
  return { sender: opened.sender, close }
}
