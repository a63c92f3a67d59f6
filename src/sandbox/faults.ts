import type { Service } from './access-log.js'
import { isUnder } from './paths.js'
import type { EnvelopeError } from './refusal.js'

/**
 * The requests that a fault applies to. Without any of the three fields it applies to the next
 * consuming call of the calculation service; otherwise to any matching request.
 */
export interface FaultTarget {
  service?: Service
  method?: string
  /**
   * Below the service's base URL, without query: a prefix (`/v1/tables`) or a whole template
   * (`/v1/calc/{type}/{id}`).
   */
  path?: string
}

/** The kind of a fault; `delayMs` may be combined with any other. */
export type FaultKind = { delayMs?: number } & (
  | {
      status: number
      body?: unknown
      envelope?: EnvelopeError
      headers?: Record<string, string>
    }
  /** The normal answer is delayed. */
  | { delayMs: number }
  /** The work is done, then the connection is cut, so that the answer is lost. */
  | { lose: 'after' }
  /** The connection is reset before any work. */
  | { reset: true }
  /** 200 with a body that is not JSON. */
  | { garbage: true }
  /** An HTML page of the edge proxy, without the envelope: 502 unless `edgeStatus` says 429 or another. */
  | { edge: true; edgeStatus?: number; headers?: Record<string, string> }
  /** The work is done, and the connection is cut in the middle of the answer's body. */
  | { truncate: true }
)

/** A fault that applies to the next matching request, or to the next `times` of them. */
export type Fault = FaultTarget & { times?: number } & FaultKind

/** The properties of a request that faults are matched by. */
interface FaultSubject {
  service: Service | null
  method: string
  /** Below the service's base URL, without query. */
  path: string
  /** A consuming call of the calculation service. */
  consuming: boolean
}

/** A fault in the queue, with its remaining turns. */
export interface WaitingFault {
  fault: Fault
  turns: number
}

export interface FaultQueue {
  add(fault: Fault): void
  /** Returns the first fault that matches the request, and leaves it in the queue. */
  find(subject: FaultSubject): WaitingFault | undefined
  /** Uses up one turn. */
  take(waiting: WaitingFault): void
  waiting(): Fault[]
  clear(): void
}

export function createFaultQueue(): FaultQueue {
  const queue: WaitingFault[] = []
  return {
    add: (fault) => void queue.push({ fault, turns: fault.times ?? 1 }),
    find: (subject) => queue.find(({ fault }) => waitsFor(fault, subject)),
    take(waiting) {
      waiting.turns -= 1
      if (waiting.turns <= 0) queue.splice(queue.indexOf(waiting), 1)
    },
    waiting: () => queue.map(({ fault, turns }) => ({ ...fault, times: turns })),
    clear: () => void queue.splice(0),
  }
}

function waitsFor({ service, method, path }: Fault, subject: FaultSubject): boolean {
  if (service === undefined && method === undefined && path === undefined) return subject.consuming
  return (
    (service === undefined || service === subject.service) &&
    (method === undefined || method.toUpperCase() === subject.method) &&
    (path === undefined || isUnder(path, subject.path))
  )
}

/**
 * Decides whether the service counts a request with this fault. It does not count requests that the
 * proxy refused, nor its own 429.
 */
export function isCounted(fault: Fault): boolean {
  return !('edge' in fault) && !('status' in fault && fault.status === 429)
}
