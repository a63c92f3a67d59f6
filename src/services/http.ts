import { PassThrough, pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Agent, Dispatcher } from 'undici'
import type { BodyKind } from '../core/job/calls.js'
import { checkedBaseUrl } from '../runtime/loopback.js'
import { VERSION } from '../runtime/version.js'
import type { Account } from './account.js'
import type { Exchanged, HttpAnswer } from './answer.js'
import { type Auth, authBody, authHeaders, credentialOf } from './auth.js'
import { codingsIn, decoded } from './content-encoding.js'
import { deadline } from './deadline.js'
import { errorOf, isOverlong } from './failures.js'
import { isForm } from './form.js'
import { mediaTypeIn } from './media-type.js'
import { type Redact, redactedError, redacting, withoutOwnCredentials } from './redact.js'
import { type GuardedSend, guardSend } from './send-guard.js'

export { codeOf } from './failures.js'

/** 64 MB: several times the largest answer that 500 items can fill. */
const LARGEST_ANSWER = 64 * 1024 * 1024
const LONGEST_CONNECT_MS = 10_000
/**
 * The longest time of a file that has begun to arrive: what a slow line needs for the largest file.
 */
export const LONGEST_FILE_MS = 600_000
const CONNECTIONS = 64

const ACCEPT: Record<BodyKind, string> = {
  json: 'application/json',
  text: 'text/*, application/json;q=0.5',
  file: '*/*',
}

export interface HttpRequest {
  method: string
  /** The path below the base URL, encoded, with its query. */
  path: string
  /** JSON, or a form. */
  body?: unknown
  /** How a good answer is read; JSON by default. */
  as?: BodyKind
  /** The media type of a good answer; undefined for JSON and for routes that state none. */
  accept?: string
  /** A field without which a good answer is none. */
  holds?: string
  headers?: Record<string, string>
  /** Replaces the account's credential. */
  auth?: Auth
  /** Further secrets in the request, besides its credential. */
  secrets?: readonly string[]
  /** Ends the call at any stage. */
  signal?: AbortSignal
  timeoutMs?: number
  /** Called when the connection exists: when false, nothing is sent. */
  maySend?(): boolean
}

export interface HttpSettings {
  service: Account['service']
  baseUrl: string
  auth: Auth
  /** The longest time of an exchange, from the connection to the last byte. */
  timeoutMs: number
  /** The longest time between two pieces of a body. */
  bodyTimeoutMs?: number
  /** The longest time of a file that has begun to arrive. */
  streamTimeoutMs?: number
  /** In bytes. */
  largestAnswer?: number
  /** Allows plain http to another machine, which the account has to state. */
  allowHttp?: boolean
}

/** The part of it that a call needs. */
export type Exchange = Pick<Http, 'service' | 'send' | 'redactorFor'>

/** Sends requests to one service over pooled keep-alive connections. It never repeats a request. */
export class Http {
  readonly service: Account['service']
  readonly timeoutMs: number
  private readonly baseUrl: string
  private opened: Promise<Agent> | undefined
  private readonly largestAnswer: number

  /**
   * @throws Error when the base URL is wrong, or may not carry a credential (runtime/loopback.ts)
   */
  constructor(private readonly settings: HttpSettings) {
    const { timeoutMs, largestAnswer = LARGEST_ANSWER } = settings
    this.service = settings.service
    this.timeoutMs = timeoutMs
    this.largestAnswer = largestAnswer
    this.baseUrl = checkedBaseUrl(settings.baseUrl, settings.allowHttp)
  }

  /**
   * Sends a request once; the whole exchange ends within the timeout, answered or not. Never
   * throws.
   */
  async send(call: HttpRequest): Promise<Exchanged> {
    const hide = this.redactorFor(call)
    let options: Dispatcher.RequestOptions
    let agent: Agent
    try {
      options = this.optionsOf(call)
      agent = await this.agent()
    } catch (cause) {
      return { is: 'not-sent', error: redactedError(errorOf(cause), hide) }
    }
    if (call.signal?.aborted) {
      return { is: 'not-sent', error: redactedError(errorOf(call.signal.reason), hide) }
    }
    const guarded = guardSend(agent, call.maySend)
    try {
      return { is: 'answered', answer: await this.exchange(call, options, guarded, hide) }
    } catch (cause) {
      const error = errorOf(cause)
      const told = redactedError(error, hide)
      if (!guarded.wasSent()) return { is: 'not-sent', error: told }
      return { is: 'lost', error: told, overlong: isOverlong(error) }
    }
  }

