/**
 * Ctrl-C and SIGTERM: the first lets the calls under way finish and be recorded, the second ends at
 * once and loses nothing either.
 */
export function onStop(tellFirst: () => void): { signal: AbortSignal; release(): void } {
  const stopping = new AbortController()
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130)
    tellFirst()
    stopping.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: stopping.signal,
    release: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
