/** What a service tells of its own count in the headers of an answer. */
export interface AdvertisedLimits {
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
export function advertisedLimits(
  headers: Readonly<Record<string, string>>,
): AdvertisedLimits | undefined {
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

/** Names under which an answer of `GET /v1/me` may tell it; the contract shows no field. */
const NAMES = new Set([
  ...['limit', 'limite', 'rate_limit', 'rate_limit_per_minute', 'requests_per_minute'],
  ...['per_minute', 'rpm', 'limite_por_minuto'],
])

/** The one limit a minute that the body tells; undefined where it tells none, or several. */
export function limitIn(body: unknown): number | undefined {
  const found = new Set(limitsWithin(body, DEPTH))
  const [limit] = found
  return found.size === 1 ? limit : undefined
}

/** Of a record about a window, where it tells its length, only if that is a minute. */
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
