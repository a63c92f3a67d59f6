import type { Service } from './access-log.js'
import { isUnder } from './paths.js'
import type { EnvelopeError } from './refusal.js'

/**
 * Which requests a fault waits for. Without any of the three it waits for the next consuming call of
 * the calculation service; with one of them, for any request that fits.
 */
export interface FaultTarget {
  service?: Service
  method?: string
  /** Below the service's base URL, without query: a beginning (`/v1/tables`) or a whole template (`/v1/calc/{type}/{id}`). */
  path?: string
}

/** What goes wrong; `delayMs` may stand alone or beside another. */
export type FaultKind = { delayMs?: number } & (
  | {
      status: number
      body?: unknown
      envelope?: EnvelopeError
      headers?: Record<string, string>
    }
  /** The answer is held back, and is the answer. */
  | { delayMs: number }
  /** The work is done, then the connection is cut: the answer is lost. */
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

/** What goes wrong with the next fitting request, or with the next `times` of them. */
export type Fault = FaultTarget & { times?: number } & FaultKind

/** A request as a fault looks at it. */
interface FaultSubject {
  service: Service | null
  method: string
  /** Below the service's base URL, without query. */
  path: string
  /** A consuming call of the calculation service. */
  consuming: boolean
}

/** One fault in the queue, with the turns it still has. */
export interface WaitingFault {
  fault: Fault
  left: number
}

export interface FaultQueue {
  add(fault: Fault): void
  /** The first fault that waits for such a request, left in the queue. */
  find(subject: FaultSubject): WaitingFault | undefined
  /** Takes one turn off. */
  take(waiting: WaitingFault): void
  waiting(): Fault[]
  clear(): void
}

export function createFaultQueue(): FaultQueue {
  const queue: WaitingFault[] = []
  return {
    add: (fault) => void queue.push({ fault, left: fault.times ?? 1 }),
    find: (subject) => queue.find(({ fault }) => waitsFor(fault, subject)),
    take(waiting) {
      waiting.left -= 1
      if (waiting.left <= 0) queue.splice(queue.indexOf(waiting), 1)
    },
    waiting: () => queue.map(({ fault, left }) => ({ ...fault, times: left })),
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

/** The edge proxy's refusals never reach the service, and a 429 is a refusal: neither is counted. */
export function isCounted(fault: Fault): boolean {
  return !('edge' in fault) && !('status' in fault && fault.status === 429)
}
