import type { HttpAnswer } from './answer.js'

/**
 * The wait for edge pages and envelopes without a number: the shortest window of the calculation
 * service.
 */
const DEFAULT_WAIT_MS = 60_000
/** Without a wait the call would be refused again at once. */
const SHORTEST_WAIT_MS = 1_000
/**
 * A wait of more than a day is a mistake, or a matter for a person: the work halts, and the service
 * is asked again after a day.
 */
export const LONGEST_WAIT_MS = 86_400_000

/**
 * Returns how long a 429 asks to wait, in ms. The contract has `retryAfter` in seconds "in the
 * envelope"; it does not show whether inside `error` or next to it, nor that it is always there. It
 * shows nothing of the agent connector's errors, which are JSON-RPC and hold further facts in
 * `data`.
 */
export function waitAfter({ headers }: HttpAnswer, json: unknown): number {
  const seconds =
    secondsIn(json) ??
    secondsOf(headers['retry-after']) ??
    secondsUntil(headers['retry-after'], headers.date)
  return seconds === undefined ? DEFAULT_WAIT_MS : waitOf(seconds)
}

/** Returns the wait that a body names, in ms. */
export function waitIn(json: unknown): number | undefined {
  const seconds = secondsIn(json)
  return seconds === undefined ? undefined : waitOf(seconds)
}

function waitOf(seconds: number): number {
  return Math.max(Math.ceil(seconds * 1000), SHORTEST_WAIT_MS)
}

function secondsIn(json: unknown): number | undefined {
  return (
    secondsAt(valueAt(json, 'error'), 'retryAfter') ??
    secondsAt(json, 'retryAfter') ??
    secondsAt(valueAt(valueAt(json, 'error'), 'data'), 'retryAfter')
  )
}

function secondsAt(value: unknown, key: string): number | undefined {
  return secondsOf(valueAt(value, key))
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** A number, or a text of one; JavaScript would also convert `true`, `[]` and the empty text. */
function secondsOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  if (typeof value !== 'number' && !isText) return undefined
  const seconds = Number(value)
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}

/** An HTTP date relative to the sender's own clock, as ours may be wrong. */
function secondsUntil(until: string | undefined, from: string | undefined): number | undefined {
  return secondsOf((Date.parse(until ?? '') - Date.parse(from ?? '')) / 1000)
}
