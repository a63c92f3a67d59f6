import { CLOCK, STATE } from './prelude.js'

/**
 * Takes units if every window has room for all of them, or nothing.
 *
 * ARGV     grant id, units, hold in ms, number of windows, then `units ms` of each window
 * answers  `granted <now>`, also to the same grant asked again after a lost connection
 *          `denied <wait ms> <window, from 1; 0: paused>`: the earliest instant at which there can
 *          be room, as if all calls that are on their way were answered now
 *          `unknown`: the book is lost, or remembers less than the longest window
 *          `settled`: the id was granted and settled before
 *
 * Work: ZCOUNT and ZRANGE by rank, O(log n); what can occupy no window any more is removed once.
 */
export const GRANT = `${CLOCK}
${STATE}
local id, units, hold, count = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if units > 0 then
  for i = 1, count do
    if tonumber(ARGV[4 + 2 * i]) > memory then known = false end
  end
  if not known then return {'unknown'} end
  local mark = redis.call('ZSCORE', KEYS[2], id .. ':1')
  if mark then
    if tonumber(mark) > now then return {'granted', now} end
    return {'settled'}
  end
end
if pause > now then return {'denied', pause - now, 0} end
if units == 0 then return {'granted', now} end
redis.call('HSET', KEYS[1], 'clock', now)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. (now - memory))
local wait, window = 0, 0
local all = redis.call('ZCARD', KEYS[2])
for i = 1, count do
  local limit, ms = tonumber(ARGV[3 + 2 * i]), tonumber(ARGV[4 + 2 * i])
  local used = redis.call('ZCOUNT', KEYS[2], now - ms, '+inf')
  local short = used + units - limit
  if short > 0 then
    local rank = all - used + short - 1
    local last = redis.call('ZRANGE', KEYS[2], rank, rank, 'WITHSCORES')
    local free = math.min(tonumber(last[2]), now) + ms + 1 - now
    if free > wait then wait, window = free, i end
  end
end
if wait > 0 then return {'denied', wait, window} end
for k = 1, units do redis.call('ZADD', KEYS[2], now + hold, id .. ':' .. k) end
return {'granted', now}`
