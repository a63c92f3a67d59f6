import { z } from 'zod'
import { SERVICES, type Service } from './access-log.js'
import { isUnder } from './paths.js'

const MOST_TURNS = 1_000_000
const LONGEST_DELAY_MS = 3_600_000

/**
 * The requests that a fault applies to. Without any of the three fields it applies to the next
 * consuming call of the calculation service; otherwise to any matching request.
 */
const target = {
  service: z.enum(SERVICES).optional(),
  method: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .optional(),
  /**
   * Below the service's base URL, without query: a prefix (`/v1/tables`) or a whole template
   * (`/v1/calc/{type}/{id}`).
   */
  path: z.string().startsWith('/').optional(),
}
export type FaultTarget = z.infer<z.ZodObject<typeof target>>

const delayMs = z.int().min(0).max(LONGEST_DELAY_MS)
/** It applies to the next matching request, or to the next `times` of them. */
const common = {
  ...target,
  times: z.int().min(1).max(MOST_TURNS).optional(),
  delayMs: delayMs.optional(),
}
const status = z.int().min(200).max(599)
const headers = z.record(z.string(), z.string()).optional()
const envelope = z.strictObject({
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  docUrl: z.string().optional(),
  retryAfter: z.number().optional(),
})
export type EnvelopeError = z.infer<typeof envelope>

/** The body of `POST /_sandbox/faults`. */
export const faultShape = z.union([
  z.strictObject({
    ...common,
    status,
    headers,
    body: z.unknown().optional(),
    envelope: envelope.optional(),
  }),
  /** The work is done, then the connection is cut, so that the answer is lost. */
  z.strictObject({ ...common, lose: z.literal('after') }),
  /** The connection is reset before any work. */
  z.strictObject({ ...common, reset: z.literal(true) }),
  /** 200 with a body that is not JSON. */
  z.strictObject({ ...common, garbage: z.literal(true) }),
  /** An HTML page of the edge proxy, without the envelope: 502 unless `edgeStatus` says 429 or another. */
  z.strictObject({ ...common, edge: z.literal(true), edgeStatus: status.optional(), headers }),
  /** The work is done, and the connection is cut in the middle of the answer's body. */
  z.strictObject({ ...common, truncate: z.literal(true) }),
  /** The normal answer is delayed. */
  z.strictObject({ ...common, delayMs }),
])
export type Fault = z.infer<typeof faultShape>

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

export function createFaultQueue() {
  const queue: WaitingFault[] = []
  return {
    add: (fault: Fault) => void queue.push({ fault, turns: fault.times ?? 1 }),
    /** Returns the first fault that matches the request, and leaves it in the queue. */
    find: (subject: FaultSubject) => queue.find(({ fault }) => waitsFor(fault, subject)),
    /** Uses up one turn. */
    take(waiting: WaitingFault) {
      waiting.turns -= 1
      if (waiting.turns <= 0) queue.splice(queue.indexOf(waiting), 1)
    },
    waiting: (): Fault[] => queue.map(({ fault, turns }) => ({ ...fault, times: turns })),
    clear: () => void queue.splice(0),
  }
}
export type FaultQueue = ReturnType<typeof createFaultQueue>

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
