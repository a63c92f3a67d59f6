import { type Clock, isWithin } from '../runtime/clock.js'

/** A value that is a second old costs at most one call that is refused, or one that is not sent. */
const RECENT_MS = 1_000

/** Values by key, each at most a second old, so that many readers share one read. */
export class Recent<Value> {
  private readonly read = new Map<string, { value: Value; atMs: number }>()

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  async of(key: string, read: () => Promise<Value>): Promise<Value> {
    const nowMs = this.clock.now()
    const known = this.read.get(key)
    if (known && isWithin(RECENT_MS, known.atMs, nowMs)) return known.value
    const value = await read()
    for (const [other, { atMs }] of this.read) {
      if (!isWithin(RECENT_MS, atMs, nowMs)) this.read.delete(other)
    }
    this.read.set(key, { value, atMs: nowMs })
    return value
  }

  forget(key: string): void {
    this.read.delete(key)
  }
}
