import type { Account } from './account.js'
import type { Failure, HaltReason, RefusedPart } from './answer.js'
import { isForm } from './form.js'
import { type Redact, redactedError } from './redact.js'

type Service = Account['service']

/** The facts of a request, without the amounts, names or credentials of its body. */
export interface RequestFacts {
  method: string
  path: string
  query: Record<string, string>
  /** The shape of the body: the kinds of its fields and the lengths of its lists. */
  body?: Shape
}
export type Shape = string | { [field: string]: Shape }

/** An input that the contract does not allow: nothing was sent. The message shows no values. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  constructor(
    readonly service: Service,
    readonly route: string,
    readonly problems: readonly { field: string; problem: string }[],
  ) {
    const factsOfFailure = problems.map(({ field, problem }) => `${field}: ${problem}`)
    super(`${service} ${route}: ${factsOfFailure.join('; ')}`)
  }
}

/** A call without a result: service, route and request are fields; none holds a credential. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The kind of failure: see `Answer`. */
  readonly verdict: Failure['is']
  /** Undefined when there was no answer. */
  readonly status: number | undefined
  /**
   * The service's own code; `HTTP_<status>` without an envelope, the system's code without an
   * answer.
   */
  readonly code: string
  /** The service's message alone; `message` also names service and route. */
  readonly serviceMessage: string
  readonly hint: string | undefined
  readonly docUrl: string | undefined
  /** For a `wait`, and for a halt by a long one, a day at most: how long, and whether the service or the edge asks for it. */
  readonly waitMs: number | undefined
  readonly from: 'service' | 'edge' | undefined
  /** Of a refusal: what of the call it is about. */
  readonly about: RefusedPart | undefined
  readonly why: HaltReason | undefined
  /** Whether any part of the request was sent. */
  readonly sent: boolean
  /** The call took too long or was too large: a smaller one may succeed. */
  readonly overlong: boolean
  /** A repetition would end in the same way. */
  readonly lasting: boolean

  constructor(
    readonly service: Service,
    readonly route: string,
    readonly request: RequestFacts,
    failure: Failure,
  ) {
    const { status, code, message, hint, docUrl, error } = told(failure)
    super(
      `${service} ${route}: ${[status, code, message].filter((part) => part !== undefined).join(' ')}`,
      error && { cause: error },
    )
    this.verdict = failure.is
    this.status = status
    this.code = code
    this.serviceMessage = message
    this.hint = hint
    this.docUrl = docUrl
    this.waitMs = 'waitMs' in failure ? failure.waitMs : undefined
    this.from = 'waitMs' in failure ? failure.from : undefined
    this.about = failure.is === 'refused' ? failure.about : undefined
    this.why = failure.is === 'halt' ? failure.why : undefined
    this.sent = failure.is !== 'broken' || failure.sent
    this.overlong = 'overlong' in failure && failure.overlong
    this.lasting = failure.is === 'broken' && failure.lasting === true
  }
}

function told(failure: Failure) {
  const { status, code, message, hint, docUrl } = { ...NO_FACTS, ...failure }
  const reason = 'reason' in failure ? failure.reason : ''
  const error = 'error' in failure ? failure.error : undefined
  return { status, code: code ?? 'UNKNOWN', message: message ?? reason, hint, docUrl, error }
}

const NO_FACTS: {
  status?: number
  code?: string
  message?: string
  hint?: string
  docUrl?: string
} = {}

/** Returns the facts of a request, without its credentials. */
export function factsOf(
  { method, path, body }: { method: string; path: string; body?: unknown },
  hide: Redact,
): RequestFacts {
  const [place = '', query = ''] = path.split('?')
  const asked = [...new URLSearchParams(query)].map(([name, value]) => [name, hide(value)])
  return {
    method,
    path: hide(place),
    query: Object.fromEntries(asked),
    ...(body === undefined ? {} : { body: shapeOf(body) }),
  }
}

const DEEPEST = 4
const MOST_FIELDS = 40

export function shapeOf(value: unknown, depth = 0): Shape {
  if (value === null) return 'null'
  if (isForm(value)) return fieldsOf([...value.entries()], depth)
  if (value instanceof Blob) return `file of ${value.size} bytes`
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value !== 'object' || depth >= DEEPEST) return typeof value
  return fieldsOf(Object.entries(value), depth)
}

function fieldsOf(entries: [string, unknown][], depth: number): Shape {
  return Object.fromEntries(
    entries.slice(0, MOST_FIELDS).map(([name, one]) => [name, shapeOf(one, depth + 1)]),
  )
}

/** A failure of our own before the call was sent: of the store, or of the limiter. */
export function unsent(error: Error, code: string, hide: Redact): Failure {
  const hidden = redactedError(error, hide)
  const reason = `${code}: ${hidden.message}`
  return {
    is: 'broken',
    sent: false,
    overlong: false,
    code,
    message: reason,
    reason,
    error: hidden,
  }
}
