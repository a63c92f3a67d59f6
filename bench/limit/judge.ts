import type { Window } from '../../src/core/window.js'
import type { CountAt } from './options.js'
import { type Verdict, verdictOf } from './verdict.js'

export interface JudgeSettings {
  windows: Window[]
  seed: number
  countAt: CountAt
}

/** The service's view, by its own clock. */
export interface JudgeReport {
  arrivals: number
  /** The time from the first arrival to the last. */
  spanMs: number
  /** For each window, in the order of the settings. */
  verdicts: Verdict[]
}

/** Records when calls arrived and were counted, independently of the sender. */
export class Judge {
  private readonly arrived: number[] = []
  private readonly counted: number[] = []

  constructor(private readonly windows: readonly Window[]) {}

  arrive(atMs: number): void {
    this.arrived.push(atMs)
  }

  count(atMs: number): void {
    this.counted.push(atMs)
  }

  sum(): JudgeReport {
    const { arrived, counted } = this
    return {
      arrivals: arrived.length,
      spanMs: arrived.length === 0 ? 0 : Math.max(...arrived) - Math.min(...arrived),
      verdicts: this.windows.map((window) => verdictOf(counted, window)),
    }
  }
}
