/**
 * Puts a batch into another lane, holds it, or lets it go on in the lane that its calls name. A
 * waiting call takes its new place when it asks again.
 *
 * ARGV     batch, then 1 to 3, `paused`, `cancelled`, or nothing
 */
export const MOVE = `if ARGV[2] == '' then return redis.call('HDEL', KEYS[8], ARGV[1]) end
return redis.call('HSET', KEYS[8], ARGV[1], ARGV[2])`
