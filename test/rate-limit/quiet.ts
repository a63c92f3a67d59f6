import { Dice } from '../../bench/limit-proof/dice.js'
import type { BatchSettings, World } from '../../bench/limit-proof/world.js'
import type { Window } from '../../src/core/window.js'
import { type Estimate, estimateFinishes } from '../../src/rate-limit/quote.js'

export const MINUTE: Window = { units: 60, ms: 60_000 }
export const HOUR: Window = { units: 300, ms: 3_600_000 }

export interface Quiet extends Partial<Omit<World, 'batches'>> {
  batches: (Partial<BatchSettings> & { calls: number })[]
  /** Each call is counted on arrival and answered so long after. */
  answerMs: number
}

/** Calls of one batch that has the account to itself. */
export type Alone = Omit<Estimate, 'flows'> & { calls: number; unitsPerCall?: number }

/** @returns milliseconds until its last answer is in, as the quote says */
export function finishMsOf({ calls, unitsPerCall = 1, ...estimate }: Alone): number {
  return estimateFinishes({ ...estimate, flows: [{ lane: 2, calls, unitsPerCall }] })[0]!
}

/** A world in which nothing goes wrong and nothing takes time but the answers of the service. */
export function quiet({ batches, answerMs, ...more }: Quiet): World {
  return {
    dice: new Dice(1),
    windows: [MINUTE, HOUR],
    timeoutMs: 60_000,
    slackMs: 10_000,
    service: { delaysOf: () => ({ countedMs: 0, answeredMs: answerMs }), lost: 0 },
    batches: batches.map((batch, at) => ({
      id: `b${at}`,
      lane: 2,
      callers: 60,
      unitsOf: () => 1,
      ...batch,
    })),
    processes: 1,
    skewsMs: [0],
    wire: { longestMs: 0, lost: 0 },
    bucketMs: 0,
    mishaps: {},
    untilMs: 1_000 * 3_600_000,
    ...more,
  }
}
