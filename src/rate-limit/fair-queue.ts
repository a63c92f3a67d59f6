import { LANES, type Lane } from '../core/batch.js'

/**
 * The order in which calls that wait for units are served: start-time fair queueing (Goyal, Vin and
 * Cheng, SIGCOMM 1996), twice.
 *
 * Between lanes: a served unit moves its lane's turn on by the number below, and the lane with the
 * earliest turn is next. While all three lanes wait, urgent gets 64 of 73 units, normal 8,
 * background 1: an urgent call hardly waits, and no lane starves. A lane without waiting calls
 * gives its turns up: a call that enters it begins at the earliest turn of the lanes in which calls
 * wait.
 *
 * Within a lane: each call of a batch has a tag, one unit behind the batch's last; the smallest tag
 * is next. A new batch begins at the smallest waiting tag, so that batches take turns whatever
 * their sizes. (Not at the tag served last: of the calls for which there is room at one time, any
 * may come first to take it.) A call that leaves without its units gives its tag back: else a batch
 * whose processes end, or that waits while the account is paused, would pay for units that it never
 * got.
 */
export const TURN_OF_LANE = [1, 8, 64] as const

export const laneNumber = (lane: Lane): number => LANES.indexOf(lane) + 1
