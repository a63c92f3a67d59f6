import type { HaltReason, RefusedPart } from './answer.js'

/** What an answer of some status and code means. */
export type Meaning =
  | { is: 'answered' }
  | { is: 'refused'; about: RefusedPart }
  | { is: 'wait' }
  /**
   * `overlong`: who answered gave up waiting, so that less of the call may do. `lasting`: the same
   * request will be answered so again.
   */
  | { is: 'broken'; overlong?: true; lasting?: true }
  | { is: 'halt'; why: HaltReason }

/**
 * Who speaks: the service, in its envelope or (where its contract shows none) in any text of its
 * own; or something before it, in a page or in nothing.
 */
export type Speaker = 'service' | 'edge'

export interface VerdictRow {
  status: number | readonly [from: number, to: number]
  code?: string
  from?: Speaker
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
 * Each status and code of the three contracts, and what they leave open; the first row that fits
 * holds. "Exact codes beyond this list: not shown": a code that nobody told goes by its status.
 */
export const VERDICTS: readonly VerdictRow[] = [
  { status: [200, 299], means: ANSWERED },
  // No route redirects, and a credential is not carried to where it was not meant for.
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
  // About the plan of the account, whoever says it: no row is at fault.
  { status: 402, means: UNPAID },
  // About one calculation; any other 403 is about the credential, or an edge that bars us.
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
  // A composite index, whose code is not shown, and what else the engine says.
  { status: 422, from: 'service', means: BY_ITEMS },

  // A proxy, or a network with a login of its own, stands between us and the service.
  { status: 407, means: ELSEWHERE },
  { status: 408, means: TIMED_OUT },
  { status: 413, means: BY_SIZE },
  { status: 425, means: BROKEN },
  { status: 429, code: 'rate_limited', means: WAIT },
  { status: 429, means: WAIT },
  { status: [400, 499], from: 'service', means: BY_PARAMETERS },
  // Every error of the service has its envelope: this one, be it JSON, is of something before it.
  // The service has refused no row, so none is told as refused; and who says that a request is wrong
  // as it stands (HTTP's own meaning of 4xx, but for those above) says so again when it is repeated.
  { status: [400, 499], from: 'edge', means: LASTING },

  { status: 500, code: 'internal_error', means: BROKEN },
  { status: 502, means: BROKEN },
  { status: 504, means: TIMED_OUT },
  { status: 511, means: ELSEWHERE },
  // An edge of another make that gave up waiting.
  { status: 524, means: TIMED_OUT },
  { status: [500, 599], means: BROKEN },
]

/** What an answer means; a status that no contract and no standard has is broken. */
export function meaningOf(status: number, code: string, from: Speaker): Meaning {
  return rowFor(status, code, from)?.means ?? BROKEN
}

export function rowFor(status: number, code: string, from: Speaker): VerdictRow | undefined {
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
