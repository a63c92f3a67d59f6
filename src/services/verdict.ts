import type { Answer, HttpAnswer, RefusedPart } from './answer.js'
import { waitAfter } from './retry-after.js'

/** 4xx that say nothing of the request: it came too slowly, or too early. */
const PASSING = new Set([408, 425])
/** Who answered gave up waiting: the service itself, the edge, an edge of another make. */
const TIMED_OUT = new Set([408, 504, 524])

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
}

/** Status, headers and body to verdict: the table of the contract's errors, and nothing else. */
export function verdict(answer: HttpAnswer): Answer {
  const json = parseJson(answer.text)
  const envelope = readEnvelope(json)
  const { status } = answer
  if (status < 300) return success(status, json)
  if (status < 400) return elsewhere(answer)
  if (status === 429) {
    // The contract: a 429 without the standard envelope comes from the edge proxy.
    return { is: 'wait', waitMs: waitAfter(answer, json), from: envelope ? 'service' : 'edge' }
  }
  if (status === 401) return { is: 'halt', why: 'unauthorized', ...described(envelope, status) }
  if (status === 403 && envelope?.code !== 'FORBIDDEN')
    return { is: 'halt', why: 'forbidden', ...described(envelope, status) }
  if (status >= 500 || PASSING.has(status)) return broken(status, envelope?.message)
  if (status === 413) return { is: 'refused', ...described(envelope, status), about: 'size' }
  // Every error of the service has the envelope: this one is of something before it, and says
  // nothing of the rows.
  if (!envelope) return broken(status)
  return { is: 'refused', ...described(envelope, status), about: aboutWhat(status, envelope) }
}

function success(status: number, json: unknown): Answer {
  if (json === undefined) return broken(status, 'the answer is not JSON')
  return { is: 'answered', status, body: json }
}

function broken(status: number, reason?: string): Answer {
  return {
    is: 'broken',
    status,
    reason: reason || `HTTP ${status}`,
    sent: true,
    overlong: TIMED_OUT.has(status),
  }
}

/** No route of the contract redirects, and a credential is not carried to where it was not meant for. */
function elsewhere({ status, headers }: HttpAnswer): Answer {
  const place = headers.location ?? ''
  // Without its query, which may hold what is secret.
  const to = place === '' ? '' : ` -> ${place.split(/[?#]/)[0]}`
  const message = `HTTP ${status}${to}`
  return { is: 'halt', why: 'unreachable', status, code: `HTTP_${status}`, message }
}

function aboutWhat(status: number, { code }: Envelope): RefusedPart {
  if (PARAMETER_CODES.has(code)) return 'parameters'
  return status === 400 || status === 422 ? 'items' : 'parameters'
}

function described(envelope: Envelope | undefined, status: number) {
  return {
    status,
    code: envelope?.code || `HTTP_${status}`,
    message: envelope?.message || `HTTP ${status}`,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The envelope `{error: {code, message}}`. */
function readEnvelope(json: unknown): Envelope | undefined {
  if (!isRecord(json) || !isRecord(json.error)) return undefined
  const { code, message } = json.error
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
