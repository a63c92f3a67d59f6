/** A source of time that is handed in, so that a test can set the time. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const done = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done)
    }),
}

/**
 * Whether less than `ms` have passed since an instant; not where the clock was set back since, as
 * what is looked at every second would then not be looked at for an hour.
 */
export function isWithin(ms: number, sinceMs: number, nowMs: number): boolean {
  return nowMs >= sinceMs && nowMs - sinceMs < ms
}

let dates: Intl.DateTimeFormat | undefined

/** Returns `YYYY-MM-DD` of an instant in São Paulo, where its readers are. */
export function dateInSaoPaulo(ms: number): string {
  // Kept: making a format takes as long as using it eighty times, and each registration asks.
  dates ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  return dates.format(ms)
}

/** Returns `24/11 14:30` of an instant in São Paulo. */
export function timeInSaoPaulo(ms: number): string {
  const two = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...two })
  return format.format(ms).replace(',', '')
}
