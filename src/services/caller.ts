import { type AdvertisedLimits, advertisedLimits } from '../rate-limit/rate-limit-headers.js'
import { unpricedId } from '../rate-limit/unpriced.js'
import type { Answer, Exchanged } from './answer.js'
import { classifyExchange } from './exchange-result.js'
import type { Exchange, HttpRequest } from './http.js'

/** The interface through which units are taken and given back; `src/rate-limit` implements it. */
export interface Gate {
  /** The observed price of a call that the contract does not price; 0 before any evidence. */
  readonly unpricedCost?: number
  /** Waits until the units are granted, the batch is held, or the signal aborts. */
  enter(
    id: string,
    units: number,
    entering?: { place?: { batch: string; lane: number }; signal?: AbortSignal },
  ): Promise<{ is: 'granted'; atMs: number } | { is: 'held' } | { is: 'stopped' }>
  /** Decides whether the call may be sent, after its record was written; its units are held. */
  confirm(id: string, units: number): Promise<boolean>
  /** The answer has arrived, or never will: the units expire from now. */
  settle(id: string, units: number, tookMs?: number): Promise<void>
  /** The call was not sent. */
  release(id: string, units: number): Promise<void>
  /** The call failed, or its answer was lost. */
  failed(): Promise<void>
  /** The service, or the edge before it, answered 429. */
  refused(id: string, waitMs: number, from: 'service' | 'edge'): Promise<void>
  /** The service advertised its count in headers. */
  advertised(told: AdvertisedLimits): Promise<void>
}

export interface CountedCall extends HttpRequest {
  /** The id of batch, task and attempt. */
  id: string
  units: number
  /** The contract does not state the price. */
  unpriced?: boolean
  /**
   * The batch and lane in which it waits for units; a call without a place does not wait for
   * others.
   */
  place?: { batch: string; lane: number }
  /** Loads the body, when it is too large to be held while the call waits for units. */
  bodyOf?(): Promise<unknown>
  /** Called when the units were granted, before the record is written. */
  onGranted?(): void
  /**
   * Writes the record of the call, and returns the latest instant at which the call may be sent;
   * undefined when it must not be sent after all. When it fails, nothing is sent.
   */
  beforeSend(grant: { id: string; atMs: number; units: number }): Promise<number | undefined>
}

export type Called =
  | {
      is: 'called'
      answer: Answer
      /** The id under which the limiter knows the call. */
      grant: string
      grantedAtMs: number
      answeredAtMs: number
      status?: number
    }
  /** Stopped before a record was written; or a person holds the batch. */
  | { is: 'stopped' }
  | { is: 'held' }
  /** Nothing was sent, though a record may have been written. */
  | { is: 'withdrawn'; reason: string }

const TOO_LATE = 'too late'

/** Sends calls, and is the only place where they are counted. */
export class Caller {
  constructor(
    private readonly http: Exchange,
    private readonly gate: Gate,
    private readonly now: () => number,
    private readonly random: () => number = Math.random,
  ) {}

  /**
   * Makes one call, sent at most once.
   * @throws only errors that kept the call from being sent
   */
  async call(call: CountedCall, signal?: AbortSignal): Promise<Called> {
    // The limiter knows a grant by an id of its own, so that a withdrawn attempt may request units
    // again.
    const own = `${call.id}-${Math.floor(this.random() * 2 ** 40).toString(36)}`
    const id = call.unpriced ? unpricedId(own) : own
    const grant = await this.gate.enter(id, call.units, {
      place: call.place,
      signal,
    })
    if (grant.is !== 'granted') return grant
    call.onGranted?.()
    let obstacle: string | undefined
    let sendByMs: number | undefined
    let sent: CountedCall = call
    try {
      if (call.bodyOf) sent = { ...call, body: await call.bodyOf() }
      sendByMs = await call.beforeSend({ id, atMs: grant.atMs, units: call.units })
      obstacle = await this.obstacle(id, call.units, sendByMs, signal)
    } catch (error) {
      inBackground(this.gate.release(id, call.units))
      throw error
    }
    if (obstacle !== undefined) {
      inBackground(this.gate.release(id, call.units))
      return { is: 'withdrawn', reason: obstacle }
    }
    return this.send(sent, id, grant.atMs, sendByMs!)
  }

