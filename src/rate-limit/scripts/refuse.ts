/**
 * The service refused the call, and may have counted it or not: its units keep their marks, as
 * external usage. The units of the limiter's own calls are then those that the service admitted.
 *
 * ARGV     grant id
 * answers  how many units it had
 */
export const REFUSE = `local k = 1
while true do
  local member = ARGV[1] .. ':' .. k
  local mark = redis.call('ZSCORE', KEYS[2], member)
  if not mark then return k - 1 end
  redis.call('ZREM', KEYS[2], member)
  redis.call('ZADD', KEYS[2], mark, '~' .. member)
  k = k + 1
end`
