import { Agent, request } from 'undici'
import type { HttpAnswer, Sent } from './answer.js'

/** 64 MB: several times the largest answer that 500 items can fill. */
const LARGEST_ANSWER = 64 * 1024 * 1024

/** Failures that happen before a byte of the request has left. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

export interface HttpRequest {
  method: string
  path: string
  body?: unknown
}

/** One service over pooled keep-alive connections. It never repeats a request by itself. */
export class Http {
  private readonly agent: Agent

  constructor(
    private readonly settings: { baseUrl: string; authorization: string; timeoutMs: number },
  ) {
    this.agent = new Agent({
      connect: { timeout: Math.min(10_000, settings.timeoutMs) },
      headersTimeout: settings.timeoutMs,
      bodyTimeout: settings.timeoutMs,
      maxResponseSize: LARGEST_ANSWER,
      connections: 64,
    })
  }

  /** Sends once; the whole exchange ends within the timeout, answered or not. */
  async send({ method, path, body }: HttpRequest): Promise<Sent> {
    try {
      const response = await request(this.settings.baseUrl.replace(/\/+$/, '') + path, {
        method: method as 'GET' | 'POST',
        dispatcher: this.agent,
        signal: AbortSignal.timeout(this.settings.timeoutMs),
        headers: {
          authorization: this.settings.authorization,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.body.text()
      return { is: 'answered', answer: { status: response.statusCode, headers: flat(response.headers), text } }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      return { is: NOT_SENT.has(codeOf(error)) ? 'not-sent' : 'lost', error }
    }
  }

  close(): Promise<void> {
    return this.agent.close()
  }
}

function flat(headers: Record<string, string | string[] | undefined>): HttpAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** The system's code of a failure; happy eyeballs hide it in an AggregateError. */
export function codeOf(error: Error): string {
  const own = (error as NodeJS.ErrnoException).code
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (typeof own === 'string') return own
  return error.cause instanceof Error ? codeOf(error.cause) : error.name
}