  /**
   * The reason why the call must not be sent, though its units were granted and its record is
   * written.
   */
  private async obstacle(
    id: string,
    units: number,
    sendByMs: number | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    if (sendByMs === undefined) return 'not wanted any more'
    // While the record was written, Redis may have been lost and the limiter made again without
    // this grant; or another call was answered 429, which pauses all calls.
    const held = await unlessAborted(this.gate.confirm(id, units), signal)
    if (signal?.aborted) return 'stopped'
    if (!held) return 'the units were lost, Redis is away, or the service asked to wait'
    // Another process may take over at the recorded deadline: a call sent later might be made
    // twice.
    return this.now() > sendByMs ? TOO_LATE : undefined
  }

  private async send(
    call: CountedCall,
    id: string,
    grantedAtMs: number,
    sendByMs: number,
  ): Promise<Called> {
    const sentAtMs = this.now()
    let isLate = false
    // Checked again once the connection exists, as making one takes time and the process may stand
    // still.
    const maySend = () => {
      isLate = this.now() > sendByMs
      return !isLate
    }
    const sent = await this.http.send({ ...call, maySend })
    if (isLate) {
      inBackground(this.gate.release(id, call.units))
      return { is: 'withdrawn', reason: TOO_LATE }
    }
    const answeredAtMs = this.now()
    const answer = classifyExchange(this.http, call, sent)
    this.informGate(id, call.units, sent, answer, answeredAtMs - sentAtMs)
    const status = sent.is === 'answered' ? { status: sent.answer.status } : {}
    return { is: 'called', answer, grant: id, grantedAtMs, answeredAtMs, ...status }
  }

  /**
   * Informs the limiter without waiting: Redis may be away, and the answer has to be recorded.
   * Commands keep their order, so the next grant of this process comes after it.
   */
  private informGate(
    id: string,
    units: number,
    sent: Exchanged,
    answer: Answer,
    tookMs: number,
  ): void {
    const { gate } = this
    // Before the call is settled: the first answer lets the other calls go, under this limit.
    const advertised = sent.is === 'answered' ? advertisedLimits(sent.answer.headers) : undefined
    if (advertised) inBackground(gate.advertised(advertised))
    // An edge's answer shows neither the service's speed nor its limit: it is no first answer.
    const took = 'waitMs' in answer && answer.from === 'edge' ? undefined : Math.max(0, tookMs)
    if (sent.is === 'not-sent') inBackground(gate.release(id, units))
    else if (isOfTheService(sent, answer)) inBackground(gate.settle(id, units, took))
    if (!isOfTheService(sent, answer)) inBackground(gate.failed())
    this.heed(answer, units > 0 ? id : undefined)
  }

  /** Pauses the calls of the account, if the answer reports an exceeded limit. */
  heed(answer: Answer, grant?: string): void {
    if (!('waitMs' in answer)) return
    // A free call has no units, so its limit shows neither their price nor the usage of others.
    const from = grant === undefined ? 'edge' : answer.from
    inBackground(this.gate.refused(grant ?? 'free', answer.waitMs, from))
  }

  /** Makes a call that costs no unit. */
  async free(request: HttpRequest): Promise<Answer> {
    const answer = classifyExchange(this.http, request, await this.http.send(request))
    this.heed(answer)
    return answer
  }
}

/**
 * Whether the service itself has answered, and so has counted the call. After a lost answer or an
 * edge's 5xx or page it may still be working and count the call later, so the units are held until
 * its deadline.
 */
function isOfTheService(sent: Exchanged, answer: Answer): boolean {
  const isPage = answer.is === 'broken' && answer.page === true
  return sent.is === 'answered' && sent.answer.status < 500 && !isPage
}

/** A failure here means that Redis is lost: the units are then held until their deadline. */
function inBackground(doing: Promise<unknown>): void {
  doing.catch(() => undefined)
}

/** While Redis is away its commands wait without end, but a process that has to end must not. */
async function unlessAborted<T>(
  doing: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!signal) return doing
  let abort = () => {}
  const aborted = new Promise<undefined>((resolve) => {
    abort = () => resolve(undefined)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
  })
  inBackground(doing)
  try {
    return await Promise.race([doing, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
