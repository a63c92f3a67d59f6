import { OUTAGE_MS } from './backoff.js'

/** Since when a service has not been reached at all; any answer ends it. */
export class Reachability {
  private sinceMs = 0
  private lastMs = Number.NEGATIVE_INFINITY

  answered(): void {
    this.lastMs = Number.NEGATIVE_INFINITY
  }
  /** True when it has gone on for so long that waiting is no use. */
  notReached(nowMs: number): boolean {
    // Nobody tried in between: what happened last night says nothing of now.
    if (nowMs - this.lastMs > OUTAGE_MS) this.sinceMs = nowMs
    this.lastMs = nowMs
    return nowMs - this.sinceMs >= OUTAGE_MS
  }
}
