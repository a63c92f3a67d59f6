import type { Readable } from 'node:stream'
import type { Answered } from '../core/job/calls.js'

/** An HTTP answer before its classification. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  text: string
  /**
   * The body of a successful answer that was requested as a file and has begun to arrive; `text` is
   * empty.
   */
  stream?: Readable
}

/** One request: answered, never sent, or sent without an answer. */
export type Exchanged =
  | { is: 'answered'; answer: HttpAnswer }
  | { is: 'not-sent'; error: Error }
  /**
   * `overlong`: it took too long or its answer was too large, so that a smaller call may succeed.
   */
  | { is: 'lost'; error: Error; overlong: boolean }

/** The service's description of a failure; without an envelope the code is `HTTP_<status>`. */
export interface ErrorEnvelope {
  status: number
  code: string
  message: string
  hint?: string
  docUrl?: string
}

/** The result of a call: a closed union, so that the compiler demands a case for each. */
export type Answer =
  | Answered
  /** The request is wrong: it must not be repeated unchanged. */
  | ({ is: 'refused'; about: RefusedPart; from?: 'edge' } & ErrorEnvelope)
  /** The limit was exceeded; this costs no attempt. */
  | ({ is: 'wait'; waitMs: number; from: 'service' | 'edge' } & ErrorEnvelope)
  /**
   * A fault of the service or ours: the call is repeated until no attempts are left. With a status,
   * a server was reached, which may have done the work all the same; with `sent: false` nothing was
   * sent. `lasting`: a repetition would end in the same way, although the service has not refused
   * the call.
   */
  | ({
      is: 'broken'
      reason: string
      sent: boolean
      overlong: boolean
      lasting?: true
      page?: true
      /** A whole answer that was paid for and cannot be read: it is stored as it came. */
      raw?: string
      error?: Error
    } & Partial<ErrorEnvelope>)
  /** The call was sent, and the answer was lost, or does not show whether the call was done. */
  | ({ is: 'unknown'; reason: string; overlong: boolean; error?: Error } & Partial<ErrorEnvelope>)
  /** The credential does not allow it, or the service is not at this address: all calls stop. */
  | ({ is: 'halt'; why: Exclude<HaltReason, 'long_wait'> } & ErrorEnvelope)
  /** The same, for a limit that was exceeded: asked again after `waitMs`, and no sooner. */
  | ({ is: 'halt'; why: 'long_wait'; waitMs: number; from: 'service' | 'edge' } & ErrorEnvelope)

/** Every result without a usable answer. */
export type Failure = Exclude<Answer, Answered>

export type HaltReason =
  | 'unauthorized'
  | 'forbidden'
  | 'payment_required'
  | 'long_wait'
  | 'unreachable'

/**
 * The part of a call that a refusal is about: the parameters that all items share, the items (one
 * may be wrong and the others right), or the size.
 */
export type RefusedPart = 'parameters' | 'items' | 'size'
