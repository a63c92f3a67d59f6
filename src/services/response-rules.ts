import type { HaltReason, RefusedPart } from './answer.js'

/** The meaning of an answer with some status and code. */
export type Meaning =
  | { is: 'answered' }
  | { is: 'refused'; about: RefusedPart }
  | { is: 'wait' }
  /**
   * `overlong`: the sender of the answer stopped waiting, so a smaller call may succeed. `lasting`:
   * the same request would be answered so again.
   */
  | { is: 'broken'; overlong?: true; lasting?: true }
  | { is: 'halt'; why: Exclude<HaltReason, 'long_wait'> }

/**
 * The sender of an answer: the service, in its envelope or (where its contract shows none) in any
 * text of its own; or a server before it, in a page or in an empty body.
 */
export type ResponseOrigin = 'service' | 'edge'

export interface VerdictRow {
  status: number | readonly [from: number, to: number]
  code?: string
  from?: ResponseOrigin
  means: Meaning
}

const ANSWERED: Meaning = { is: 'answered' }
const WAIT: Meaning = { is: 'wait' }
const BROKEN: Meaning = { is: 'broken' }
const TIMED_OUT: Meaning = { is: 'broken', overlong: true }
const LASTING: Meaning = { is: 'broken', lasting: true }
const BY_PARAMETERS: Meaning = { is: 'refused', about: 'parameters' }
const BY_ITEMS: Meaning = { is: 'refused', about: 'items' }
const BY_SIZE: Meaning = { is: 'refused', about: 'size' }
const UNAUTHORIZED: Meaning = { is: 'halt', why: 'unauthorized' }
const FORBIDDEN: Meaning = { is: 'halt', why: 'forbidden' }
const UNPAID: Meaning = { is: 'halt', why: 'payment_required' }
const ELSEWHERE: Meaning = { is: 'halt', why: 'unreachable' }

/**
 * Each status and code of the three contracts, and the statuses that they leave open; the first row
 * that fits applies. "Exact codes beyond this list: not shown": an unknown code is classified by
 * its status.
 */
export const VERDICTS: readonly VerdictRow[] = [
  { status: [200, 299], means: ANSWERED },
  // No route redirects, and a credential must not be sent to an address for which it was not meant.
  { status: [300, 399], means: ELSEWHERE },

  { status: 400, code: 'BAD_REQUEST', means: BY_ITEMS },
  { status: 400, code: 'CONFLICTING_FIELDS', means: BY_PARAMETERS },
  { status: 400, code: 'NO_FIELDS', means: BY_PARAMETERS },
  { status: 400, code: 'INVALID_FIELD_FORMAT', means: BY_ITEMS },
  { status: 400, code: 'INVALID_FIELD_VALUE', means: BY_ITEMS },
  { status: 400, code: 'INDEX_NOT_TABLE', means: BY_PARAMETERS },
  { status: 400, code: 'INDEX_LEGACY_ID', means: BY_PARAMETERS },
  { status: 400, code: 'TABLE_NOT_FOUND', means: BY_PARAMETERS },
  { status: 400, code: 'INDEX_NOT_FOUND', means: BY_PARAMETERS },
  { status: 400, code: 'EXPORT_UNAVAILABLE', means: BY_PARAMETERS },
  { status: 400, code: 'bad_request', means: BY_PARAMETERS },
  { status: 400, from: 'service', means: BY_ITEMS },

  { status: 401, code: 'INVALID_API_KEY', means: UNAUTHORIZED },
  { status: 401, code: 'unauthorized', means: UNAUTHORIZED },
  { status: 401, means: UNAUTHORIZED },
  // About the plan of the account, whether the service or an edge answers: no row is at fault.
  { status: 402, means: UNPAID },
  // About one calculation; any other 403 is about the credential, or comes from an edge that bars
  // us.
  { status: 403, code: 'FORBIDDEN', means: BY_PARAMETERS },
  { status: 403, code: 'FORBIDDEN_SCOPE', means: FORBIDDEN },
  { status: 403, means: FORBIDDEN },

  { status: 404, code: 'CALC_NOT_FOUND', means: BY_PARAMETERS },
  { status: 404, code: 'TABLE_NOT_FOUND', means: BY_PARAMETERS },
  { status: 404, code: 'INDEX_NOT_FOUND', means: BY_PARAMETERS },
  { status: 404, code: 'not_found', means: BY_PARAMETERS },
  { status: 409, code: 'FIELD_REJECTED', means: BY_PARAMETERS },
  { status: 409, code: 'LEGACY_CALC_READ_ONLY', means: BY_PARAMETERS },
  { status: 410, code: 'CALC_DATA_GONE', means: BY_PARAMETERS },
  { status: 422, code: 'ENGINE_ERROR', means: BY_ITEMS },
  // A composite index, whose code is not shown, and other messages of the engine.
  { status: 422, from: 'service', means: BY_ITEMS },

  // A proxy, or a network with a login of its own, is between us and the service.
  { status: 407, means: ELSEWHERE },
  { status: 408, means: TIMED_OUT },
  { status: 413, means: BY_SIZE },
  { status: 425, means: BROKEN },
  { status: 429, code: 'rate_limited', means: WAIT },
  { status: 429, means: WAIT },
  { status: [400, 499], from: 'service', means: BY_PARAMETERS },
  // Every error of the service has its envelope, so this answer, even as JSON, comes from a server
  // before it. The service has refused no row, so no row is reported as refused; and a server that
  // calls a request wrong as it stands (the meaning of 4xx in HTTP, except for those above) does so
  // again when it is repeated.
  { status: [400, 499], from: 'edge', means: LASTING },

  { status: 500, code: 'internal_error', means: BROKEN },
  { status: 502, means: BROKEN },
  { status: 504, means: TIMED_OUT },
  { status: 511, means: ELSEWHERE },
  // The status with which another make of edge reports that it stopped waiting.
  { status: 524, means: TIMED_OUT },
  { status: [500, 599], means: BROKEN },
]

/** Returns the meaning of an answer; a status in no contract and no standard is broken. */
export function meaningOf(status: number, code: string, from: ResponseOrigin): Meaning {
  return rowFor(status, code, from)?.means ?? BROKEN
}

export function rowFor(status: number, code: string, from: ResponseOrigin): VerdictRow | undefined {
  return VERDICTS.find(
    (row) =>
      isWithin(status, row.status) &&
      (row.code === undefined || row.code === code) &&
      (row.from === undefined || row.from === from),
  )
}

function isWithin(status: number, range: VerdictRow['status']): boolean {
  return typeof range === 'number' ? range === status : range[0] <= status && status <= range[1]
}
