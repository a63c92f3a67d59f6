import { CLOCK, STATE } from './prelude.js'

/**
 * Reads the limiter's state, changing nothing.
 *
 * ARGV     length of the longest window in ms
 * answers  known (1 or 0), now, ms of pause that are left, mean ms of an answer or -1, price of an
 *          unpriced operation or 0; then lists: members and marks relative to now of all units that
 *          occupy that window, in rising order; the members waiting in each lane in their order;
 *          batches and the lane or state that they were moved to; calls in a row that failed
 */
export const READ = `${CLOCK}
${STATE}
if tonumber(ARGV[1]) > memory then known = false end
local units = redis.call('ZRANGEBYSCORE', KEYS[2], now - tonumber(ARGV[1]), '+inf', 'WITHSCORES')
for i = 2, #units, 2 do units[i] = tonumber(units[i]) - now end
local answer = tonumber(redis.call('HGET', KEYS[1], 'answer')) or -1
return {known and 1 or 0, now, math.max(pause - now, 0), answer, cost, units,
  redis.call('ZRANGE', KEYS[3], 0, -1), redis.call('ZRANGE', KEYS[4], 0, -1),
  redis.call('ZRANGE', KEYS[5], 0, -1), redis.call('HGETALL', KEYS[8]),
  tonumber(redis.call('HGET', KEYS[1], 'failures')) or 0}`
