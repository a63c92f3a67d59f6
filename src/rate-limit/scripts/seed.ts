import { CLOCK, STATE } from './prelude.js'

/**
 * Makes a lost limiter again, at once and only if it is still lost; or, in one that remembers less
 * than `ARGV[1]`, enters the units that it has forgotten. Marks that the limiter has stay.
 *
 * ARGV     ms to remember, the name of the loss, then of each grant: id, units, its mark relative to now
 * answers  1, or 0 when another process was first, or the limiter was lost again since the loss was
 *          named
 */
export const SEED = `${CLOCK}
${STATE}
local asked = tonumber(ARGV[1])
if known and memory >= asked then return 0 end
local losing = redis.call('HMGET', KEYS[1], 'losing', 'lost')
if losing[1] ~= epoch or losing[2] ~= ARGV[2] then return 0 end
if not known then
  redis.call('DEL', unpack(KEYS, 2, 7))
  memory = asked
end
for i = 3, #ARGV - 2, 3 do
  local mark = now + tonumber(ARGV[i + 2])
  for k = 1, tonumber(ARGV[i + 1]) do redis.call('ZADD', KEYS[2], 'NX', mark, ARGV[i] .. ':' .. k) end
end
redis.call('HDEL', KEYS[1], 'losing', 'lost')
redis.call('HSET', KEYS[1], 'epoch', epoch, 'memory', math.max(memory, asked), 'clock', now)
return 1`
