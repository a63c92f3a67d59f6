import { LINE } from './line.js'

/**
 * Gives up a place in the line, or units of a call that was never sent.
 *
 * ARGV     grant id, units
 * answers  how many units were given back
 */
export const RELEASE = `${LINE}
leave(ARGV[1], tonumber(ARGV[2]))
redis.call('HDEL', KEYS[1], 'probe')
local gone = 0
for k = 1, tonumber(ARGV[2]) do gone = gone + redis.call('ZREM', KEYS[2], ARGV[1] .. ':' .. k) end
return gone`
