import type { Answer, Sent } from './answer.js'
import { codeOf, type Http, type HttpRequest } from './http.js'
import { verdict } from './verdict.js'

/** Where units are taken and given back; `src/limits` stands behind it. */
export interface Gate {
  /** Waits until the units are granted; undefined when the signal aborted first. */
  enter(id: string, units: number, signal?: AbortSignal): Promise<{ atMs: number } | undefined>
  /** Whether the units are still held, after what had to be written was written. */
  confirm(id: string, units: number): Promise<boolean>
  /** The answer is in, or will never come: the units run out from now. */
  settle(id: string, units: number): Promise<void>
  /** Nothing was sent. */
  release(id: string, units: number): Promise<void>
  /** The service said that it is too early. */
  pause(ms: number): Promise<void>
}

export interface CountedCall extends HttpRequest {
  /** Batch, task and attempt. */
  id: string
  units: number
  /**
   * Writes down what is about to be sent, and tells the latest instant at which it may still go out;
   * undefined when it is not to be sent after all. When it fails, nothing is sent.
   */
  beforeSend(grant: { id: string; atMs: number }): Promise<number | undefined>
}

export type Called =
  | { is: 'called'; answer: Answer; grantedAtMs: number; answeredAtMs: number; status?: number }
  /** Stopped before anything was written. */
  | { is: 'stopped' }
  /** Nothing was sent, though it may have been written down. */
  | { is: 'withdrawn'; reason: string }

/** Calls are counted here, where they are sent, and nowhere else. */
export class Caller {
  constructor(
    private readonly http: Http,
    private readonly gate: Gate,
    private readonly now: () => number,
    private readonly random: () => number = Math.random,
  ) {}

  /** One call, sent at most once. It throws only what kept it from being sent. */
  async call(call: CountedCall, signal?: AbortSignal): Promise<Called> {
    // The book knows a grant by an id of its own: an attempt that was withdrawn may ask again.
    const id = `${call.id}-${Math.floor(this.random() * 2 ** 40).toString(36)}`
    const grant = await this.gate.enter(id, call.units, signal)
    if (!grant) return { is: 'stopped' }
    let obstacle: string | undefined
    try {
      const sendByMs = await call.beforeSend({ id, atMs: grant.atMs })
      obstacle = await this.obstacle(id, call.units, sendByMs, signal)
    } catch (error) {
      inBackground(this.gate.release(id, call.units))
      throw error
    }
    if (obstacle !== undefined) {
      inBackground(this.gate.release(id, call.units))
      return { is: 'withdrawn', reason: obstacle }
    }
    return this.send(call, id, grant.atMs)
  }

  /** Why the call may not go out, though its units were granted and it is written down. */
  private async obstacle(
    id: string,
    units: number,
    sendByMs: number | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    if (sendByMs === undefined) return 'not wanted any more'
    // Redis may have been lost while the record was written: then the book was made again
    // without this grant, and nothing may be sent on it.
    const held = await unlessAborted(this.gate.confirm(id, units), signal)
    if (signal?.aborted) return 'stopped'
    if (!held) return 'the units were lost'
    // Others take over at the deadline that was written down: what goes out late is answered twice.
    return this.now() > sendByMs ? 'too late' : undefined
  }

  private async send(call: CountedCall, id: string, grantedAtMs: number): Promise<Called> {
    const sent = await this.http.send(call)
    // Not waited for: Redis may be away, and the answer has to be recorded. Commands go out in
    // their order, so the next grant of this process comes after it.
    const { gate } = this
    if (sent.is === 'not-sent') inBackground(gate.release(id, call.units))
    else if (isOfTheService(sent)) inBackground(gate.settle(id, call.units))
    const answer = judge(sent)
    if (answer.is === 'wait') inBackground(gate.pause(answer.waitMs))
    const status = sent.is === 'answered' ? { status: sent.answer.status } : {}
    return { is: 'called', answer, grantedAtMs, answeredAtMs: this.now(), ...status }
  }

  /** A call that costs no unit. */
  async free(request: HttpRequest): Promise<Answer> {
    return judge(await this.http.send(request))
  }
}

/**
 * Whether the service itself has answered, and so has counted the call. After a lost answer or an
 * edge's 5xx it may still be at work and count it later: those units wait for their deadline.
 */
function isOfTheService(sent: Sent): boolean {
  return sent.is === 'answered' && sent.answer.status < 500
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

function judge(sent: Sent): Answer {
  if (sent.is === 'answered') return verdict(sent.answer)
  const reason = `${codeOf(sent.error)}: ${sent.error.message}`
  if (sent.is === 'lost') return { is: 'unknown', reason, overlong: sent.overlong }
  return { is: 'broken', reason, sent: false, overlong: false }
}
