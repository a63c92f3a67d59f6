import { LINE } from './line.js'

/**
 * Gives up a place in the queue, or the units of a call that was never sent. If that call was to
 * probe an outage, the next one probes it.
 *
 * ARGV     grant id, units
 * answers  how many units were given back
 */
export const RELEASE = `${LINE}
leave(ARGV[1], tonumber(ARGV[2]))
if redis.call('HGET', KEYS[1], 'prober') == ARGV[1] then redis.call('HDEL', KEYS[1], 'probe', 'prober') end
local gone = 0
for k = 1, tonumber(ARGV[2]) do gone = gone + redis.call('ZREM', KEYS[2], ARGV[1] .. ':' .. k) end
return gone`
