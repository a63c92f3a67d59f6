import type { Exchanged, HttpAnswer } from '../../src/services/answer.js'
import type { Arrivals } from './arrivals.js'
import type { Dice } from './dice.js'
import type { Refuser } from './refuser.js'
import { QUIET, type Schedule } from './schedule.js'

export interface ServiceSettings {
  /** Milliseconds from sending to counting, and from counting to the answer. */
  delaysOf(dice: Dice): { countedMs: number; answeredMs: number }
  /** The share of answers that are lost: the proxy sends a 5xx instead, or nothing. */
  lost: number
  /** Refuses calls above the limit; without it, the service counts and answers everything. */
  refuser?: Refuser
  /** The units counted for a call, if they differ from the caller's assumption. */
  cost?: number
  /** Sends headers about the rest of its shortest window. */
  tells?: boolean
  foreign?: OtherClient[]
}

/** Another client that uses the same account. */
export interface OtherClient {
  fromMs: number
  untilMs: number
  /** The interval between calls, fixed or random with this mean. */
  everyMs: number
  pattern: 'steady' | 'poisson'
  /** Number of simultaneous calls. */
  at: number
}

export interface Sending {
  units: number
  timeoutMs: number
  /** Runs the function at that time, unless the caller has died by then. */
  later(atMs: number, run: () => void): void
}

/** The service in virtual time: it logs arrivals, and answers late, wrongly or not at all. */
export class Service {
  /** Times of our own calls that the service refused. */
  readonly refusals: number[] = []
  acceptedOfOthers = 0

  constructor(
    private readonly settings: ServiceSettings,
    private readonly arrivals: Arrivals,
    private readonly schedule: Schedule,
    private readonly dice: Dice,
  ) {
    for (const one of settings.foreign ?? []) {
      schedule.at(one.fromMs, () => this.callOfOther(one))
    }
  }

  send({ units, timeoutMs, later }: Sending): Promise<Exchanged> {
    const { schedule, settings, dice } = this
    const sentMs = schedule.nowMs
    const { countedMs, answeredMs } = settings.delaysOf(dice)
    const arrivesMs = sentMs + Math.min(countedMs, timeoutMs)
    let refused: number | undefined
    // The call arrives even if its sender has died.
    schedule.at(arrivesMs, () => {
      refused = this.arrive(units)
      return QUIET
    })
    const silent = dice.chance(settings.lost)
    const edge = silent && dice.chance(0.5)
    const answerMs = arrivesMs + answeredMs
    return new Promise((resolve) => {
      if (answerMs - sentMs > timeoutMs || (silent && !edge)) {
        later(sentMs + timeoutMs, () => resolve({ is: 'lost', error: TIMEOUT, overlong: true }))
      } else {
        later(answerMs, () =>
          resolve({ is: 'answered', answer: edge ? EDGE : this.answerFor(refused) }),
        )
      }
    })
  }

  private arrive(units: number): number | undefined {
    const { nowMs } = this.schedule
    this.arrivals.add(nowMs, units)
    const { refuser, cost = units } = this.settings
    const retryMs = refuser?.arrive(cost, nowMs)
    if (retryMs !== undefined) this.refusals.push(nowMs)
    return retryMs
  }

  private answerFor(refused: number | undefined): HttpAnswer {
    const { refuser, tells } = this.settings
    const headers: Record<string, string> =
      tells && refuser ? refuser.headers(this.schedule.nowMs) : {}
    if (refused === undefined) return { status: 200, headers, text: '{}' }
    const error = { code: 'RATE_LIMITED', message: 'x', retryAfter: Math.ceil(refused / 1000) }
    return { status: 429, headers, text: JSON.stringify({ error }) }
  }

  private callOfOther(one: OtherClient): unknown {
    const { schedule, settings } = this
    if (schedule.nowMs >= one.untilMs) return QUIET
    for (let call = 0; call < one.at; call++) {
      if (settings.refuser?.arrive(1, schedule.nowMs) === undefined) this.acceptedOfOthers += 1
    }
    const gapMs =
      one.pattern === 'steady' ? one.everyMs : -Math.log(1 - this.dice.next()) * one.everyMs
    schedule.in(gapMs, () => this.callOfOther(one))
    return QUIET
  }
}

const TIMEOUT = Object.assign(new Error('took too long'), { name: 'TimeoutError' })
const EDGE: HttpAnswer = { status: 502, headers: {}, text: '' }
