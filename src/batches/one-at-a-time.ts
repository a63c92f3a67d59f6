import { takeLease } from '../redis/lease.js'
import type { Engine } from './engine.js'

/** A holder that dies is taken over after its lease, which is longer. */
const LOOK_EVERY_MS = 100

/** Runs one after the other, over all processes of the storage, what goes by the same name. */
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
      await engine.clock.sleep(LOOK_EVERY_MS)
      lease = await takeLease(redis, key, engine.owner)
    }
    return await run().finally(() => lease.release())
  } finally {
    redis.disconnect()
  }
}
