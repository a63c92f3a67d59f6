import { type AdvertisedLimits, advertisedLimits } from '../rate-limit/rate-limit-headers.js'
import { unpricedId } from '../rate-limit/unpriced.js'
import type { Answer, Exchanged } from './answer.js'
import { judge } from './exchange-result.js'
import type { Exchange, HttpRequest } from './http.js'

/** Where units are taken and given back; `src/rate-limit` stands behind it. */
export interface Gate {
  /** Waits until the units are granted, the batch is held, or the signal aborts. */
  enter(
    id: string,
    units: number,
    entering?: { place?: { batch: string; lane: number }; signal?: AbortSignal },
  ): Promise<{ is: 'granted'; atMs: number } | { is: 'held' } | { is: 'stopped' }>
  /** Whether the call may leave, after what had to be written was written: its units are held. */
  confirm(id: string, units: number): Promise<boolean>
  /** The answer is in, or will never come: the units run out from now. */
  settle(id: string, units: number, tookMs?: number): Promise<void>
  /** Nothing was sent. */
  release(id: string, units: number): Promise<void>
  /** It failed, or its answer was lost. */
  failed(): Promise<void>
  /** The service, or the edge before it, said that it is too early. */
  refused(id: string, waitMs: number, from: 'service' | 'edge'): Promise<void>
  /** The service told in its headers how much is left. */
  told(told: AdvertisedLimits): Promise<void>
}

export interface CountedCall extends HttpRequest {
  /** Batch, task and attempt. */
  id: string
  units: number
  /** The contract does not tell what it costs. */
  untold?: boolean
  /** Where it waits for its units; without it, it lets nobody first. */
  place?: { batch: string; lane: number }
  /** Its body, where that is too much to hold while it waits for its units. */
  bodyOf?(): Promise<unknown>
  /** Its units were granted, and it is about to be written down. */
  onGranted?(): void
  /**
   * Writes down what is about to be sent, and tells the latest instant at which it may still go out;
   * undefined when it is not to be sent after all. When it fails, nothing is sent.
   */
  beforeSend(grant: { id: string; atMs: number }): Promise<number | undefined>
}

export type Called =
  | { is: 'called'; answer: Answer; grantedAtMs: number; answeredAtMs: number; status?: number }
  /** Stopped before anything was written; or a person holds the batch. */
  | { is: 'stopped' }
  | { is: 'held' }
  /** Nothing was sent, though it may have been written down. */
  | { is: 'withdrawn'; reason: string }

const TOO_LATE = 'too late'

/** Calls are counted here, where they are sent, and nowhere else. */
export class Caller {
  constructor(
    private readonly http: Exchange,
    private readonly gate: Gate,
    private readonly now: () => number,
    private readonly random: () => number = Math.random,
  ) {}

  /** One call, sent at most once. It throws only what kept it from being sent. */
  async call(call: CountedCall, signal?: AbortSignal): Promise<Called> {
    // The book knows a grant by an id of its own: an attempt that was withdrawn may ask again.
    const own = `${call.id}-${Math.floor(this.random() * 2 ** 40).toString(36)}`
    const id = call.untold ? unpricedId(own) : own
    const grant = await this.gate.enter(id, call.units, {
      ...(call.place ? { place: call.place } : {}),
      ...(signal ? { signal } : {}),
    })
    if (grant.is !== 'granted') return grant
    call.onGranted?.()
    let obstacle: string | undefined
    let sendByMs: number | undefined
    let sent: CountedCall = call
    try {
      if (call.bodyOf) sent = { ...call, body: await call.bodyOf() }
      sendByMs = await call.beforeSend({ id, atMs: grant.atMs })
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

  /** Why the call may not go out, though its units were granted and it is written down. */
  private async obstacle(
    id: string,
    units: number,
    sendByMs: number | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    if (sendByMs === undefined) return 'not wanted any more'
    // While the record was written Redis may have been lost, and the book made again without this
    // grant; or another call was answered 429, and nothing goes out for as long as that says.
    const held = await unlessAborted(this.gate.confirm(id, units), signal)
    if (signal?.aborted) return 'stopped'
    if (!held) return 'the units were lost, or the service asked to wait'
    // Others take over at the deadline that was written down: what goes out late is answered twice.
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
    // Asked again when its connection is there: to make one takes time, and who stands still, too.
    const mayLeave = () => {
      isLate = this.now() > sendByMs
      return !isLate
    }
    const sent = await this.http.send({ ...call, mayLeave })
    if (isLate) {
      inBackground(this.gate.release(id, call.units))
      return { is: 'withdrawn', reason: TOO_LATE }
    }
    const answeredAtMs = this.now()
    const answer = judge(this.http, call, sent)
    this.tellGate(id, call.units, sent, answer, answeredAtMs - sentAtMs)
    const status = sent.is === 'answered' ? { status: sent.answer.status } : {}
    return { is: 'called', answer, grantedAtMs, answeredAtMs, ...status }
  }

  /**
   * Not waited for: Redis may be away, and the answer has to be recorded. Commands go out in their
   * order, so the next grant of this process comes after it.
   */
  private tellGate(
    id: string,
    units: number,
    sent: Exchanged,
    answer: Answer,
    tookMs: number,
  ): void {
    const { gate } = this
    if (sent.is === 'not-sent') inBackground(gate.release(id, units))
    else if (isOfTheService(sent, answer)) inBackground(gate.settle(id, units, Math.max(0, tookMs)))
    if (!isOfTheService(sent, answer)) inBackground(gate.failed())
    if (answer.is === 'wait') inBackground(gate.refused(id, answer.waitMs, answer.from))
    const told = sent.is === 'answered' ? advertisedLimits(sent.answer.headers) : undefined
    if (told) inBackground(gate.told(told))
  }

  /** A call that costs no unit. */
  async free(request: HttpRequest): Promise<Answer> {
    return judge(this.http, request, await this.http.send(request))
  }
}

/**
 * Whether the service itself has answered, and so has counted the call. After a lost answer or an
 * edge's 5xx or page it may still be at work and count it later: those units wait for their deadline.
 */
function isOfTheService(sent: Exchanged, answer: Answer): boolean {
  const isPage = answer.is === 'broken' && answer.page === true
  return sent.is === 'answered' && sent.answer.status < 500 && !isPage
}

/** What fails here is lost with Redis: the units then wait for their deadline. */
function inBackground(doing: Promise<unknown>): void {
  doing.catch(() => undefined)
}

/** While Redis is away its commands wait without end, and a process that has to end must not. */
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
