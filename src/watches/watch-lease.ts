import type { Engine } from '../batches/engine.js'
import { UserError } from '../core/errors.js'
import { type Lease, takeLease } from '../redis/lease.js'

/**
 * Takes the lease of a watch; undefined while another process holds it: two concurrent nights would
 * both show the same items as new.
 */
export async function takeWatchLease(
  engine: Pick<Engine, 'redis' | 'queuePrefix' | 'owner'>,
  name: string,
): Promise<Lease | undefined> {
  const redis = (await engine.redis()).connect('lease')
  const lease = await takeLease(redis, `${engine.queuePrefix()}:watch:${name}`, engine.owner)
  if (!lease) {
    redis.disconnect()
    return undefined
  }
  return {
    ...lease,
    release: async () => {
      await lease.release()
      redis.disconnect()
    },
  }
}

/**
 * Takes the lease of a watch.
 * @throws UserError (1) while another process holds it
 */
export async function requireWatchLease(
  engine: Parameters<typeof takeWatchLease>[0],
  name: string,
): Promise<Lease> {
  const lease = await takeWatchLease(engine, name)
  if (!lease) throw UserError.other('watch_busy', { name })
  return lease
}
