interface Event {
  atMs: number
  order: number
  run(): unknown
}

/**
 * Virtual time, in milliseconds with fractions. All work of one event, including its promises, is
 * complete before the next event begins; of two events at one time, the one planned first runs
 * first.
 */
export class Schedule {
  nowMs = 0
  private readonly heap: Event[] = []
  private planned = 0

  /**
   * Plans an event. Time stands still until the promise of `run` settles; `QUIET` means that
   * nothing waits for the event.
   */
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

  /** Runs events until `isDone`, until none is left or until `untilMs`. */
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

/** Node runs a tick after all resolved promises and their continuations. */
function rest(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}

/** Gives sockets and real timers a turn. */
function outside(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
