import { OUTAGE_AFTER } from './fail.js'
import { LINE } from './line.js'
import { CLOCK, LOST, STATE } from './prelude.js'

/**
 * How long calls sleep while the first one is under way, by whose answer the limit is known that a
 * service advertises.
 */
const FIRST_ANSWER_MS = 100

/**
 * Takes all units if every window has room for them and for the calls that come first; else none.
 *
 * ARGV     grant id, units, hold in ms, number of windows, then `units ms` of each window; then the
 *          batch, its lane from 1, the most ms that the call sleeps before it asks again, and how
 *          many ms late it may be: with an empty batch the call has no place and waits for no other;
 *          then the advertised limit as the process knows it, 0: none yet, -1: none is advertised
 * answers  `granted <now> <cost>`, also to the same grant requested again after a lost connection; cost:
 *          the observed price of unpriced operations, or 0
 *          `denied <wait ms> <window, from 1; 0: paused, or an outage is probed> <units of others
 *          first>`: the earliest instant at which there can be room, as if all calls in flight
 *          were answered now
 *          `held <paused or cancelled>`: a person holds the batch
 *          `unknown <lost>`: the limiter is lost, or remembers less than the longest window; `lost`
 *          names this loss, and seeding has to give that name
 *          `settled`: the id was granted and settled before
 *          `advertised <units>`: the advertised limit is another than the process knows
 *
 * Work: ZCOUNT, ZRANK and ZRANGE by rank, O(log n); past units are removed once.
 */
export const GRANT = `${CLOCK}
${STATE}
${LOST}
${LINE}
local id, units, hold, count = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local batch, lane = ARGV[5 + 2 * count], tonumber(ARGV[6 + 2 * count])
local sleep, late = tonumber(ARGV[7 + 2 * count]), tonumber(ARGV[8 + 2 * count])
if units > 0 then
  for i = 1, count do
    if tonumber(ARGV[4 + 2 * i]) > memory then known = false end
  end
  if not known then return {'unknown', lostMark(id)} end
  local mark = redis.call('ZSCORE', KEYS[2], id .. ':1')
  if mark then
    if tonumber(mark) > now then return {'granted', now, cost} end
    return {'settled'}
  end
end
local knownLimit = tonumber(ARGV[9 + 2 * count])
local heard = redis.call('HMGET', KEYS[1], 'advertised', 'answer')
if units > 0 and knownLimit >= 0 and heard[1] and tonumber(heard[1]) ~= knownLimit then return {'advertised', tonumber(heard[1])} end
if units > 0 and knownLimit > 0 and not heard[1] then redis.call('HSET', KEYS[1], 'advertised', knownLimit) end
local isFirst = knownLimit == 0 and not heard[1] and not heard[2]
if batch ~= '' then
  local moved = redis.call('HGET', KEYS[8], batch)
  if moved == 'paused' or moved == 'cancelled' then
    if units > 0 then leave(id, units) end
    return {'held', moved}
  end
  if moved then lane = tonumber(moved) end
end
local function denied(wait, window, first, whom)
  if batch ~= '' then expect(id, units, now + math.min(wait, sleep) + late, whom) end
  return {'denied', wait, window, first}
end
if pause > now then return denied(pause - now, 0, 0, 'XX') end
if units == 0 then return {'granted', now, cost} end
local failures = tonumber(redis.call('HGET', KEYS[1], 'failures')) or 0
if failures >= ${OUTAGE_AFTER} or isFirst then
  local probe = tonumber(redis.call('HGET', KEYS[1], 'probe')) or 0
  local longest = isFirst and ${FIRST_ANSWER_MS} or probe
  if probe > now then return denied(math.min(probe - now, longest), 0, 0, 'XX') end
end
redis.call('HSET', KEYS[1], 'clock', now)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. (now - memory))
local first = 0
if batch ~= '' then
  dropLate()
  place(id, units, batch, lane)
  first = ahead(id, lane)
end
local wait, window = 0, 0
local all = redis.call('ZCARD', KEYS[2])
for i = 1, count do
  local limit, ms = tonumber(ARGV[3 + 2 * i]), tonumber(ARGV[4 + 2 * i])
  local used = redis.call('ZCOUNT', KEYS[2], now - ms, '+inf')
  local short = used + first + units - limit
  if short > 0 then
    local free = ms + 1
    if short <= used then
      local rank = all - used + short - 1
      free = math.min(tonumber(redis.call('ZRANGE', KEYS[2], rank, rank, 'WITHSCORES')[2]), now) + ms + 1 - now
    end
    if free > wait then wait, window = free, i end
  end
end
if wait > 0 then return denied(wait, window, first, 'CH') end
if batch ~= '' then serve(id, units, lane) end
if failures >= ${OUTAGE_AFTER} or isFirst then redis.call('HSET', KEYS[1], 'probe', now + hold, 'prober', id) end
for k = 1, units do redis.call('ZADD', KEYS[2], now + hold, id .. ':' .. k) end
return {'granted', now, cost}`
