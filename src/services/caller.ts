import type { Answer, HttpAnswer, Sent } from './answer.js'
import { codeOf, type Http, type HttpRequest } from './http.js'
import { verdict } from './verdict.js'

/** Where units are taken and given back; `src/limits` stands behind it. */
export interface Gate {
  /** Waits until the units are granted; undefined when the signal aborted first. */
  enter(id: string, units: number, signal?: AbortSignal): Promise<{ atMs: number } | undefined>
  /** The answer is in: the units run out from now. */
  settle(id: string, units: number): Promise<void>
  /** The service said that it is too early. */
  pause(ms: number): Promise<void>
}

export interface CountedCall extends HttpRequest {
  /** Unique for ever: batch, task and attempt. */
  id: string
  units: number
  /** Written down before the request leaves; when this fails, nothing is sent. */
  beforeSend(grantedAtMs: number): Promise<void>
}

export type Called = { answer: Answer; grantedAtMs: number; answeredAtMs: number; status?: number } | undefined

/** Calls are counted here, where they are sent, and nowhere else. */
export class Caller {
  constructor(
    private readonly http: Http,
    private readonly gate: Gate,
    private readonly now: () => number,
  ) {}

  /** Undefined when the signal aborted before the units were granted: nothing was sent. */
  async call(call: CountedCall, signal?: AbortSignal): Promise<Called> {
    const grant = await this.gate.enter(call.id, call.units, signal)
    if (!grant) return undefined
    let sent: Sent
    try {
      await call.beforeSend(grant.atMs)
      sent = await this.http.send(call)
    } finally {
      // Also when the write-ahead failed: a unit given back late costs a minute, one given back
      // twice breaks the limit.
      await this.gate.settle(call.id, call.units)
    }
    const answer = judge(sent)
    if (answer.is === 'wait') await this.gate.pause(answer.waitMs)
    return { answer, grantedAtMs: grant.atMs, answeredAtMs: this.now(), status: statusOf(sent) }
  }

  /** A call that costs no unit. */
  async free(request: HttpRequest): Promise<Answer> {
    return judge(await this.http.send(request))
  }
}

function judge(sent: Sent): Answer {
  if (sent.is === 'answered') return verdict(sent.answer)
  const reason = `${codeOf(sent.error)}: ${sent.error.message}`
  return sent.is === 'not-sent' ? { is: 'broken', reason, sent: false } : { is: 'unknown', reason }
}

function statusOf(sent: Sent): HttpAnswer['status'] | undefined {
  return sent.is === 'answered' ? sent.answer.status : undefined
}
