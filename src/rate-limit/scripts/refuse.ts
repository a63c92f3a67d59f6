/**
 * The service refused the call: it may have counted it or not, so its units stay where they are, as
 * units of nobody. Those of the book's own calls are then what the service has let through.
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
