import type { Answer, Exchanged, Failure } from './answer.js'
import { classifyResponse } from './classify-response.js'
import { codeOf, TOO_LARGE } from './failures.js'
import type { Exchange, HttpRequest } from './http.js'
import type { Redact } from './redact.js'

/**
 * Classifies the result of a request, and removes credentials from failures, as services quote what
 * they receive.
 */
export function classifyExchange(http: Exchange, request: HttpRequest, sent: Exchanged): Answer {
  const answer = answerOf(http, request, sent)
  return answer.is === 'answered' ? answer : redactedFailure(answer, http.redactorFor(request))
}

/** The most characters of a message that is shown and recorded; a whole page would be too long. */
const LONGEST_TEXT = 2_000

/** Hides credentials before shortening: half a credential would not be recognised. */
export function redactedFailure(failure: Failure, hide: Redact): Failure {
  const hidden = Object.entries(failure).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'is' ? shortened(name, hide(value)) : value,
  ])
  return Object.fromEntries(hidden) as Failure
}

function shortened(name: string, text: string): string {
  return name === 'raw' ? text : text.slice(0, LONGEST_TEXT)
}

function answerOf(
  { service }: Exchange,
  { as = 'json', accept, holds, headers = {} }: HttpRequest,
  sent: Exchanged,
): Answer {
  if (sent.is === 'answered') {
    const conditional = 'if-none-match' in headers || 'if-modified-since' in headers
    return classifyResponse(sent.answer, { service, as, conditional, accept, holds })
  }
  const { error } = sent
  const code = codeOf(error)
  const reason = `${code}: ${error.message}`
  // The same request would have an answer of the same size again.
  if (sent.is === 'lost' && code === TOO_LARGE) {
    return { is: 'broken', reason, sent: true, overlong: true, lasting: true, code, error }
  }
  if (sent.is === 'lost') {
    return { is: 'unknown', reason, overlong: sent.overlong, code, error }
  }
  return { is: 'broken', reason, sent: false, overlong: false, code, message: reason, error }
}
