/** The service's own count, as the headers of an answer advertise it. */
export interface AdvertisedLimits {
  /** The number of units that the window holds. */
  limit?: number
  /** The number of units left in the window. */
  remaining?: number
  /** The time until the window begins anew. */
  resetMs?: number
}

/**
 * Reads `X-RateLimit-Limit`, `-Remaining` and `-Reset` (seconds; gazette contract, "Limits"). A
 * value that is not a number is ignored. Returns undefined when no value is left.
 */
export function advertisedLimits(
  headers: Readonly<Record<string, string>>,
): AdvertisedLimits | undefined {
  const limit = countIn(headers['x-ratelimit-limit'])
  const remaining = countIn(headers['x-ratelimit-remaining'])
  const reset = countIn(headers['x-ratelimit-reset'])
  // A date in seconds since 1970 is not a number of seconds from now.
  const seconds = reset === undefined || reset > DAY_S ? undefined : reset
  if (limit === undefined && remaining === undefined && seconds === undefined) return undefined
  return { limit, remaining, resetMs: seconds && seconds * 1000 }
}

/**
 * Field names under which an answer of `GET /v1/me` may give the limit; the contract shows none.
 */
const NAMES = new Set([
  'limit',
  'limite',
  'rate_limit',
  'rate_limit_per_minute',
  'requests_per_minute',
  'per_minute',
  'rpm',
  'limite_por_minuto',
])

/** Returns the one limit per minute in the body; undefined when it holds none, or several. */
export function limitIn(body: unknown): number | undefined {
  const found = new Set(limitsWithin(body, DEPTH))
  const [limit] = found
  return found.size === 1 ? limit : undefined
}

/**
 * The limits in the body; those of a record with a window length count only when that is a minute.
 */
function limitsWithin(body: unknown, depth: number): number[] {
  if (typeof body !== 'object' || body === null || depth === 0) return []
  const fields = Object.entries(body)
  const seconds = fields.find(([name]) => name === 'window_seconds')?.[1]
  if (seconds !== undefined && seconds !== MINUTE_S) return []
  return fields.flatMap(([name, value]) => {
    if (typeof value !== 'number') return limitsWithin(value, depth - 1)
    return NAMES.has(name) && Number.isInteger(value) && value >= 1 ? [value] : []
  })
}

const DEPTH = 4
const MINUTE_S = 60

/** Longer than any window. */
const DAY_S = 86_400

function countIn(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*\d{1,12}(?:\.\d+)?\s*$/.test(text)) return undefined
  return Number(text)
}
