import { CLOCK, STATE } from './prelude.js'

/**
 * Asks whether the units are still held, and holds them for the full time from now. The last thing
 * before a call is sent, after its record was written: if the book was lost in between, the seed
 * may have been made without that record.
 *
 * ARGV     grant id, units, hold in ms
 * answers  1, or 0 when the units are not in the book
 */
export const CONFIRM = `${CLOCK}
${STATE}
if not known then return 0 end
for k = 1, tonumber(ARGV[2]) do
  if not redis.call('ZSCORE', KEYS[2], ARGV[1] .. ':' .. k) then return 0 end
end
for k = 1, tonumber(ARGV[2]) do redis.call('ZADD', KEYS[2], now + tonumber(ARGV[3]), ARGV[1] .. ':' .. k) end
redis.call('HSET', KEYS[1], 'clock', now)
return 1`
