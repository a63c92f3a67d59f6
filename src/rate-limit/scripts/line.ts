import { TURN_OF_LANE } from '../fair-queue.js'

/**
 * The fair queue in which calls wait for units; `src/rate-limit/fair-queue.ts` has the rule and its
 * reason. Each function costs O(log n) of the waiting calls. `expect` sets until when a call is
 * expected to ask again: `XX` if it has a place, `CH` in any case.
 */
export const LINE = `local TURN = {${TURN_OF_LANE.join(', ')}}
local function members(id, units)
  local all = {}
  for k = 1, units do all[k] = id .. ':' .. k end
  return all
end
local function giveBack(id, units)
  local whose = redis.call('HGET', KEYS[7], 'of:' .. id)
  if whose then redis.call('HINCRBY', KEYS[7], whose, -units) end
end
local function vacate(id, all)
  for key = 3, 6 do redis.call('ZREM', KEYS[key], unpack(all)) end
  redis.call('HDEL', KEYS[7], 'of:' .. id)
end
local function leave(id, units)
  giveBack(id, units)
  vacate(id, members(id, units))
end
local function dropLate()
  local late = redis.call('ZRANGEBYSCORE', KEYS[6], '-inf', '(' .. now, 'LIMIT', 0, 256)
  for _, member in ipairs(late) do giveBack(string.match(member, '^(.*):'), 1) end
  for _, member in ipairs(late) do vacate(string.match(member, '^(.*):'), {member}) end
end
local function expect(id, units, back, whom)
  for k = 1, units do redis.call('ZADD', KEYS[6], whom, back, id .. ':' .. k) end
end
local function place(id, units, batch, lane)
  if redis.call('ZSCORE', KEYS[2 + lane], id .. ':1') then return end
  leave(id, units)
  local last = tonumber(redis.call('HGET', KEYS[1], 'tag' .. lane)) or 0
  local tag = math.max(last, tonumber(redis.call('HGET', KEYS[7], lane .. batch)) or 0)
  redis.call('HSET', KEYS[7], lane .. batch, tag + units, 'of:' .. id, lane .. batch)
  for k = 1, units do redis.call('ZADD', KEYS[2 + lane], tag, id .. ':' .. k) end
end
local function turns()
  local all = redis.call('HMGET', KEYS[1], 'turn', 'turn1', 'turn2', 'turn3')
  local last = tonumber(all[1]) or 0
  return last, {
    math.max(last, tonumber(all[2]) or 0),
    math.max(last, tonumber(all[3]) or 0),
    math.max(last, tonumber(all[4]) or 0),
  }
end
local function ahead(id, lane)
  local rank = redis.call('ZRANK', KEYS[2 + lane], id .. ':1')
  local _, turn = turns()
  local start = turn[lane] + rank * TURN[lane]
  local sum = rank
  for other = 1, 3 do
    local waiting = redis.call('ZCARD', KEYS[2 + other])
    if other ~= lane and waiting > 0 and start >= turn[other] then
      local before = (start - turn[other]) / TURN[other]
      before = other < lane and math.floor(before) + 1 or math.ceil(before)
      sum = sum + math.min(before, waiting)
    end
  end
  return sum
end
local function serve(id, units, lane)
  local _, turn = turns()
  local least = turn[lane]
  for other = 1, 3 do
    if redis.call('ZCARD', KEYS[2 + other]) > 0 then least = math.min(least, turn[other]) end
  end
  local tag = redis.call('ZSCORE', KEYS[2 + lane], id .. ':1')
  vacate(id, members(id, units))
  if redis.call('ZCARD', KEYS[3]) + redis.call('ZCARD', KEYS[4]) + redis.call('ZCARD', KEYS[5]) == 0 then
    redis.call('HDEL', KEYS[1], 'turn', 'turn1', 'turn2', 'turn3', 'tag1', 'tag2', 'tag3')
    redis.call('DEL', KEYS[7])
    return
  end
  tag = redis.call('ZRANGE', KEYS[2 + lane], 0, 0, 'WITHSCORES')[2] or tag
  local last = tonumber(redis.call('HGET', KEYS[1], 'tag' .. lane)) or 0
  redis.call('HSET', KEYS[1], 'turn', least, 'turn' .. lane, turn[lane] + units * TURN[lane],
    'tag' .. lane, math.max(last, tonumber(tag)))
end`