  /** Opens the pool at the first request: a command that sends none does not wait for undici to load. */
  private agent(): Promise<Agent> {
    this.opened ??= import('undici').then(({ Agent }) => {
      return new Agent({
        connect: {
          timeout: Math.min(LONGEST_CONNECT_MS, this.settings.timeoutMs),
          // Stated, so that no environment variable turns the check off.
          rejectUnauthorized: true,
        },
        maxResponseSize: this.largestAnswer,
        connections: CONNECTIONS,
      })
    })
    return this.opened
  }

  /** Returns a function that removes the credentials of a request from a text. */
  redactorFor(call: HttpRequest): Redact {
    return redacting([...this.credentialsOf(call), ...(call.secrets ?? [])])
  }

  private credentialsOf({ auth = this.settings.auth }: HttpRequest): string[] {
    return [...credentialOf(this.settings.auth), ...credentialOf(auth)]
  }

  private optionsOf(call: HttpRequest): Dispatcher.RequestOptions {
    const { method, body, as = 'json', accept, auth = this.settings.auth } = call
    const timeoutMs = call.timeoutMs ?? this.settings.timeoutMs
    const isJson = body !== undefined && !isForm(body)
    return {
      path: '',
      method,
      headersTimeout: timeoutMs,
      bodyTimeout: this.settings.bodyTimeoutMs ?? timeoutMs,
      headers: {
        ...authHeaders(auth),
        // Errors are JSON whatever was requested.
        accept: accept ? `${accept}, application/json;q=0.5` : ACCEPT[as],
        'accept-encoding': 'identity',
        'user-agent': `lote/${VERSION}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      body: isJson ? JSON.stringify(authBody(auth, body)) : undefined,
    }
  }

  private async exchange(
    call: HttpRequest,
    { path: _, ...options }: Dispatcher.RequestOptions,
    { dispatcher }: GuardedSend,
    hide: Redact,
  ): Promise<HttpAnswer> {
    const { request } = await import('undici')
    const end = deadline(call.timeoutMs ?? this.settings.timeoutMs, call.signal)
    try {
      const {
        statusCode,
        headers,
        body: sent,
      } = await request(this.baseUrl + call.path, {
        ...options,
        ...(isForm(call.body) ? { body: await formToSend(call.body) } : {}),
        dispatcher,
        signal: end.signal,
      })
      const codings = isEmpty(statusCode) ? [] : codingsIn(headers['content-encoding'])
      const isEncoded = codings.length > 0
      const body = isEncoded ? decoded(sent, codings, this.largestAnswer) : sent
      const fields = flat(isEncoded ? withoutCoding(headers) : headers)
      const answer = { status: statusCode, headers: fields, text: '' }
      if (isFile(call, answer)) return { ...answer, stream: this.file(body, call.signal, hide) }
      const told = isEncoded ? await text(body) : await sent.text()
      return { ...answer, text: withoutOwnCredentials(told, this.credentialsOf(call)) }
    } finally {
      end.end()
    }
  }

  /**
   * Streams the body of a file with a deadline of its own: its call counted as answered when it
   * began to arrive. The reader sets the pace; `destroy` ends the exchange.
   */
  private file(body: Readable, wish: AbortSignal | undefined, hide: Redact): Readable {
    const end = deadline(this.settings.streamTimeoutMs ?? LONGEST_FILE_MS, wish)
    const file = new PassThrough({
      destroy: (error, done) => {
        end.end()
        done(error && redactedError(error, hide))
      },
    })
    end.signal.addEventListener('abort', () => body.destroy(errorOf(end.signal.reason)))
    pipeline(body, file, () => end.end())
    return file
  }

  async close(): Promise<void> {
    return (await this.opened)?.close()
  }
}

/** Returns the form as one of undici's own, the only ones that it sends. */
async function formToSend(form: FormData): Promise<Dispatcher.RequestOptions['body']> {
  const { FormData } = await import('undici')
  const sent = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') sent.append(name, value)
    else sent.append(name, value, value.name)
  }
  return sent
}

/** An answer of another type than requested is read as a text, which may name the reason. */
function isFile({ as, accept }: HttpRequest, { status, headers }: HttpAnswer): boolean {
  const isGood = as === 'file' && status >= 200 && status < 300
  return isGood && (accept === undefined || accept === mediaTypeIn(headers))
}

/** Answers without a body, whose headers may describe a body that they do not repeat. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 304
}

/** Drops the headers of the encoded body, as the decoded one has another length. */
function withoutCoding<Headers extends object>(headers: Headers): Headers {
  return { ...headers, 'content-encoding': undefined, 'content-length': undefined }
}

function flat(headers: Record<string, string | string[] | undefined>): HttpAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}
