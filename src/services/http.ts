import { PassThrough, pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Agent, type Dispatcher, FormData, request } from 'undici'
import type { BodyKind } from '../core/job/calls.js'
import { checkedBaseUrl } from '../runtime/loopback.js'
import { VERSION } from '../runtime/version.js'
import type { Account } from './account.js'
import type { Exchanged, HttpAnswer } from './answer.js'
import { type Auth, authBody, authHeaders, credentialOf } from './auth.js'
import { codingsIn, decoded } from './content-encoding.js'
import { deadline } from './deadline.js'
import { errorOf, isOverlong, neverLeft } from './failures.js'
import { mediaTypeIn } from './media-type.js'
import { type Redact, redactedError, redacting, withoutOwnCredentials } from './redact.js'
import { type Leaving, leavingBy } from './send-guard.js'

export { codeOf } from './failures.js'

/** 64 MB: several times the largest answer that 500 items can fill. */
const LARGEST_ANSWER = 64 * 1024 * 1024
const LONGEST_CONNECT_MS = 10_000
/** A file that has begun to come: as long as a slow line needs for the largest. */
export const LONGEST_FILE_MS = 600_000
const CONNECTIONS = 64

const ACCEPT: Record<BodyKind, string> = {
  json: 'application/json',
  text: 'text/*, application/json;q=0.5',
  file: '*/*',
}

export interface HttpRequest {
  method: string
  /** Below the base URL, encoded, with its query. */
  path: string
  /** JSON, or a form. */
  body?: unknown
  /** How a good answer is read; JSON unless said. */
  as?: BodyKind
  /** The media type of a good answer; JSON and what a route does not tell have none. */
  accept?: string
  headers?: Record<string, string>
  /** In place of the account's own. */
  auth?: Auth
  /** What else in the request is secret, beside its credential. */
  secrets?: readonly string[]
  /** Ends the call wherever it is. */
  signal?: AbortSignal
  timeoutMs?: number
  /** Asked when its connection is there: false, and nothing of it goes out. */
  mayLeave?(): boolean
}

export interface HttpSettings {
  service: Account['service']
  baseUrl: string
  auth: Auth
  /** The longest an exchange may take, from the connection to the last byte. */
  timeoutMs: number
  connectTimeoutMs?: number
  headersTimeoutMs?: number
  /** Between two pieces of a body. */
  bodyTimeoutMs?: number
  /** The longest a file may take once it has begun to come. */
  streamTimeoutMs?: number
  /** In bytes. */
  largestAnswer?: number
  /** Plain http to another machine: the account has to say so. */
  allowHttp?: boolean
}

/** What of it the way of a call needs. */
export type Exchange = Pick<Http, 'service' | 'send' | 'hiding'>

/** One service over pooled keep-alive connections. It never repeats a request by itself. */
export class Http {
  readonly service: Account['service']
  readonly timeoutMs: number
  private readonly baseUrl: string
  private readonly agent: Agent
  private readonly largestAnswer: number

  /** @throws Error when the base URL is none, or may not carry a credential (transport.ts) */
  constructor(private readonly settings: HttpSettings) {
    const { timeoutMs, largestAnswer = LARGEST_ANSWER } = settings
    this.service = settings.service
    this.timeoutMs = timeoutMs
    this.largestAnswer = largestAnswer
    this.baseUrl = checkedBaseUrl(settings.baseUrl, settings.allowHttp)
    this.agent = new Agent({
      connect: {
        timeout: settings.connectTimeoutMs ?? Math.min(LONGEST_CONNECT_MS, timeoutMs),
        // Said, so that no variable of the environment turns it off.
        rejectUnauthorized: true,
      },
      maxResponseSize: largestAnswer,
      connections: CONNECTIONS,
    })
  }

  /** Sends once; the whole exchange ends within the timeout, answered or not. Never throws. */
  async send(call: HttpRequest): Promise<Exchanged> {
    const hide = this.hiding(call)
    let options: Dispatcher.RequestOptions
    try {
      options = this.optionsOf(call)
    } catch (cause) {
      return { is: 'not-sent', error: redactedError(errorOf(cause), hide) }
    }
    if (call.signal?.aborted) {
      return { is: 'not-sent', error: redactedError(errorOf(call.signal.reason), hide) }
    }
    const leaving = leavingBy(this.agent, call.mayLeave)
    try {
      return { is: 'answered', answer: await this.exchange(call, options, leaving, hide) }
    } catch (cause) {
      const error = errorOf(cause)
      const told = redactedError(error, hide)
      if (!leaving.hasLeft() || neverLeft(error)) return { is: 'not-sent', error: told }
      return { is: 'lost', error: told, overlong: isOverlong(error) }
    }
  }

  /** What takes the credentials of a request out of a text. */
  hiding(call: HttpRequest): Redact {
    return redacting([...this.credentialsOf(call), ...(call.secrets ?? [])])
  }

  private credentialsOf({ auth = this.settings.auth }: HttpRequest): string[] {
    return [...credentialOf(this.settings.auth), ...credentialOf(auth)]
  }

  private optionsOf(call: HttpRequest): Dispatcher.RequestOptions {
    const { method, body, as = 'json', accept, auth = this.settings.auth } = call
    const { headersTimeoutMs, bodyTimeoutMs } = this.settings
    const timeoutMs = call.timeoutMs ?? this.settings.timeoutMs
    const isForm = body instanceof FormData
    const isJson = body !== undefined && !isForm
    return {
      path: '',
      method: method as Dispatcher.HttpMethod,
      headersTimeout: headersTimeoutMs ?? timeoutMs,
      bodyTimeout: bodyTimeoutMs ?? timeoutMs,
      headers: {
        ...authHeaders(auth),
        // Errors are JSON whatever was asked for.
        accept: accept ? `${accept}, application/json;q=0.5` : ACCEPT[as],
        'accept-encoding': 'identity',
        'user-agent': `lote/${VERSION}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      body: isForm ? body : isJson ? JSON.stringify(authBody(auth, body)) : undefined,
    }
  }

  private async exchange(
    call: HttpRequest,
    { path: _, ...options }: Dispatcher.RequestOptions,
    { dispatcher }: Leaving,
    hide: Redact,
  ): Promise<HttpAnswer> {
    const end = deadline(call.timeoutMs ?? this.settings.timeoutMs, call.signal)
    try {
      const {
        statusCode,
        headers,
        body: sent,
      } = await request(this.baseUrl + call.path, {
        ...options,
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
   * The body of a file with a deadline of its own: its call was answered when it began to come. It
   * may be left unread at the pace of who reads it; `destroy` ends the exchange.
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

  close(): Promise<void> {
    return this.agent.close()
  }
}

/** What is not of the type that was asked for is read as a text: it may say why. */
function isFile({ as, accept }: HttpRequest, { status, headers }: HttpAnswer): boolean {
  const isGood = as === 'file' && status >= 200 && status < 300
  return isGood && (accept === undefined || accept === mediaTypeIn(headers))
}

/** Answers without a body, whose headers may be those of the one that they do not repeat. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 304
}

/** Of the body as it came: it has another length now. */
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
