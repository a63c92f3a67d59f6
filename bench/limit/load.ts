import type { ChildProcess } from 'node:child_process'
import type { Contestant } from './contestant.js'
import type { Options } from './options.js'
import { deadlineMs } from './possible.js'
import type { FromWorker, ToWorker } from './worker.js'

export interface LoadSettings {
  contestant: Contestant
  calls: number
  options: Options
  signal: AbortSignal
  progress(answered: number, seconds: number): void
}

export interface LoadResult {
  answered: number
  /** The time from the start to the last answer, or until the run was given up. */
  finishMs: number
  /** Reasons for unanswered calls. */
  failures: string[]
}

const PROGRESS_MS = 10_000

/**
 * Distributes the calls, the same number at a time to each worker, until all are answered or the
 * run is given up.
 */
export class Load {
  private readonly answered = new Set<number>()
  private readonly failures: string[] = []
  private next: number
  private readonly over = new AbortController()

  constructor(
    private readonly settings: LoadSettings,
    private readonly workers: ChildProcess[],
  ) {
    this.next = settings.contestant.fill ? settings.calls : 0
  }

  async run(): Promise<LoadResult> {
    const { options, calls, signal, progress } = this.settings
    signal.throwIfAborted()
    const deadline = deadlineMs(calls, options.limit)
    const began = performance.now()
    const spentMs = () => performance.now() - began
    const ticking = setInterval(() => progress(this.answered.size, spentMs() / 1_000), PROGRESS_MS)
    const giveUp = setTimeout(
      () => this.stop(`given up after ${Math.round(deadline / 1_000)} s`),
      deadline,
    )
    const either = AbortSignal.any([signal, this.over.signal])
    try {
      const ended = new Promise((resolve) => either.addEventListener('abort', resolve))
      this.begin()
      await ended
      signal.throwIfAborted()
      const finishMs = spentMs()
      return { answered: this.answered.size, finishMs, failures: [...this.failures] }
    } finally {
      clearInterval(ticking)
      clearTimeout(giveUp)
    }
  }

  private begin(): void {
    const { callers } = this.settings.options
    for (const worker of this.workers) {
      // Other workers may depend on units that this worker held.
      worker.once('exit', (status) => this.stop(`a worker ended with ${status}`))
      worker.on('message', (message: FromWorker) => this.onMessage(worker, message))
      send(worker, { is: 'begin' })
    }
    for (let caller = 0; caller < callers; caller++)
      for (const worker of this.workers) this.handOut(worker)
  }

  private handOut(worker: ChildProcess): void {
    if (this.next < this.settings.calls) send(worker, { is: 'call', call: this.next++ })
  }

  private onMessage(worker: ChildProcess, message: FromWorker): void {
    // A failed call is not counted, so that the run cannot be compared with others.
    if (message.is === 'failed') this.stop(message.message)
    if (message.is !== 'answered') return
    this.answered.add(message.call)
    if (this.answered.size === this.settings.calls) this.over.abort()
    else this.handOut(worker)
  }

  private stop(why: string): void {
    this.failures.push(why)
    this.over.abort()
  }
}

function send(worker: ChildProcess, message: ToWorker): void {
  worker.send(message, () => undefined)
}
