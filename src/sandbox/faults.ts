import type { EnvelopeError } from './refusal.js'

/** What goes wrong with the next consuming call, or with the next `times` of them. */
export type Fault = { times?: number } & (
  | { status: number; body?: unknown; envelope?: EnvelopeError }
  | { delayMs: number }
  /** The work is done, then the connection is cut: the answer is lost. */
  | { lose: 'after' }
  /** The connection is cut before any work. */
  | { reset: true }
  /** 200 with a body that is not JSON. */
  | { garbage: true }
  /** An HTML page of the edge proxy, without the envelope: 502 unless `edgeStatus` says 429 or another. */
  | { edge: true; edgeStatus?: number }
)

export interface FaultQueue {
  add(fault: Fault): void
  /** The fault of the call that comes next, left in the queue. */
  next(): Fault | undefined
  /** Takes one turn off the first fault. */
  take(): void
}

export function createFaultQueue(): FaultQueue {
  const queue: Fault[] = []
  return {
    add({ times = 1, ...fault }) {
      for (let turn = 0; turn < times; turn++) queue.push(fault as Fault)
    },
    next: () => queue[0],
    take() {
      queue.shift()
    },
  }
}

/** The edge proxy's refusals never reach the service, and a 429 is a refusal: neither is counted. */
export function isCounted(fault: Fault): boolean {
  return !('edge' in fault) && !('status' in fault && fault.status === 429)
}
