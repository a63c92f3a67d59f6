import type { SendOutcome } from '../notice.js'

/**
 * The receiver will never take the same request: it is malformed or too large for it, or the
 * endpoint is gone. 401, 403, 404 and similar depend on the receiver's state, which its owner can
 * repair.
 */
const FOR_GOOD: ReadonlySet<number> = new Set([
  400, 405, 406, 410, 411, 413, 414, 415, 417, 422, 431, 451, 501,
])

/** Classifies an answer. Redirects are not followed, because they would bypass the checks. */
export function outcomeOf(
  status: number,
  retryAfterMs: number | undefined,
  detailText: string,
): SendOutcome {
  const detail = `HTTP ${status}${detailText ? `: ${detailText}` : ''}`
  if (status >= 200 && status < 300) return { is: 'delivered', detail }
  if (FOR_GOOD.has(status)) return { is: 'refused', detail }
  return { is: 'failed', detail, retryAfterMs }
}

/** Reads seconds or an HTTP date. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
