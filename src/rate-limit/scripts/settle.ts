import { CLOCK, STATE } from './prelude.js'

/**
 * The call was answered, which ends an outage: from now its units occupy their windows for the
 * length of each window. This holds also when the answer came after the deadline, and for more units
 * than were granted, when the service reports a higher price. A repetition only holds the units
 * longer.
 *
 * ARGV     grant id, units, how long the answer took in ms
 * answers  1, or 0 when the limiter is lost: the seed holds the units until their deadline
 */
export const SETTLE = `${CLOCK}
${STATE}
if not known then return 0 end
redis.call('HSET', KEYS[1], 'clock', now)
redis.call('HDEL', KEYS[1], 'failures', 'probe', 'prober')
for k = 1, tonumber(ARGV[2]) do redis.call('ZADD', KEYS[2], now, ARGV[1] .. ':' .. k) end
local took = tonumber(ARGV[3])
if took >= 0 then
  local mean = tonumber(redis.call('HGET', KEYS[1], 'answer')) or took
  redis.call('HSET', KEYS[1], 'answer', math.floor(mean + (took - mean) / 16))
end
return 1`
