/**
 * The beginning of every script. The keys of a limiter, all in one hash slot:
 *
 * KEYS[1]  hash: `epoch`   the run id of the server on which the limiter was made
 *                `memory`  for how many milliseconds the limiter remembers a unit
 *                `clock`   the latest instant at which the limiter was changed
 *                `lost`    names the loss that is being repaired, `losing` the server on which it was
 *                found: see {@link LOST}
 *                `pause`   the instant until which nothing is granted or confirmed
 *                `answer`  the time of an answer, in ms: a running mean
 *                `advertised` the limit of the shortest window, as the service told it last
 *                `cost`    the price of an unpriced operation, from evidence
 *                `failures` calls in a row that were not answered; from the fifth it is an outage, and
 *                `probe`   the deadline of the one call that tests whether the outage goes on, or by
 *                whose answer the advertised limit is known, and
 *                `prober`  its grant id
 *                `turn`    the earliest turn of a lane that waited at the last grant, `turn1` to `turn3`
 *                the next of each, `tag1` to `tag3` the smallest tag of each that waited after it:
 *                see {@link LINE}
 * KEYS[2]  sorted set: a member `<grant id>:<k>` for each unit, and as its score the unit's mark:
 *          the instant from which windows count. At grant the deadline of the call, at settle the
 *          instant of the answer. A unit occupies a window of `ms` while `mark + ms >= now`.
 * KEYS[3]  to [5]: sorted sets, the queue of each lane, urgent first: a member `<grant id>:<k>` for
 *          each waiting unit, and as its score its tag
 * KEYS[6]  sorted set: the same members, and until when their calls are expected to ask again
 * KEYS[7]  hash: `<lane><batch>` the tag of the batch's next call there, `of:<grant id>` the name
 *          of that field for a waiting call
 * KEYS[8]  hash: by batch, the lane that it was moved to, or `paused`, or `cancelled`
 *
 * All instants are milliseconds of Redis' own clock, rounded down.
 */

/** The only source of time. A test replaces this text to set the time. */
export const CLOCK = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`

/**
 * `known` is false when Redis has lost the limiter: the key is gone, or another server answers,
 * which after a failover may lack the last writes. The time of a limiter never runs backwards: when
 * the clock is set back it stands still, and units granted meanwhile do not end early when the
 * clock is set right again.
 */
export const STATE = `local state = redis.call('HMGET', KEYS[1], 'epoch', 'memory', 'clock', 'pause', 'cost')
local epoch = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)')
local known = state[1] == epoch
local memory = tonumber(state[2]) or 0
local pause = tonumber(state[4]) or 0
local cost = tonumber(state[5]) or 0
if known then now = math.max(now, tonumber(state[3]) or 0) end`

/**
 * A listing of the ledger may seed the limiter only if it was begun after the loss: when a limiter
 * is lost, made again and lost once more, an older listing lacks the grants in between. So the call
 * that first meets a loss names it, and the name is gone with the next loss or on another server.
 * The instant is part of the name: one waiting call may be the first to meet both losses, with the
 * same id.
 */
export const LOST = `local function lostMark(id)
  if redis.call('HGET', KEYS[1], 'losing') ~= epoch then
    redis.call('HSET', KEYS[1], 'losing', epoch, 'lost', id .. '@' .. string.format('%.0f', now))
  end
  return redis.call('HGET', KEYS[1], 'lost')
end`
