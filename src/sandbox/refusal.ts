/** The calculation service's error envelope; `retryAfter` only comes with 429. */
export interface Envelope {
  error: EnvelopeError
  retryAfter?: number
}

export interface EnvelopeError {
  code: string
  message: string
  hint?: string
  docUrl?: string
  retryAfter?: number
}

/** A request that the service refuses: what it answers with. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly hint: string | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    more: { hint?: string; retryAfter?: number } = {},
  ) {
    super(message)
    this.hint = more.hint
    this.retryAfter = more.retryAfter
  }
}

export function badRequest(message: string, hint?: string): Refusal {
  return new Refusal(400, 'BAD_REQUEST', message, hint === undefined ? {} : { hint })
}

/** `retryAfter` in seconds. */
export function tooMany(message: string, retryAfter: number): Refusal {
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfter })
}

/**
 * The contract puts `retryAfter` "in the standard envelope" and "in the body" without showing
 * where, so it stands in both places and a reader of either is served.
 */
export function envelopeOf({ code, message, hint, retryAfter }: Refusal): Envelope {
  const wait = retryAfter === undefined ? {} : { retryAfter }
  return { error: { code, message, ...(hint === undefined ? {} : { hint }), ...wait }, ...wait }
}
