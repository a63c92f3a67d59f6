import type { EnvelopeError } from './faults.js'

/** The calculation service's error envelope; `retryAfter` is present only with 429. */
export interface Envelope {
  error: EnvelopeError
  retryAfter?: number
}

/** An error of the service, with its status, code and message. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly hint: string | undefined
  /** In seconds. */
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
  return new Refusal(400, 'BAD_REQUEST', message, { hint })
}

/** `retryAfter` in seconds. */
export function tooMany(message: string, retryAfter: number): Refusal {
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfter })
}

/**
 * Returns the envelope. The contract puts `retryAfter` "in the standard envelope" and "in the body"
 * without showing where; it is in both places, for clients that read either.
 */
export function envelopeOf({ code, message, hint, retryAfter }: Refusal): Envelope {
  const wait = retryAfter === undefined ? {} : { retryAfter }
  return { error: { code, message, hint, ...wait }, ...wait }
}
