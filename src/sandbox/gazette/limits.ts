import type { Window } from '../../core/window.js'
import type { Meter } from '../meter.js'

/** How a key's window stands. */
export interface Standing {
  limit: number
  remaining: number
  /** Seconds until the earliest request in the window leaves it; 0 when there is none. */
  reset: number
  windowSeconds: number
}

/**
 * Of the window that has least left. The meter's windows slide: none of them starts anew at an
 * instant, so the restart that is told is when the next place comes free. With none left that is
 * `Retry-After`, and never a promise of more than one request.
 */
export function standingOf(meter: Meter, account: string, at: number): Standing {
  const arrivals = meter.arrivals(account, at)
  const [tightest] = meter.windows
    .map((window) => standingIn(window, arrivals, at))
    .toSorted((a, b) => a.remaining - b.remaining || b.reset - a.reset)
  if (!tightest) throw new Error('the gazette service has no limit')
  return tightest
}

/** The three headers of the contract, "Limits". */
export function headersOf({ limit, remaining, reset }: Standing): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
  }
}

function standingIn({ units, ms }: Window, arrivals: readonly number[], at: number): Standing {
  const inside = arrivals.filter((earlier) => earlier > at - ms)
  const [first] = inside
  return {
    limit: units,
    remaining: Math.max(0, units - inside.length),
    reset: first === undefined ? 0 : Math.ceil((first + ms - at) / 1000),
    windowSeconds: ms / 1000,
  }
}
