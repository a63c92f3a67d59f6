import type { Window } from '../core/window.js'
import type { Denied, Grant, Granted, Held, Place, SlidingWindows } from './sliding-windows.js'

export interface WaitForUnits {
  /** A new one for each call: see {@link SlidingWindows.grant}. */
  id: string
  units: number
  /** Where the call waits; without it, it lets nobody first. */
  place?: Omit<Place, 'sleepMs'>
  signal: AbortSignal
  /** What may be taken now, where some is reserved. */
  windows?(): readonly Window[]
  /** Seeds a book that Redis has lost; `lost` names the loss. */
  recover(lost: string): Promise<void>
  /** Told before each sleep. */
  onWait?(denied: Denied): void
  /** May end early when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * A batch can be moved to another lane and units can be given back, so that there is room before
 * the time we were told; and who waits dead holds its place for as long.
 */
const LONGEST_SLEEP_MS = 2_000
/** Redis can be lost again while the book is made: then each time is waited for twice as long. */
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
    if (answer.is === 'denied') {
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

/** A grant waits while Redis is away, which an abort must not. */
async function grantUnlessAborted(book: SlidingWindows, options: WaitForUnits): Promise<Grant> {
  const { id, units, place, signal, windows } = options
  // Gives back what was granted, or the place in the line. Redis may never come back for it.
  const giveBack = () => void book.release(id, units).catch(() => undefined)
  if (signal.aborted) giveBack()
  signal.throwIfAborted()
  const line = place && { ...place, sleepMs: LONGEST_SLEEP_MS }
  const answer = book.grant(id, units, line, windows?.())
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
    // Both can have come at once, and then the units are already on their way back.
    signal.throwIfAborted()
    return first
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
