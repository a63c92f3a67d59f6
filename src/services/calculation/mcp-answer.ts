import type { Answered } from '../../core/job/calls.js'
import type { Reading, ReadValue } from '../body-decoder.js'
import { isRecord } from '../classify-response.js'

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
    return isRecord(response.error)
      ? failed(answer.status, response.error)
      : { is: 'read', value: response }
  },
}

function failed(status: number, error: Record<string, unknown>): ReadValue<never> {
  const code = String(error.code)
  const message = typeof error.message === 'string' ? error.message : ''
  const told = { status, code, message }
  if (REFUSED.has(Number(error.code))) {
    return { is: 'failed', failure: { is: 'refused', about: 'parameters', ...told } }
  }
  const failure = { is: 'broken', sent: true, overlong: false, reason: message, ...told } as const
  return { is: 'failed', failure }
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
