import type { Answer, HttpAnswer, RefusedPart } from './answer.js'

/** Edge pages and envelopes without a number: the shortest window of the calculation service. */
const DEFAULT_WAIT_MS = 60_000
/** A wait beyond the longest window (an hour) is a mistake; it would stop the night's work. */
const LONGEST_WAIT_MS = 3_700_000

/** 400 codes of the contract that speak of what all items share. */
const PARAMETER_CODES = new Set([
  'CONFLICTING_FIELDS',
  'INDEX_NOT_FOUND',
  'TABLE_NOT_FOUND',
  'INDEX_LEGACY_ID',
  'INDEX_NOT_TABLE',
  'NO_FIELDS',
  'EXPORT_UNAVAILABLE',
])

interface Envelope {
  code: string
  message: string
  retryAfter?: number
}

/** Status, headers and body to verdict: the table of the contract's errors, and nothing else. */
export function verdict(answer: HttpAnswer): Answer {
  const json = parseJson(answer.text)
  const envelope = readEnvelope(json)
  const { status } = answer
  if (status >= 200 && status < 300) return success(status, json)
  if (status === 429) return tooMany(answer, envelope, json)
  if (status === 401) return { is: 'halt', why: 'unauthorized', ...described(envelope, status) }
  if (status === 403 && envelope?.code !== 'FORBIDDEN')
    return { is: 'halt', why: 'forbidden', ...described(envelope, status) }
  if (status >= 500 || status === 408 || status === 425)
    return { is: 'broken', status, reason: envelope?.message ?? `HTTP ${status}`, sent: true }
  return { is: 'refused', status, ...described(envelope, status), about: aboutWhat(status, envelope) }
}

function success(status: number, json: unknown): Answer {
  if (json === undefined)
    return { is: 'broken', status, reason: 'the answer is not JSON', sent: true }
  return { is: 'answered', status, body: json }
}

function tooMany(answer: HttpAnswer, envelope: Envelope | undefined, json: unknown): Answer {
  const seconds =
    envelope?.retryAfter ?? numberAt(json, 'retryAfter') ?? headerSeconds(answer.headers['retry-after'])
  const ms = seconds === undefined ? DEFAULT_WAIT_MS : Math.ceil(seconds * 1000)
  return {
    is: 'wait',
    waitMs: Math.min(Math.max(ms, 1), LONGEST_WAIT_MS),
    // The contract: a 429 without the standard envelope comes from the edge proxy.
    from: envelope ? 'service' : 'edge',
  }
}

function aboutWhat(status: number, envelope: Envelope | undefined): RefusedPart {
  if (status === 413) return 'size'
  if (envelope && PARAMETER_CODES.has(envelope.code)) return 'parameters'
  return status === 400 || status === 422 ? 'items' : 'parameters'
}

function described(envelope: Envelope | undefined, status: number) {
  return { code: envelope?.code || `HTTP_${status}`, message: envelope?.message || `HTTP ${status}` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The envelope `{error: {code, message}}`; `retryAfter` may sit inside it or beside it. */
function readEnvelope(json: unknown): Envelope | undefined {
  if (!isRecord(json) || !isRecord(json.error)) return undefined
  const { code, message } = json.error
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    retryAfter: numberAt(json.error, 'retryAfter') ?? numberAt(json, 'retryAfter'),
  }
}

function numberAt(value: unknown, key: string): number | undefined {
  if (!isRecord(value)) return undefined
  const number = Number(value[key])
  return value[key] != null && Number.isFinite(number) && number >= 0 ? number : undefined
}

function headerSeconds(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const seconds = Number(text)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
