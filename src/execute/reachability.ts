import { OUTAGE_MS } from './backoff.js'

/** Since when a service has not been reached at all; any answer ends it. */
export class Reachability {
  private since: number | undefined

  answered(): void {
    this.since = undefined
  }
  /** True when it has gone on for so long that waiting is no use. */
  notReached(nowMs: number): boolean {
    this.since ??= nowMs
    return nowMs - this.since >= OUTAGE_MS
  }
}
