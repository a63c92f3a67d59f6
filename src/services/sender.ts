import type { Answered } from '../core/job/calls.js'
import type { Account } from './account.js'
import type { Answer, Failure } from './answer.js'
import { type Auth, NO_AUTH } from './auth.js'
import type { ReadValue } from './body-decoder.js'
import { Caller, type CountedCall, type Gate } from './caller.js'
import type { Endpoint, EndpointRequest } from './endpoint.js'
import { redactedFailure } from './exchange-result.js'
import { errorOf } from './failures.js'
import { FREE_ONLY_GATE } from './free-only-gate.js'
import type { Http, HttpRequest } from './http.js'
import type { Redact } from './redact.js'
import { factsOf, ServiceError, unsent } from './service-error.js'

/** Options of one call; both replace the settings of the client. */
export interface CallOptions {
  signal?: AbortSignal
  /**
   * For a call with a price it is never longer than the account's timeout, for which its units are
   * held.
   */
  timeoutMs?: number
}

export interface AskOptions extends CallOptions {
  /** Replaces the account's credential. */
  auth?: Auth
  /** Additional headers; a validator makes the request conditional. */
  headers?: Record<string, string>
}

export type Received<Output> =
  | { is: 'received'; status: number; headers: Record<string, string>; value: Output }
  /** Only when a validator was sent along. */
  | { is: 'not-modified'; headers: Record<string, string> }

/** Sends the calls of a client, and never repeats one. */
export abstract class Sender {
  /**
   * Returns the whole result of a call.
   * @throws RequestError before the call is sent: the input is wrong
   * @throws ServiceError for every other result without an answer
   */
  abstract ask<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<Received<Output>>

  /** Returns the value alone. */
  async send<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<Output> {
    const received = await this.ask(endpoint, input, options)
    if (received.is === 'received') return received.value
    throw new Error(`${endpoint.route}: a validator was sent, and only the value was asked for`)
  }
}

export interface DirectSettings {
  http: Http
  /** The limiter; without it only free routes can be called. */
  gate?: Gate
  now?: () => number
  random?: () => number
  /** Writes the record of a call; see {@link CountedCall}. */
  beforeSend?: CountedCall['beforeSend']
}

/** The longest time between grant and sending. */
export const SEND_WITHIN_MS = 10_000

/**
 * Sends calls directly: free ones at once unless one of them was answered 429, the others when the
 * limiter has granted their units.
 */
export class DirectSender extends Sender {
  private readonly caller: Caller
  private readonly now: () => number
  /** Until when the service asked the free calls to wait. */
  private waitUntilMs = 0

  constructor(private readonly settings: DirectSettings) {
    super()
    const { http, gate = FREE_ONLY_GATE, now = Date.now, random = Math.random } = settings
    this.now = now
    this.caller = new Caller(http, gate, now, random)
  }

  get service(): Account['service'] {
    return this.settings.http.service
  }

  async ask<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: AskOptions = {},
  ): Promise<Received<Output>> {
    const request = this.requestOf(endpoint, input, options)
    const hide = this.settings.http.redactorFor(request)
    const { answer, grant } = await this.answerTo(endpoint, request, hide)
    const received = answer.is === 'answered' ? this.received(endpoint, request, answer) : answer
    if (received.is === 'received' || received.is === 'not-modified') return received
    const failure = redactedFailure(received, hide)
    // A limit may be reported within a good answer, which the caller does not read.
    const isFree = endpoint.units === 0
    if (answer.is === 'answered') this.caller.heed(failure, isFree ? undefined : grant)
    if (isFree && 'waitMs' in failure) this.waitUntilMs = this.now() + failure.waitMs
    throw new ServiceError(endpoint.service, endpoint.route, factsOf(request, hide), failure)
  }

  private requestOf<Input>(
    endpoint: Endpoint<Input, unknown>,
    input: Input,
    { auth, headers, signal, timeoutMs }: AskOptions,
  ): HttpRequest & Pick<EndpointRequest, 'repeatable'> {
    const credential = endpoint.open ? NO_AUTH : auth
    return {
      ...endpoint.request(input),
      as: endpoint.as,
      auth: credential,
      headers,
      signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs: this.boundedMs(endpoint.units, timeoutMs) }),
    }
  }

  private boundedMs(units: number, timeoutMs: number): number {
    return units === 0 ? timeoutMs : Math.min(timeoutMs, this.settings.http.timeoutMs)
  }

  private async answerTo(
    endpoint: Endpoint<never, unknown>,
    request: HttpRequest,
    hide: Redact,
  ): Promise<{ answer: Answer; grant?: string }> {
    const { gate } = this.settings
    if (endpoint.units > 0 && !gate) {
      throw new Error(`${endpoint.route} costs ${endpoint.units}: it is sent through a gate only`)
    }
    const isCounted = endpoint.units > 0 || (gate && this.now() < this.waitUntilMs)
    return isCounted
      ? this.counted(endpoint, request, hide)
      : { answer: await this.caller.free(request) }
  }

  private async counted(
    { service, units, unpriced }: Endpoint<never, unknown>,
    request: HttpRequest,
    hide: Redact,
  ): Promise<{ answer: Answer; grant?: string }> {
    const { gate, beforeSend = async () => this.now() + SEND_WITHIN_MS } = this.settings
    const price = unpriced ? Math.max(units, gate?.unpricedCost ?? 0) : units
    try {
      const called = await this.caller.call(
        { ...request, id: `client.${service}`, units: price, unpriced, beforeSend },
        request.signal,
      )
      if (called.is === 'called') return called
      const reason = called.is === 'withdrawn' ? called.reason : called.is
      return { answer: unsent(new Error(reason), 'NOT_SENT', hide) }
    } catch (cause) {
      // The caller throws only before it sends.
      return { answer: unsent(errorOf(cause), 'NOT_SENT', hide) }
    }
  }

  private received<Output>(
    endpoint: Endpoint<never, Output>,
    request: HttpRequest & Pick<EndpointRequest, 'repeatable'>,
    answer: Answered,
  ): Received<Output> | Failure {
    const { status, headers = {} } = answer
    if (status === 304) return { is: 'not-modified', headers }
    const read = endpoint.read(answer)
    if (read.is === 'read') return { is: 'received', status, headers, value: read.value }
    return read.is === 'failed' ? read.failure : unreadable(status, read, request.repeatable)
  }
}

/**
 * The status reports that the call was done, but the body does not. A repeatable call is broken;
 * any other has to be looked up first, and counts as unknown, as without an answer.
 */
function unreadable(
  status: number,
  { problem, told: bodyError }: Extract<ReadValue<unknown>, { is: 'unreadable' }>,
  repeatable: boolean,
): Failure {
  const said = {
    code: 'UNREADABLE_ANSWER',
    message: problem,
    ...bodyError,
    status,
    reason: problem,
  }
  return repeatable
    ? { is: 'broken', sent: true, overlong: false, ...said }
    : { is: 'unknown', overlong: false, ...said }
}
