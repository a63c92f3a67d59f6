import { CLOCK, STATE } from './prelude.js'

/**
 * Grants and confirms nothing for a while: the service has answered 429. A pause is never made shorter. It is
 * kept in a book that is lost too, and seeding leaves it.
 *
 * ARGV     milliseconds from now
 * answers  how many milliseconds the pause lasts
 */
export const PAUSE = `${CLOCK}
${STATE}
local longest = math.max(pause, now + tonumber(ARGV[1]))
redis.call('HSET', KEYS[1], 'pause', longest)
return longest - now`
