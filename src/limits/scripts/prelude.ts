/**
 * What every script begins with. The keys of a book, both in one hash slot:
 *
 * KEYS[1]  hash: `epoch`   the run id of the server on which the book was made
 *                `memory`  for how many milliseconds the book remembers a unit
 *                `clock`   the latest instant at which the book was changed
 *                `pause`   the instant until which nothing is granted
 * KEYS[2]  sorted set: a member `<grant id>:<k>` for each unit, and as its score the unit's mark:
 *          the instant from which windows count. At grant the deadline of the call, at settle the
 *          instant of the answer. A unit occupies a window of `ms` while `mark + ms >= now`.
 *
 * All instants are milliseconds of Redis' own clock, rounded down.
 */

/** The only source of time. A test replaces this text to say what time it is. */
export const CLOCK = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`

/**
 * `known` is false when Redis has lost the book: the key is gone, or another server answers, which
 * after a failover may not have what was last written. Time never runs backwards for a book: when
 * the clock is set back it stands still, and units made meanwhile do not end early when it is set
 * right again.
 */
export const STATE = `local state = redis.call('HMGET', KEYS[1], 'epoch', 'memory', 'clock', 'pause')
local epoch = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
local known = state[1] == epoch
local memory = tonumber(state[2]) or 0
local pause = tonumber(state[4]) or 0
if known then now = math.max(now, tonumber(state[3]) or 0) end`
