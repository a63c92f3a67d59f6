import type { App } from '../app/app.js'
import { UserError } from '../core/errors.js'
import { type Lease, takeLease } from '../redis/lease.js'

/** Two runs at once would show the same as new twice. */
export async function onlyOne(app: App, name: string): Promise<Lease> {
  const redis = (await app.redis()).connect('lease')
  const lease = await takeLease(redis, `${app.queuePrefix()}:watch:${name}`, app.owner)
  if (!lease) {
    redis.disconnect()
    throw UserError.other('watch_busy', { name })
  }
  return {
    lost: lease.lost,
    release: async () => {
      await lease.release()
      redis.disconnect()
    },
  }
}
