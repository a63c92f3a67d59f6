import { CLOCK, STATE } from './prelude.js'

/**
 * Enters external usage: the service counts more units of the user than this limiter, because another
 * program uses them. They are entered without a grant, so that our share shrinks by as much, and
 * leave one by one: the first when the service says that there is room again, the last a whole
 * window from now. A lost limiter takes the advertised limit alone, lest an older one be adopted.
 *
 * ARGV     a new id, units and ms of the window that is short, the units left in it by the
 *          service's count, in how many ms there is room again, the advertised limit or 0
 * answers  how many units were entered
 */
export const FOREIGN = `${CLOCK}
${STATE}
if tonumber(ARGV[6]) > 0 then redis.call('HSET', KEYS[1], 'advertised', ARGV[6]) end
if not known then return 0 end
local limit, ms, left, free = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local others = limit - left - redis.call('ZCOUNT', KEYS[2], now - ms, '+inf')
free = math.min(free, ms)
for k = 1, others do
  local mark = math.ceil(now - ms + free + (ms - free) * k / others)
  redis.call('ZADD', KEYS[2], mark, '~' .. ARGV[1] .. ':' .. k)
end
if others > 0 then redis.call('HSET', KEYS[1], 'clock', now) end
return math.max(others, 0)`
