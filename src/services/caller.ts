import type { Answer, HttpAnswer, Sent } from './answer.js'
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
  /** Unique for ever: batch, task and attempt. */
  id: string
  units: number
  /** Writes down what is about to be sent; when this fails, nothing is sent. May be asked again. */
  beforeSend(grant: { id: string; atMs: number }): Promise<void>
}

export type Called = { answer: Answer; grantedAtMs: number; answeredAtMs: number; status?: number } | undefined

/** Calls are counted here, where they are sent, and nowhere else. */
export class Caller {
  constructor(
    private readonly http: Http,
    private readonly gate: Gate,
    private readonly now: () => number,
    private readonly random: () => number = Math.random,
  ) {}

  /** Undefined when the signal aborted before the units were granted: nothing was sent. */
  async call(call: CountedCall, signal?: AbortSignal): Promise<Called> {
    const grant = await this.take(call, signal)
    if (!grant) return undefined
    let sent: Sent
    try {
      sent = await this.http.send(call)
    } finally {
      // Not waited for: Redis may be away, and the answer has to be recorded. Commands go out in
      // their order, so the next grant of this process comes after it.
      inBackground(this.gate.settle(grant.id, call.units))
    }
    const answer = judge(sent)
    if (answer.is === 'wait') inBackground(this.gate.pause(answer.waitMs))
    return { answer, grantedAtMs: grant.atMs, answeredAtMs: this.now(), status: statusOf(sent) }
  }

  /** Units that are surely held, with the record of the call behind them. */
  private async take(call: CountedCall, signal?: AbortSignal): Promise<{ id: string; atMs: number } | undefined> {
    for (;;) {
      // The book knows a grant by an id of its own: the same attempt may ask again.
      const id = `${call.id}-${Math.floor(this.random() * 2 ** 40).toString(36)}`
      const grant = await this.gate.enter(id, call.units, signal)
      if (!grant) return undefined
      try {
        await call.beforeSend({ id, atMs: grant.atMs })
      } catch (error) {
        inBackground(this.gate.release(id, call.units))
        throw error
      }
      // Redis may have been lost while the record was written: then the book was made again
      // without this grant, and nothing may be sent on it.
      if (await this.gate.confirm(id, call.units)) return { id, atMs: grant.atMs }
    }
  }

  /** A call that costs no unit. */
  async free(request: HttpRequest): Promise<Answer> {
    return judge(await this.http.send(request))
  }
}

/** What fails here is lost with Redis: the units then wait for their deadline. */
function inBackground(doing: Promise<unknown>): void {
  doing.catch(() => undefined)
}

function judge(sent: Sent): Answer {
  if (sent.is === 'answered') return verdict(sent.answer)
  const reason = `${codeOf(sent.error)}: ${sent.error.message}`
  return sent.is === 'not-sent' ? { is: 'broken', reason, sent: false } : { is: 'unknown', reason }
}

function statusOf(sent: Sent): HttpAnswer['status'] | undefined {
  return sent.is === 'answered' ? sent.answer.status : undefined
}
