import type { Window } from '../core/window.js'
import type { Denied, Grant, Granted, Held } from './grant.js'
import type { Place, SlidingWindows } from './sliding-windows.js'

export interface WaitForUnits {
  /** A new one for each call: see {@link SlidingWindows.grant}. */
  id: string
  units: number
  /** The batch and lane of the call; a call without a place does not wait for others. */
  place?: Omit<Place, 'sleepMs'>
  signal: AbortSignal
  /** The windows that may be taken now, without what is reserved. */
  windows?(): readonly Window[]
  /** The advertised limit: see {@link SlidingWindows.grant}. */
  advertised?(): number | undefined
  /** Adopts the advertised limit that another process heard. */
  adopt?(units: number): void
  /** Seeds a limiter that Redis has lost; `lost` names the loss. */
  recover(lost: string): Promise<void>
  /** Called before each sleep. */
  onWait?(denied: Denied): void
  /** May end early when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * The longest sleep before the call asks again: a batch can be moved to another lane and units can
 * be given back, so that there is room before the announced time; and a call whose process died
 * holds its place for this long.
 */
const LONGEST_SLEEP_MS = 2_000
/** Redis can be lost again while the limiter is made: each further loss doubles the wait. */
const SHORTEST_SLEEP_MS = 50

/**
 * Waits until the units are granted, or the batch is held. Throws the signal's reason when it
 * aborts; then no units are held, also when the grant was on its way.
 */
export async function waitForUnits(
  book: SlidingWindows,
  options: WaitForUnits,
): Promise<Granted | Held> {
  for (let lost = 0; ; ) {
    const answer = await grantUnlessAborted(book, options)
    if (answer.is === 'granted' || answer.is === 'held') return answer
    if (answer.is === 'advertised') {
      options.adopt?.(answer.units)
    } else if (answer.is === 'denied') {
      options.onWait?.(answer)
      lost = 0
      await options.sleep(Math.min(answer.waitMs, LONGEST_SLEEP_MS), options.signal)
    } else {
      await options.recover(answer.lost)
      const sleepMs = Math.min(SHORTEST_SLEEP_MS * 2 ** lost, LONGEST_SLEEP_MS)
      if (lost++ > 0) await options.sleep(sleepMs, options.signal)
    }
  }
}

/** Requests a grant. The request waits while Redis is away, but an abort ends it at once. */
async function grantUnlessAborted(book: SlidingWindows, options: WaitForUnits): Promise<Grant> {
  const { id, units, place, signal, windows, advertised } = options
  // Gives back the granted units, or the place in the queue. Redis may never answer.
  const giveBack = () => void book.release(id, units).catch(() => undefined)
  if (signal.aborted) giveBack()
  signal.throwIfAborted()
  const line = place && { ...place, sleepMs: LONGEST_SLEEP_MS }
  const answer = book.grant(id, units, line, windows?.(), advertised?.())
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason)
      answer.then(giveBack).catch(() => undefined)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    const first = await Promise.race([answer, aborted])
    // The grant and the abort may arrive together, and then the units are already being given back.
    signal.throwIfAborted()
    return first
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
