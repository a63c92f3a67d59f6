import type { CallRequest } from '../core/job/job.js'
import type { TaskRef } from '../core/task.js'
import { rootOf } from '../records/keys.js'
import type { Answer } from '../services/answer.js'
import { NO_ANSWER_MS, OUTAGE_GAP_MS, OUTAGE_MS } from './retry-policy.js'

/** What a failed call adds to what is known of the service. */
export interface Failing {
  /**
   * The same for all failures of one outage: together they are one piece of evidence against a task.
   * Undefined where this process has seen no answer: the outage may be that of before it began.
   */
  streak: number | undefined
  /** It has gone on for so long that waiting in this process is no use. */
  isLong: boolean
}

/** Nothing of the service itself came back: an edge's 5xx or page, a lost answer, no connection. */
export function isSilence(answer: Answer): boolean {
  if (answer.is === 'unknown') return true
  if (answer.is !== 'broken' || answer.lasting) return false
  return answer.page === true || answer.status === undefined || answer.status >= 500
}

/** Since when a service has not answered at all; any answer of its own ends it. */
export class OutageDetector {
  private readonly notReached = new Stretch()
  private readonly noAnswer = new Stretch()
  private hasAnswered = false
  /** When the first call failed after an answer. */
  private streak: number | undefined
  /** By route, the last call that was answered and may be asked again, and the rows it was of. */
  private readonly known = new Map<string, { request: CallRequest; of: TaskRef | undefined }>()
  private isProbing = false

  answered(): void {
    this.hasAnswered = true
    this.streak = undefined
    this.notReached.end()
    this.noAnswer.end()
  }

  /**
   * @param request that was answered, and that asking again changes nothing but its units
   * @param of the task, where it is one of rows
   */
  learn(request: CallRequest, of: TaskRef | undefined): void {
    this.known.delete(request.route)
    this.known.set(request.route, { request, of })
  }

  answeredOn(route: string): CallRequest | undefined {
    return this.known.get(route)?.request
  }

  /** On whatever route, of other rows of the batch. */
  answeredBeside({ batch, task }: TaskRef): CallRequest | undefined {
    return [...this.known.values()].findLast(
      ({ of }) => of?.batch === batch && rootOf(of.task) !== rootOf(task),
    )?.request
  }

  /** One at a time: false while another is under way. */
  beginProbe(): boolean {
    if (this.isProbing) return false
    this.isProbing = true
    return true
  }

  endProbe(): void {
    this.isProbing = false
  }

  /** `reached`: something was sent, and no answer of the service came. */
  failed(nowMs: number, reached: boolean): Failing {
    if (reached) this.notReached.end()
    const apart = reached ? 0 : this.notReached.goesOn(nowMs)
    const silent = this.noAnswer.goesOn(nowMs)
    if (this.hasAnswered) this.streak ??= nowMs
    return {
      streak: this.streak,
      isLong: apart >= OUTAGE_MS || silent >= NO_ANSWER_MS,
    }
  }
}

class Stretch {
  private sinceMs = 0
  private lastMs = Number.NEGATIVE_INFINITY

  end(): void {
    this.lastMs = Number.NEGATIVE_INFINITY
  }

  /** For how long it has gone on. */
  goesOn(nowMs: number): number {
    if (nowMs - this.lastMs > OUTAGE_GAP_MS) this.sinceMs = nowMs
    this.lastMs = nowMs
    return nowMs - this.sinceMs
  }
}
