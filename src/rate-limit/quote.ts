import type { Window } from '../core/window.js'
import { TURN_OF_LANE } from './fair-queue.js'
import { limitsAt, type Reserve } from './reserve.js'
import { checkWindows } from './window-rule.js'

/** The calls of one batch that are still to come. */
export interface Flow {
  /** 1: urgent, 2: normal, 3: background. */
  lane: number
  calls: number
  unitsPerCall?: number
}

export interface Estimate {
  windows: readonly Window[]
  reserves?: readonly Reserve[]
  /** The instant of the estimate, for reserves by hour of the day. */
  nowMs?: number
  /** All batches of the account; they share its units as {@link TURN_OF_LANE} states. */
  flows: readonly Flow[]
  /** The time of an answer, in ms. */
  answerMs: number
  /** How many calls of one batch may be in flight at once. */
  concurrency: number
  /**
   * The marks of the units that occupy windows now, as {@link
   * import('./sliding-windows.js').SlidingWindows.read} returns them.
   */
  used?: readonly number[]
  pausedMs?: number
}

/**
 * A call that waits longer than two days finds no room at any hour of the day, so it is never made.
 */
const LONGEST_WAIT_MS = 48 * 3_600_000

/**
 * The bound of the simulation: a million calls would take eleven years, for which no exact time is
 * needed.
 */
const MOST_CALLS = 200_000

/**
 * Returns in how many milliseconds from now the last answer of each flow arrives. It runs the rules
 * of the limiter and of the fair queue on calls that all take the same time. 300 calls at 60 a
 * minute and 300 an hour, answered in one second: four minutes and five answers. Infinite when a
 * call needs more units than a window has.
 */
export function estimateFinishes(estimate: Estimate): number[] {
  const flows = estimate.flows.map((flow) => new Running(flow))
  const marks = marksOf(estimate)
  let nowMs = estimate.pausedMs ?? 0
  const turns = new Turns()
  for (let served = 0; served < MOST_CALLS; served++) {
    const flow = turns.next(flows)
    if (!flow) break
    const { unitsPerCall, lane } = flow
    if (estimate.windows.some((window) => window.units < unitsPerCall)) {
      flow.endsMs = flow.left > 0 ? Number.POSITIVE_INFINITY : 0
      flow.left = 0
      continue
    }
    nowMs = Math.max(nowMs, flow.answers[flow.answers.length - estimate.concurrency] ?? 0)
    nowMs = whenRoom(marks, estimate, unitsPerCall, nowMs)
    turns.serve(flow, lane)
    flow.called(nowMs + estimate.answerMs)
    // Answers arrive in the order of their calls, so that the marks stay in rising order.
    for (let unit = 0; unit < unitsPerCall; unit++) marks.push(nowMs + estimate.answerMs)
  }
  // The calls of a flow beyond the bound are assumed to go on at its pace so far.
  return flows.map(
    (flow) => flow.endsMs * (flow.made > 0 ? (flow.made + flow.left) / flow.made : 1),
  )
}

/**
 * The marks of the used units; calls in flight are assumed to be answered as late as a call sent
 * now.
 */
function marksOf({ used = [], answerMs }: Estimate): number[] {
  return used.map((mark) => Math.min(mark, answerMs))
}

class Running {
  readonly lane: number
  readonly unitsPerCall: number
  left: number
  made = 0
  endsMs = 0
  tag = 0
  readonly answers: number[] = []

  constructor({ lane, calls, unitsPerCall = 1 }: Flow) {
    this.lane = lane
    this.left = calls
    this.unitsPerCall = unitsPerCall
  }

  called(answeredMs: number): void {
    this.left -= 1
    this.made += 1
    this.endsMs = answeredMs
    this.answers.push(answeredMs)
  }
}

/** The order of the fair queue, while all remaining calls wait in it. */
class Turns {
  private readonly turn = [0, 0, 0]

  next(flows: readonly Running[]): Running | undefined {
    let best: Running | undefined
    for (const flow of flows) {
      if (flow.left > 0 && (!best || this.isBefore(flow, best))) best = flow
    }
    return best
  }

  serve(flow: Running, lane: number): void {
    this.turn[lane - 1]! += flow.unitsPerCall * TURN_OF_LANE[lane - 1]!
    flow.tag += flow.unitsPerCall
  }

  private isBefore(one: Running, other: Running): boolean {
    if (one.lane === other.lane) return one.tag < other.tag
    const turn = this.turn[one.lane - 1]!
    const otherTurn = this.turn[other.lane - 1]!
    return turn < otherTurn || (turn === otherTurn && one.lane < other.lane)
  }
}

function whenRoom(
  marks: readonly number[],
  { windows, reserves = [], nowMs: startMs = 0 }: Estimate,
  units: number,
  fromMs: number,
): number {
  for (let nowMs = fromMs; nowMs - fromMs < LONGEST_WAIT_MS; ) {
    const limits =
      reserves.length === 0 ? windows : limitsAt(windows, reserves, startMs + nowMs, units)
    const verdict = checkWindows(marks, limits, units, nowMs)
    if (verdict.is === 'room') return nowMs
    nowMs += verdict.waitMs
  }
  return Number.POSITIVE_INFINITY
}
