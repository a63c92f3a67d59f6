import { takeLease } from '../../redis/lease.js'
import type { Engine } from '../engine.js'

/**
 * How often the lease is requested; a dead holder loses it only when it expires, which takes
 * longer.
 */
const RETRY_EVERY_MS = 100

/** Runs functions with the same name one after the other, over all processes of the storage. */
export async function oneAtATime<T>(
  engine: Pick<Engine, 'redis' | 'queuePrefix' | 'owner' | 'clock'>,
  name: string,
  run: () => Promise<T>,
): Promise<T> {
  const redis = (await engine.redis()).connect('lease')
  const key = `${engine.queuePrefix()}:${name}`
  try {
    let lease = await takeLease(redis, key, engine.owner)
    while (!lease) {
      await engine.clock.sleep(RETRY_EVERY_MS)
      lease = await takeLease(redis, key, engine.owner)
    }
    return await run().finally(() => lease.release())
  } finally {
    redis.disconnect()
  }
}
