import type { Answer, Exchanged, Failure } from './answer.js'
import { verdict } from './classify-response.js'
import { codeOf, TOO_LARGE } from './failures.js'
import type { Exchange, HttpRequest } from './http.js'
import type { Redact } from './redact.js'

/** What a request ended in, with no credential in what is told of it: services quote what they get. */
export function judge(http: Exchange, request: HttpRequest, sent: Exchanged): Answer {
  const answer = meant(http, request, sent)
  return answer.is === 'answered' ? answer : hiddenFailure(answer, http.hiding(request))
}

/** What is told to people and written down; a whole page is neither. */
const LONGEST_TEXT = 2_000

/** Cut after the hiding: the first half of a credential would not be found. */
export function hiddenFailure(failure: Failure, hide: Redact): Failure {
  const hidden = Object.entries(failure).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'is' ? shortened(name, hide(value)) : value,
  ])
  return Object.fromEntries(hidden) as Failure
}

function shortened(name: string, text: string): string {
  return name === 'raw' ? text : text.slice(0, LONGEST_TEXT)
}

function meant(
  { service }: Exchange,
  { as = 'json', accept, headers = {} }: HttpRequest,
  sent: Exchanged,
): Answer {
  if (sent.is === 'answered') {
    const conditional = 'if-none-match' in headers || 'if-modified-since' in headers
    return verdict(sent.answer, { service, as, conditional, ...(accept && { accept }) })
  }
  const { error } = sent
  const code = codeOf(error)
  const reason = `${code}: ${error.message}`
  // The same request would be answered as much again.
  if (sent.is === 'lost' && code === TOO_LARGE) {
    return { is: 'broken', reason, sent: true, overlong: true, lasting: true, code, error }
  }
  if (sent.is === 'lost') {
    return { is: 'unknown', reason, overlong: sent.overlong, code, error }
  }
  return { is: 'broken', reason, sent: false, overlong: false, code, message: reason, error }
}
