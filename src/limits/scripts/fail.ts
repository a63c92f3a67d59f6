import { CLOCK, STATE } from './prelude.js'

/** Failures in a row, without an answer of the service in between, that are taken for an outage. */
export const OUTAGE_AFTER = 5

/**
 * A call failed, or its answer was lost. From the fifth in a row nothing is granted for a while, and
 * then one call at a time, until one is answered: those who wait spend neither units nor attempts.
 *
 * ARGV     shortest and longest pause in ms; it doubles with each failure
 * answers  how many milliseconds the pause lasts; 0: it is no outage yet
 */
export const FAIL = `${CLOCK}
${STATE}
local failures = redis.call('HINCRBY', KEYS[1], 'failures', 1)
redis.call('HDEL', KEYS[1], 'probe')
if failures < ${OUTAGE_AFTER} then return 0 end
local ms = math.min(tonumber(ARGV[1]) * 2 ^ (failures - ${OUTAGE_AFTER}), tonumber(ARGV[2]))
local longest = math.max(pause, now + ms)
redis.call('HSET', KEYS[1], 'pause', longest)
return longest - now`
