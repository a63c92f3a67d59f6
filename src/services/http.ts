import { Agent, request } from 'undici'
import type { HttpAnswer, Sent } from './answer.js'

/** 64 MB: several times the largest answer that 500 items can fill. */
const LARGEST_ANSWER = 64 * 1024 * 1024
const LONGEST_CONNECT_MS = 10_000

/** Failures that happen before a byte of the request has left. */
const NOT_SENT = new Set([
  'ERR_INVALID_URL',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_WRONG_VERSION_NUMBER',
])
/** System calls that come before it, whatever their failure is called (ETIMEDOUT, ENETDOWN). */
const BEFORE_SENDING = new Set(['connect', 'getaddrinfo'])

/** The call as it was may be too much for the service or for us. */
const OVERLONG = new Set([
  'TimeoutError',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_EXCEEDED_MAX_SIZE',
])

export interface HttpRequest {
  method: string
  path: string
  body?: unknown
}

export interface HttpSettings {
  baseUrl: string
  authorization: string
  timeoutMs: number
  largestAnswer?: number
}

/** One service over pooled keep-alive connections. It never repeats a request by itself. */
export class Http {
  private readonly agent: Agent

  constructor(private readonly settings: HttpSettings) {
    const { timeoutMs, largestAnswer = LARGEST_ANSWER } = settings
    this.agent = new Agent({
      connect: { timeout: Math.min(LONGEST_CONNECT_MS, timeoutMs) },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxResponseSize: largestAnswer,
      connections: 64,
    })
  }

  /** Sends once; the whole exchange ends within the timeout, answered or not. Never throws. */
  async send({ method, path, body }: HttpRequest): Promise<Sent> {
    let text: string | undefined
    try {
      text = body === undefined ? undefined : JSON.stringify(body)
    } catch (cause) {
      return { is: 'not-sent', error: errorOf(cause) }
    }
    try {
      return { is: 'answered', answer: await this.exchange(method, path, text) }
    } catch (cause) {
      const error = errorOf(cause)
      if (neverLeft(error)) return { is: 'not-sent', error }
      return { is: 'lost', error, overlong: OVERLONG.has(codeOf(error)) }
    }
  }

  private async exchange(method: string, path: string, body?: string): Promise<HttpAnswer> {
    const { baseUrl, authorization, timeoutMs } = this.settings
    const response = await request(baseUrl.replace(/\/+$/, '') + path, {
      method: method as 'GET' | 'POST',
      dispatcher: this.agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
    })
    const text = await response.body.text()
    return { status: response.statusCode, headers: flat(response.headers), text }
  }

  close(): Promise<void> {
    return this.agent.close()
  }
}

function flat(headers: Record<string, string | string[] | undefined>): HttpAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
}

function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}

function neverLeft(error: Error): boolean {
  const { code, syscall } = rootOf(error)
  return NOT_SENT.has(code ?? '') || BEFORE_SENDING.has(syscall ?? '')
}

/** The system's code of a failure, or the failure's name. */
export function codeOf(error: Error): string {
  const root = rootOf(error)
  return typeof root.code === 'string' ? root.code : error.name
}

/** What has the system's code; happy eyeballs hide it in an AggregateError, undici in a cause. */
function rootOf(error: Error): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  if (typeof (error as NodeJS.ErrnoException).code === 'string') return error
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
