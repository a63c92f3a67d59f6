import type { Clock } from '../../../src/runtime/clock.js'

/** Time that passes only while somebody sleeps, so that no test waits. */
export class VirtualClock implements Clock {
  private ms = Date.UTC(2026, 10, 20, 12)
  readonly slept: number[] = []
  /** Told before each sleep. */
  onSleep: (ms: number) => void = () => undefined

  readonly now = (): number => this.ms

  readonly sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    this.onSleep(ms)
    this.slept.push(ms)
    if (!signal?.aborted) this.ms += ms
    await new Promise(setImmediate)
  }

  pass(ms: number): void {
    this.ms += ms
  }
}
