import type { BodyKind } from '../core/job/calls.js'
import type { Account } from './account.js'
import type { Answer, ErrorEnvelope, Failure, HttpAnswer } from './answer.js'
import { mediaTypeIn } from './media-type.js'
import { meaningOf, type ResponseOrigin } from './response-rules.js'
import { LONGEST_WAIT_MS, waitAfter } from './retry-after.js'

/** The parts of a request on which the reading of its answer depends. */
export interface ResponseContext {
  service: Account['service']
  as: BodyKind
  /** The media type of a good answer, when the route has one. */
  accept?: string
  /** A field without which a good answer is none. */
  holds?: string
  /** A validator was sent along, so 304 is an answer. */
  conditional?: boolean
}

const CALCULATION: ResponseContext = { service: 'calculation', as: 'json' }

/**
 * Classifies an answer by its status, headers and body, with the table of {@link meaningOf} alone.
 */
export function classifyResponse(answer: HttpAnswer, asked: ResponseContext = CALCULATION): Answer {
  const { status, headers } = answer
  if (status === 304 && asked.conditional)
    return { is: 'answered', status, body: undefined, headers }
  const json = parseJson(answer.text)
  const from = originOf(answer, json, asked)
  const envelope = envelopeOf(answer, json, from)
  const means = meaningOf(status, envelope.code, from)
  switch (means.is) {
    case 'answered':
      return isOfType(answer, asked)
        ? result(answer, json, asked)
        : ofOtherType(answer, envelope, asked)
    case 'wait':
      // Contract: a 429 without the standard envelope comes from the edge proxy.
      return wait(waitAfter(answer, json), from, envelope)
    case 'broken':
      return { ...broken(envelope, means.overlong), ...(means.lasting && { lasting: true }) }
    case 'refused':
      return { ...means, ...(from === 'edge' && { from }), ...envelope }
    default:
      return { ...means, ...envelope }
  }
}

export function wait(waitMs: number, from: ResponseOrigin, envelope: ErrorEnvelope): Failure {
  if (waitMs <= LONGEST_WAIT_MS) return { is: 'wait', waitMs, from, ...envelope }
  const message = `${envelope.message}; retryAfter ${Math.ceil(waitMs / 1000)} s`
  return { is: 'halt', why: 'long_wait', waitMs: LONGEST_WAIT_MS, from, ...envelope, message }
}

function result(answer: HttpAnswer, json: unknown, { as, holds }: ResponseContext): Answer {
  const { status, headers, text, stream } = answer
  if (as === 'file') return { is: 'answered', status, body: stream, headers }
  if (as === 'text') return { is: 'answered', status, body: text, headers }
  if (json === undefined) {
    const said = broken({ status, code: `HTTP_${status}`, message: 'the answer is not JSON' })
    return isPage(text) ? { ...said, page: true } : said
  }
  if (holds !== undefined && (!isRecord(json) || json[holds] == null))
    return broken({ status, code: 'UNREADABLE_ANSWER', message: `the answer has no ${holds}` })
  return isDeeperThan(json, DEEPEST)
    ? { ...broken({ status, code: 'NESTED_ANSWER', message: NESTED }), lasting: true, raw: text }
    : { is: 'answered', status, body: asStored(json), headers }
}

/**
 * The value that a JSON record can hold: the parser accepts 1e999 and -0, which a record cannot,
 * and an answer must be read now as it will be from its record.
 */
function asStored(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json))
}

/**
 * Several times what any answer needs, and far below the limit of our own recursion (some 4,000).
 */
const DEEPEST = 200
const NESTED = `the answer is nested deeper than ${DEEPEST} levels`

/** Recurses no deeper than `levels`, so that the check itself is safe. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((one) => isDeeperThan(one, levels - 1))
}

/** A page of maintenance or to log in: its sender has not passed the request to the service. */
function isPage(text: string): boolean {
  return text.trimStart().startsWith('<')
}

function isOfType({ headers }: HttpAnswer, { accept }: ResponseContext): boolean {
  return accept === undefined || accept === mediaTypeIn(headers)
}

/**
 * A login page or an error must never be returned as the file; its message, if any, is reported.
 */
function ofOtherType(
  { headers, text }: HttpAnswer,
  envelope: ErrorEnvelope,
  { accept }: ResponseContext,
): Answer {
  const bytes = Buffer.byteLength(text)
  const came = `${mediaTypeIn(headers) || 'no type'} of ${bytes} bytes in place of ${accept}`
  const hasCode = envelope.code !== `HTTP_${envelope.status}`
  const code = hasCode ? envelope.code : 'OTHER_CONTENT_TYPE'
  const message = hasCode ? `${envelope.message} (${came})` : came
  return { ...broken({ ...envelope, code, message }), ...(isPage(text) && { page: true }) }
}

function broken(envelope: ErrorEnvelope, overlong = false): Answer & { is: 'broken' } {
  return { is: 'broken', reason: envelope.message, sent: true, overlong, ...envelope }
}

/**
 * The update service shows no error body, so a text that is neither empty nor a page may be its
 * own.
 */
function originOf(
  { text }: HttpAnswer,
  json: unknown,
  { service }: ResponseContext,
): ResponseOrigin {
  if (isRecord(json) && isRecord(json.error)) return 'service'
  const own = service === 'update' && text.trim() !== '' && !isPage(text)
  return own ? 'service' : 'edge'
}

function envelopeOf(
  { status, headers, text }: HttpAnswer,
  json: unknown,
  from: ResponseOrigin,
): ErrorEnvelope {
  const error = isRecord(json) && isRecord(json.error) ? json.error : undefined
  const said = error ? textOf(error.message) : from === 'service' ? ownWords(text, json) : ''
  const hint = textOf(error?.hint)
  const docUrl = textOf(error?.docUrl)
  return {
    status,
    code: textOf(error?.code) || `HTTP_${status}`,
    message: said || `HTTP ${status}${place(headers.location)}`,
    ...(hint ? { hint } : {}),
    ...(docUrl ? { docUrl } : {}),
  }
}

/** The message of a service without an envelope: under a usual name, or the whole text. */
function ownWords(text: string, json: unknown): string {
  if (json === undefined) return textOf(text.trim())
  if (!isRecord(json)) return textOf(json)
  const key = ['message', 'mensagem', 'error', 'erro', 'detail', 'msg'].find((name) =>
    textOf(json[name]),
  )
  return key ? textOf(json[key]) : ''
}

/** The target of a redirect, without its user, password and query, any of which may be secret. */
function place(location: string | undefined): string {
  if (!location) return ''
  return ` -> ${location.split(/[?#]/)[0]!.replace(/^((?:[a-z][a-z0-9+.-]*:)?\/\/)[^/]*@/i, '$1')}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
