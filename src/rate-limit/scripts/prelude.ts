/**
 * What every script begins with. The keys of a book, all in one hash slot:
 *
 * KEYS[1]  hash: `epoch`   the run id of the server on which the book was made
 *                `memory`  for how many milliseconds the book remembers a unit
 *                `clock`   the latest instant at which the book was changed
 *                `lost`    names the loss that is being made up for, `losing` the server on which it was
 *                met: see {@link LOST}
 *                `pause`   the instant until which nothing is granted or confirmed
 *                `answer`  how long an answer takes, in ms: a running mean
 *                `cost`    what an operation costs of which the contract does not tell it, from evidence
 *                `failures` calls in a row that were not answered; from the fifth it is an outage, and
 *                `probe`   until when one call is under way that shows whether it goes on, and
 *                `prober`  its grant id
 *                `turn`    the earliest turn of a lane that waited at the last grant, `turn1` to `turn3`
 *                the next of each, `tag1` to `tag3` the smallest tag of each that waited after it:
 *                see {@link LINE}
 * KEYS[2]  sorted set: a member `<grant id>:<k>` for each unit, and as its score the unit's mark:
 *          the instant from which windows count. At grant the deadline of the call, at settle the
 *          instant of the answer. A unit occupies a window of `ms` while `mark + ms >= now`.
 * KEYS[3]  to [5]: sorted sets, the line of each lane, urgent first: a member `<grant id>:<k>` for
 *          each unit that is waited for, and as its score its tag
 * KEYS[6]  sorted set: the same members, and until when they are expected to come again
 * KEYS[7]  hash: `<lane><batch>` the tag of the batch's next call there, `of:<grant id>` that field
 *          of a call that waits
 * KEYS[8]  hash: of a batch the lane that it was moved to, or `paused`, or `cancelled`
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
export const STATE = `local state = redis.call('HMGET', KEYS[1], 'epoch', 'memory', 'clock', 'pause', 'cost')
local epoch = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
local known = state[1] == epoch
local memory = tonumber(state[2]) or 0
local pause = tonumber(state[4]) or 0
local cost = tonumber(state[5]) or 0
if known then now = math.max(now, tonumber(state[3]) or 0) end`

/**
 * A listing of the records may only seed the book if it was begun after the loss: of a book that is
 * lost, made again and lost once more, an older one lacks what was granted in between. So who first
 * meets a loss names it, and the name is gone with the next one or on another server. The instant is
 * part of the name: one who waits may be the first to meet both losses, with the same id.
 */
export const LOST = `local function lostMark(id)
  if redis.call('HGET', KEYS[1], 'losing') ~= epoch then
    redis.call('HSET', KEYS[1], 'losing', epoch, 'lost', id .. '@' .. string.format('%.0f', now))
  end
  return redis.call('HGET', KEYS[1], 'lost')
end`
