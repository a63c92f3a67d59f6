import { LANES, type Lane } from '../core/batch.js'

/**
 * The order in which calls that wait for units are served: start-time fair queueing (Goyal, Vin and
 * Cheng, SIGCOMM 1996), twice.
 *
 * Between lanes: a served unit moves its lane's turn on by this much, and the lane with the
 * earliest turn is next. While all three wait, urgent gets 64 of 73 units, normal 8, background 1:
 * who is urgent hardly waits, and nobody starves. A lane without anyone waiting gives its turns
 * up: who comes into it begins at the earliest turn of the lanes in which somebody waits.
 *
 * Within a lane: each call of a batch has a tag, one unit behind the batch's last; the smallest tag
 * is next. A batch that comes new begins at the smallest tag that waits, so that batches take
 * turns whatever their sizes. (Not at the one served last: of those for whom there is room at one
 * time, any may come first to take it.) Who leaves without its units gives its tag back: else a
 * batch whose processes end, or that waits while the account is paused, would pay for what it never
 * got.
 */
export const TURN_OF_LANE = [1, 8, 64] as const

export const laneNumber = (lane: Lane): number => LANES.indexOf(lane) + 1
