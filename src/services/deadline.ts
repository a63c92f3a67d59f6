/** A deadline by time or by the caller's signal, whichever comes first. */
export interface Deadline {
  signal: AbortSignal
  /** Ends the deadline after the exchange, and removes its listener from the caller's signal. */
  end(): void
}

/**
 * Creates a deadline. `AbortSignal.any` is not used: on Node 20 it keeps what was joined to a
 * long-lived signal.
 */
export function deadline(ms: number, wish?: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timedOut(ms)), ms)
  const follow = () => controller.abort(wish?.reason)
  if (wish?.aborted) follow()
  else wish?.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer)
      wish?.removeEventListener('abort', follow)
    },
  }
}

function timedOut(ms: number): DOMException {
  return new DOMException(`not done within ${ms} ms`, 'TimeoutError')
}
