/**
 * Raises what an operation of untold cost is taken to cost; it is never lowered. Lost with Redis,
 * and then learnt again.
 *
 * ARGV     units
 * answers  what it is taken to cost now
 */
export const COST = `local cost = math.max(tonumber(ARGV[1]), tonumber(redis.call('HGET', KEYS[1], 'cost')) or 0)
redis.call('HSET', KEYS[1], 'cost', cost)
return cost`
