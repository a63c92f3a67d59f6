import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Viewer } from '../access/roles.js'
import { UserError } from '../core/errors.js'

/**
 * Requests in a minute, per process: more than a person, or a script that polls every second,
 * makes.
 */
const OF_A_USER = 3_000
const OF_A_STRANGER = 600
const MINUTE_S = 60

/**
 * Bounds the requests of one user, or of one address without a user; this machine is not counted.
 */
export class RequestLimits {
  private readonly users = new RateLimiterMemory({ points: OF_A_USER, duration: MINUTE_S })
  private readonly strangers = new RateLimiterMemory({ points: OF_A_STRANGER, duration: MINUTE_S })

  /** @throws UserError (2) too_many_requests, with the seconds to wait */
  async count(viewer: Viewer | undefined, address: string): Promise<void> {
    if (viewer?.by === 'loopback') return
    try {
      await (viewer ? this.users.consume(viewer.name) : this.strangers.consume(address))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.ceil(error.msBeforeNext / 1000)
      throw UserError.usage('too_many_requests', { seconds })
    }
  }
}
