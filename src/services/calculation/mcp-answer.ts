import type { Answered } from '../../core/job/calls.js'
import type { ErrorEnvelope, Failure } from '../answer.js'
import type { Reading, ReadValue } from '../body-decoder.js'
import { isRecord, wait } from '../classify-response.js'
import { waitIn } from '../retry-after.js'

/** The codes of JSON-RPC 2.0 for: no JSON, no request, unknown method, wrong parameters. */
const REFUSED = new Set([-32700, -32600, -32601, -32602])

export type JsonRpcAnswer = Record<string, unknown>

/**
 * Reads the answer to the one request in a stateless POST: JSON, or a stream of events that ends
 * with it. An error in it is the service's, even with status 200.
 */
export const jsonRpcAnswer: Reading<JsonRpcAnswer> = {
  as: 'text',
  read: (answer) => {
    const messages = messagesIn(answer)
    const [response, ...others] = messages.filter((one) => 'result' in one || 'error' in one)
    if (!response || others.length > 0) {
      return { is: 'unreadable', problem: `${messages.length} messages, not one answer` }
    }
    const limit = [response, ...envelopesIn(response.result)].find(hasWait)
    if (limit) return { is: 'failed', failure: limited(answer.status, limit) }
    return isRecord(response.error)
      ? failed(answer.status, response.error)
      : { is: 'read', value: response }
  },
}

/** The envelopes of the mirrored REST routes, as a tool that failed returns them. */
function envelopesIn(result: unknown): Record<string, unknown>[] {
  if (!isRecord(result) || result.isError !== true || !Array.isArray(result.content)) return []
  return result.content
    .filter(isRecord)
    .flatMap(({ text }) => parsed(String(text)).filter(isRecord))
}

const hasWait = (told: Record<string, unknown>) =>
  isRecord(told.error) && waitIn(told) !== undefined

/** The contract has `retryAfter` in the envelope of a 429 alone. */
function limited(status: number, told: Record<string, unknown>): Failure {
  return wait(waitIn(told)!, 'service', envelopeOf(status, told.error as Record<string, unknown>))
}

function failed(status: number, error: Record<string, unknown>): ReadValue<never> {
  const told = envelopeOf(status, error)
  if (REFUSED.has(Number(error.code))) {
    return { is: 'failed', failure: { is: 'refused', about: 'parameters', ...told } }
  }
  const reason = told.message
  const failure = { is: 'broken', sent: true, overlong: false, reason, ...told } as const
  return { is: 'failed', failure }
}

function envelopeOf(status: number, { code, message }: Record<string, unknown>): ErrorEnvelope {
  return { status, code: String(code), message: typeof message === 'string' ? message : '' }
}

function messagesIn({ body, headers = {} }: Answered): Record<string, unknown>[] {
  const isStream = /^\s*text\/event-stream\b/i.test(headers['content-type'] ?? '')
  const texts = isStream ? eventsIn(String(body)) : [String(body)]
  return texts.flatMap(parsed).filter(isRecord)
}

/** The data of each server-sent event. */
function eventsIn(stream: string): string[] {
  const events = stream.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/)
  const dataOf = (event: string) =>
    event
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length))
      .join('\n')
  return events.map(dataOf).filter((data) => data !== '')
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)].flat()
  } catch {
    return []
  }
}
