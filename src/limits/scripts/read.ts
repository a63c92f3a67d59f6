import { CLOCK, STATE } from './prelude.js'

/**
 * Reads a book, changing nothing.
 *
 * ARGV     length of the longest window in ms
 * answers  known (1 or 0), now, ms of pause that are left, then the marks of all units that occupy
 *          that window, in rising order, relative to now
 */
export const READ = `${CLOCK}
${STATE}
if tonumber(ARGV[1]) > memory then known = false end
local answer = {known and 1 or 0, now, math.max(pause - now, 0)}
local units = redis.call('ZRANGEBYSCORE', KEYS[2], now - tonumber(ARGV[1]), '+inf', 'WITHSCORES')
for i = 2, #units, 2 do answer[#answer + 1] = tonumber(units[i]) - now end
return answer`
