import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from './access-log.js'
import type { EnvelopeError, Fault } from './faults.js'
import { envelopeFor } from './gazette/refusal.js'
import { MARK } from './mark.js'
import { type Envelope, envelopeOf, tooMany } from './refusal.js'

const JSON_TYPE = 'application/json; charset=utf-8'
const FAULT_MESSAGE = 'Falha pedida ao sandbox.'
/**
 * The `Retry-After` of a requested 429 without a wait of its own; the shortest, because no window
 * is full.
 */
const WAIT_SECONDS = 1

/** Sends the fault's answer in place of the work; undefined if the work is to be done. */
export function answerFault(
  fault: Fault,
  service: Service | null,
  reply: FastifyReply,
): FastifyReply | undefined {
  if ('garbage' in fault) return reply.code(200).type(JSON_TYPE).send('{"total": 1')
  if ('edge' in fault) return edgePage(fault.edgeStatus ?? 502, fault.headers, reply)
  if (!('status' in fault)) return undefined
  const { status, body, envelope, headers = {} } = fault
  if (status === 429 && service !== 'calc' && body === undefined) {
    reply.header('retry-after', reply.getHeader('retry-after') ?? String(WAIT_SECONDS))
  }
  reply.code(status).headers(headers).type(JSON_TYPE)
  // A requested body is sent unchanged; without one, the service's own error body is sent.
  if (body !== undefined) return reply.send(JSON.stringify(body))
  return reply.send(envelope ? withWait(status, envelope) : errorOf(service, status))
}

function errorOf(service: Service | null, status: number): object {
  if (service === 'update') return { erro: FAULT_MESSAGE }
  if (service === 'gazette') return envelopeFor(status, FAULT_MESSAGE)
  return status === 429
    ? envelopeOf(tooMany(FAULT_MESSAGE, WAIT_SECONDS))
    : { error: { code: 'SANDBOX_FAULT', message: FAULT_MESSAGE } }
}

/**
 * A 429 of the calculation service always states a wait; a wait in the requested envelope stays
 * unchanged.
 */
function withWait(status: number, envelope: EnvelopeError): Envelope {
  if (status !== 429) return { error: envelope }
  return { error: { retryAfter: WAIT_SECONDS, ...envelope } }
}

/**
 * The proxy answers before the service, so that the page has no headers of the service, except the
 * sandbox's mark.
 */
function edgePage(status: number, headers: Record<string, string> = {}, reply: FastifyReply) {
  const names = Object.keys(reply.getHeaders()).filter((name) => name !== MARK)
  for (const name of names) reply.removeHeader(name)
  const body = `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(body)
}

/** Ends the connection; resolves when nothing more can be sent on it. */
export async function cutConnection(reply: FastifyReply): Promise<void> {
  reply.raw.destroy()
  await setImmediate()
}

/**
 * Ends the connection with a TCP reset. A request made inside the process has no connection to
 * reset.
 */
export function resetConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { socket } = request.raw
  if (typeof socket.resetAndDestroy === 'function') socket.resetAndDestroy()
  else reply.raw.destroy()
}

/** Sends the first half of the body under the headers of the whole, then ends the connection. */
export function truncateAnswer(reply: FastifyReply, payload: unknown): unknown {
  if (payload instanceof Readable) return Readable.from(firstPart(payload, reply))
  const whole = Buffer.from(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '')
  reply.header('content-length', whole.length)
  return Readable.from(firstPart([whole.subarray(0, Math.floor(whole.length / 2))], reply))
}

async function* firstPart(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, reply: FastifyReply) {
  for await (const chunk of chunks) {
    yield chunk
    break
  }
  // One turn of the event loop lets the chunk leave before the connection ends.
  await setImmediate()
  await cutConnection(reply)
}
