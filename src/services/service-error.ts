import { FormData } from 'undici'
import type { Account } from './account.js'
import type { Failure, HaltReason, RefusedPart } from './answer.js'
import { type Redact, redactedError } from './redact.js'

type Service = Account['service']

/** What was asked, without amounts, names or credentials of its body. */
export interface RequestFacts {
  method: string
  path: string
  query: Record<string, string>
  /** The body by its shape: the kinds of its fields and the lengths of its lists. */
  body?: Shape
}
export type Shape = string | { [field: string]: Shape }

/** An input that the contract does not allow: nothing was sent. Values are not told. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  constructor(
    readonly service: Service,
    readonly route: string,
    readonly problems: readonly { field: string; problem: string }[],
  ) {
    const told = problems.map(({ field, problem }) => `${field}: ${problem}`)
    super(`${service} ${route}: ${told.join('; ')}`)
  }
}

/** A call that brought no result: who, what and where, as fields; never a credential in any. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** What follows from it: see `Answer`. */
  readonly verdict: Failure['is']
  /** Undefined where nothing came back. */
  readonly status: number | undefined
  /** The service's own; `HTTP_<status>` without an envelope, the system's where nothing came back. */
  readonly code: string
  /** What the service said, alone; `message` tells who and where beside. */
  readonly serviceMessage: string
  readonly hint: string | undefined
  readonly docUrl: string | undefined
  /** Of a `wait`: how long, and who asks for it. */
  readonly waitMs: number | undefined
  readonly from: 'service' | 'edge' | undefined
  readonly about: RefusedPart | undefined
  readonly why: HaltReason | undefined
  /** Whether anything has left this machine. */
  readonly sent: boolean
  /** It took too long or was too large: less of it may do. */
  readonly overlong: boolean
  /** Asked again, it would end in the same way. */
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
    this.waitMs = failure.is === 'wait' ? failure.waitMs : undefined
    this.from = failure.is === 'wait' ? failure.from : undefined
    this.about = failure.is === 'refused' ? failure.about : undefined
    this.why = failure.is === 'halt' ? failure.why : undefined
    this.sent = failure.is !== 'broken' || failure.sent
    this.overlong = 'overlong' in failure && failure.overlong
    this.lasting = failure.is === 'broken' && failure.lasting === true
  }
}

function told(failure: Failure) {
  const { status, code, message, hint, docUrl } = { ...NOTHING_TOLD, ...failure }
  const reason = 'reason' in failure ? failure.reason : ''
  const error = 'error' in failure ? failure.error : undefined
  return { status, code: code ?? 'UNKNOWN', message: message ?? reason, hint, docUrl, error }
}

const NOTHING_TOLD: {
  status?: number
  code?: string
  message?: string
  hint?: string
  docUrl?: string
} = {}

/** The facts of a request, with its credentials taken out. */
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
  if (value instanceof FormData) return fieldsOf([...value.entries()], depth)
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

/** A failure of our own before the sending: the store, the book. */
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
