/**
 * Raises the assumed price of an unpriced operation; it is never lowered. When Redis loses it, it is
 * learnt again.
 *
 * ARGV     units
 * answers  the assumed price now
 */
export const COST = `local cost = math.max(tonumber(ARGV[1]), tonumber(redis.call('HGET', KEYS[1], 'cost')) or 0)
redis.call('HSET', KEYS[1], 'cost', cost)
return cost`
