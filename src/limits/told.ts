/** What a service tells of its own count in the headers of an answer. */
export interface LimitsTold {
  /** Units that the window holds. */
  limit?: number
  /** Units that are left in it. */
  remaining?: number
  /** Until the window begins anew. */
  resetMs?: number
}

/**
 * Reads `X-RateLimit-Limit`, `-Remaining` and `-Reset` (seconds; gazette contract, "Limits").
 * Undefined where none is told; what is no number is not told.
 */
export function limitsTold(headers: Readonly<Record<string, string>>): LimitsTold | undefined {
  const limit = countIn(headers['x-ratelimit-limit'])
  const remaining = countIn(headers['x-ratelimit-remaining'])
  const reset = countIn(headers['x-ratelimit-reset'])
  // A date in seconds since 1970 is no count of seconds until then.
  const seconds = reset === undefined || reset > DAY_S ? undefined : reset
  if (limit === undefined && remaining === undefined && seconds === undefined) return undefined
  return {
    ...(limit === undefined ? {} : { limit }),
    ...(remaining === undefined ? {} : { remaining }),
    ...(seconds === undefined ? {} : { resetMs: seconds * 1000 }),
  }
}

/** Longer than any window. */
const DAY_S = 86_400

function countIn(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*\d{1,12}(?:\.\d+)?\s*$/.test(text)) return undefined
  return Number(text)
}
