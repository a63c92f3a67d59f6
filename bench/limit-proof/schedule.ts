interface Event {
  atMs: number
  order: number
  run(): unknown
}

/**
 * Virtual time, in milliseconds with fractions. What runs at one instant has come to rest, promises
 * and all, before the next begins; of two things at one instant the one that was planned first is
 * first.
 */
export class Schedule {
  nowMs = 0
  private readonly heap: Event[] = []
  private planned = 0

  /** `run` may give a promise, for which time stands still; `QUIET` when nobody waits for it. */
  at(atMs: number, run: () => unknown): void {
    const event = { atMs: Math.max(atMs, this.nowMs), order: this.planned++, run }
    let at = this.heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, this.heap[parent]!)) break
      this.heap[at] = this.heap[parent]!
      at = parent
    }
    this.heap[at] = event
  }

  in(ms: number, run: () => unknown): void {
    this.at(this.nowMs + ms, run)
  }

  /** Runs what is planned until `isDone`, or until nothing is left or it gets too late. */
  async run(isDone: () => boolean, untilMs: number): Promise<void> {
    let ran = 0
    while (!isDone()) {
      const event = this.pop()
      if (!event || event.atMs > untilMs) return
      this.nowMs = event.atMs
      const left = event.run()
      if (left === QUIET) continue
      if (left instanceof Promise) await left
      await rest()
      if (++ran % OUTSIDE_AFTER === 0) await outside()
    }
  }

  private pop(): Event | undefined {
    const { heap } = this
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
      if (!isBefore(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
    return first
  }
}

const OUTSIDE_AFTER = 10_000
export const QUIET = Symbol('quiet')

function isBefore(one: Event, other: Event): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
}

/** Node runs a tick when every promise that can be kept has been kept, and what follows from it. */
function rest(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}

/** What waits for the outside, sockets and timers of others, has its turn. */
function outside(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
