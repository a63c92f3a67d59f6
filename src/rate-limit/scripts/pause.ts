import { CLOCK, STATE } from './prelude.js'

/**
 * Grants and confirms nothing for a while: the service has answered 429. A pause is never shortened.
 * A lost limiter stores it as well, and seeding does not change it.
 *
 * ARGV     milliseconds from now
 * answers  how many milliseconds the pause lasts
 */
export const PAUSE = `${CLOCK}
${STATE}
local longest = math.max(pause, now + tonumber(ARGV[1]))
redis.call('HSET', KEYS[1], 'pause', longest)
return longest - now`
