import type { HttpAnswer } from './answer.js'

/** Edge pages and envelopes without a number: the shortest window of the calculation service. */
const DEFAULT_WAIT_MS = 60_000
/** A wait of nothing is an invitation to be refused again at once. */
const SHORTEST_WAIT_MS = 1_000
/** What asks for more than a day is a mistake, or a matter for a person: the work halts. */
export const LONGEST_WAIT_MS = 86_400_000

/**
 * How long a 429 asks to wait. The contract has `retryAfter` in seconds "in the envelope" and shows
 * neither whether inside `error` or beside it, nor that it is always there; of the agent connector's
 * errors, which are JSON-RPC, it shows nothing: `data` is where such an error holds more.
 */
export function waitAfter({ headers }: HttpAnswer, json: unknown): number {
  const seconds =
    secondsAt(valueAt(json, 'error'), 'retryAfter') ??
    secondsAt(json, 'retryAfter') ??
    secondsAt(valueAt(valueAt(json, 'error'), 'data'), 'retryAfter') ??
    secondsOf(headers['retry-after']) ??
    secondsUntil(headers['retry-after'], headers.date)
  if (seconds === undefined) return DEFAULT_WAIT_MS
  return Math.max(Math.ceil(seconds * 1000), SHORTEST_WAIT_MS)
}

function secondsAt(value: unknown, key: string): number | undefined {
  return secondsOf(valueAt(value, key))
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** A number, or a text that is one; `true`, `[]` and the empty text are numbers to JavaScript only. */
function secondsOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  if (typeof value !== 'number' && !isText) return undefined
  const seconds = Number(value)
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}

/** An HTTP date, by the clock of who wrote it: ours may be wrong. */
function secondsUntil(until: string | undefined, from: string | undefined): number | undefined {
  return secondsOf((Date.parse(until ?? '') - Date.parse(from ?? '')) / 1000)
}
