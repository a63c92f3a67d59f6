import { CLOCK, STATE } from './prelude.js'

/** Failures in a row, without an answer of the service in between, that count as an outage. */
export const OUTAGE_AFTER = 5

/**
 * Counts a call that failed, or whose answer was lost. From the fifth in a row nothing is granted for
 * a while, and then one call at a time, until one is answered: waiting calls spend neither units nor
 * attempts. Calls that were in flight together fail together: only a call that was sent to probe the
 * outage shows that it goes on.
 *
 * ARGV     shortest and longest pause in ms; it doubles with each probe that fails
 * answers  how many milliseconds the pause lasts; 0 before it is an outage
 */
export const FAIL = `${CLOCK}
${STATE}
local failures = tonumber(redis.call('HGET', KEYS[1], 'failures')) or 0
local probes = redis.call('HEXISTS', KEYS[1], 'probe') == 1
if failures >= ${OUTAGE_AFTER} and (pause > now or not probes) then return math.max(pause - now, 0) end
failures = failures + 1
redis.call('HSET', KEYS[1], 'failures', failures)
redis.call('HDEL', KEYS[1], 'probe', 'prober')
if failures < ${OUTAGE_AFTER} then return 0 end
local ms = math.min(tonumber(ARGV[1]) * 2 ^ (failures - ${OUTAGE_AFTER}), tonumber(ARGV[2]))
local longest = math.max(pause, now + ms)
redis.call('HSET', KEYS[1], 'pause', longest)
return longest - now`
