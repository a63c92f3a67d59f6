import { CLOCK, STATE } from './prelude.js'

/**
 * Decides whether the call may be sent, and holds its units for the full time from now. It runs last
 * before the call is sent, after its record was written: if the limiter was lost in between, the seed
 * may lack that record; and another call may have been answered 429.
 *
 * ARGV     grant id, units, hold in ms
 * answers  1, or 0 when the units are not in the limiter or a pause is not over
 */
export const CONFIRM = `${CLOCK}
${STATE}
if not known or pause > now then return 0 end
for k = 1, tonumber(ARGV[2]) do
  if not redis.call('ZSCORE', KEYS[2], ARGV[1] .. ':' .. k) then return 0 end
end
for k = 1, tonumber(ARGV[2]) do redis.call('ZADD', KEYS[2], now + tonumber(ARGV[3]), ARGV[1] .. ':' .. k) end
redis.call('HSET', KEYS[1], 'clock', now)
return 1`
