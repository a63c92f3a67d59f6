import type { CallRequest } from '../core/job/job.js'
import type { TaskRef } from '../core/task.js'
import { rootOf } from '../records/keys.js'
import type { Answer } from '../services/answer.js'
import { NO_ANSWER_MS, OUTAGE_GAP_MS, OUTAGE_MS } from './retry-policy.js'

/** What a failed call adds to the knowledge of the service. */
export interface Failing {
  /**
   * The same for all failures of one outage: together they are one piece of evidence against a
   * task. Undefined when this process has received no answer: the outage may have begun before it
   * did.
   */
  streak: number | undefined
  /** The outage has lasted so long that waiting in this process is of no use. */
  isLong: boolean
}

/**
 * Whether the service itself sent nothing back: a 5xx or a page of the edge, a lost answer, no
 * connection.
 */
export function isSilence(answer: Answer): boolean {
  if (answer.is === 'unknown') return true
  if (answer.is !== 'broken' || answer.lasting) return false
  return answer.page === true || answer.status === undefined || answer.status >= 500
}

/**
 * Measures how long a service has not answered at all; any answer of the service itself ends the
 * outage.
 */
export class OutageDetector {
  private readonly notReached = new FailureSpan()
  private readonly noAnswer = new FailureSpan()
  private hasAnswered = false
  /** The instant of the first failure after an answer. */
  private streak: number | undefined
  /** By route, the last answered call that may be repeated, and the task of its rows. */
  private readonly known = new Map<string, { request: CallRequest; of: TaskRef | undefined }>()
  private isProbing = false

  answered(): void {
    this.hasAnswered = true
    this.streak = undefined
    this.notReached.end()
    this.noAnswer.end()
  }

  /**
   * @param request an answered call; repeating it costs units and changes nothing else
   * @param of its task, when that task has rows
   */
  noteAnswered(request: CallRequest, of: TaskRef | undefined): void {
    this.known.delete(request.route)
    this.known.set(request.route, { request, of })
  }

  answeredOn(route: string): CallRequest | undefined {
    return this.known.get(route)?.request
  }

  /** The last answered call on any route, for other rows of the batch. */
  answeredForOtherRows({ batch, task }: TaskRef): CallRequest | undefined {
    return [...this.known.values()].findLast(
      ({ of }) => of?.batch === batch && rootOf(of.task) !== rootOf(task),
    )?.request
  }

  /** Begins a probe; false while another is under way. */
  beginProbe(): boolean {
    if (this.isProbing) return false
    this.isProbing = true
    return true
  }

  endProbe(): void {
    this.isProbing = false
  }

  /** `reached`: the call was sent, and the service did not answer it. */
  failed(nowMs: number, reached: boolean): Failing {
    if (reached) this.notReached.end()
    const apart = reached ? 0 : this.notReached.extend(nowMs)
    const silent = this.noAnswer.extend(nowMs)
    if (this.hasAnswered) this.streak ??= nowMs
    return {
      streak: this.streak,
      isLong: apart >= OUTAGE_MS || silent >= NO_ANSWER_MS,
    }
  }
}

class FailureSpan {
  private sinceMs = 0
  private lastMs = Number.NEGATIVE_INFINITY

  end(): void {
    this.lastMs = Number.NEGATIVE_INFINITY
  }

  /** Returns for how many milliseconds the failures have gone on. */
  extend(nowMs: number): number {
    if (nowMs - this.lastMs > OUTAGE_GAP_MS) this.sinceMs = nowMs
    this.lastMs = nowMs
    return nowMs - this.sinceMs
  }
}
