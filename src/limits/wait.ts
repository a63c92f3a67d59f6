import type { Book, Denied, Grant, Granted } from './book.js'

export interface WaitForUnits {
  /** A new one for each call: see {@link Book.grant}. */
  id: string
  units: number
  signal: AbortSignal
  /** Seeds a book that Redis has lost. */
  recover(): Promise<void>
  /** Told before each sleep. */
  onWait?(denied: Denied): void
  /** May end early when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** From 0 up to 1. */
  random(): number
}

/** Spreads out those who were told the same instant; a thousandth of a minute costs nothing. */
const JITTER_MS = 50
/** Units can be given back, so that there is room before the time we were told. */
const LONGEST_SLEEP_MS = 30_000
/** Redis may be lost again while we recover, but not for ever. */
const RECOVERIES = 5

/** The book stays lost, however often it is seeded. */
export class RecoveryError extends Error {
  override readonly name = 'RecoveryError'
  constructor(readonly book: string) {
    super(`book ${book}: still unknown after it was seeded ${RECOVERIES} times`)
  }
}

/**
 * Waits until the units are granted. Throws the signal's reason when it aborts; then no units are
 * held, also when the grant was on its way.
 */
export async function waitForUnits(book: Book, options: WaitForUnits): Promise<Granted> {
  const { id, units, signal, sleep, random } = options
  for (let recoveries = 0; ; ) {
    const answer = await grantUnlessAborted(book, id, units, signal)
    if (answer.is === 'granted') return answer
    if (answer.is === 'denied') {
      options.onWait?.(answer)
      recoveries = 0
      await sleep(
        Math.min(answer.waitMs + Math.floor(random() * JITTER_MS), LONGEST_SLEEP_MS),
        signal,
      )
    } else {
      if (++recoveries > RECOVERIES) throw new RecoveryError(book.settings.name)
      await options.recover()
    }
  }
}

/** A grant waits while Redis is away, which an abort must not. */
async function grantUnlessAborted(
  book: Book,
  id: string,
  units: number,
  signal: AbortSignal,
): Promise<Grant> {
  signal.throwIfAborted()
  const answer = book.grant(id, units)
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason)
      // Should Redis never come back, there is nothing to give back to.
      answer
        .then((late) => (late.is === 'granted' ? book.release(id, units) : undefined))
        .catch(() => undefined)
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
