import type { Window } from '../../core/window.js'
import type { Meter } from '../meter.js'

/**
 * Returns the state of the window with the least room. The meter's windows slide, so that none
 * restarts as a whole: `reset` is the time at which the next place becomes free. With no place left
 * it equals `Retry-After`, and it never promises more than one request.
 */
export function windowStateOf(meter: Meter, account: string, at: number) {
  const arrivals = meter.arrivals(account, at)
  const [tightest] = meter.windows
    .map((window) => windowStateIn(window, arrivals, at))
    .toSorted((a, b) => a.remaining - b.remaining || b.reset - a.reset)
  if (!tightest) throw new Error('the gazette service has no limit')
  return tightest
}

/** The three headers of the contract, "Limits". */
export function headersOf({ limit, remaining, reset }: ReturnType<typeof windowStateOf>) {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
  }
}

function windowStateIn({ units, ms }: Window, arrivals: readonly number[], at: number) {
  const inside = arrivals.filter((earlier) => earlier > at - ms)
  const [first] = inside
  return {
    limit: units,
    remaining: Math.max(0, units - inside.length),
    /** Seconds until the earliest request leaves the window; 0 if the window is empty. */
    reset: first === undefined ? 0 : Math.ceil((first + ms - at) / 1000),
    windowSeconds: ms / 1000,
  }
}
