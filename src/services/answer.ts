import type { Readable } from 'node:stream'
import type { Answered } from '../core/job/calls.js'

/** What came back over HTTP, before anyone says what it means. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  text: string
  /** The body of an answer that was asked for as a file and has begun to come; `text` is empty. */
  stream?: Readable
}

/** One request: answered, never sent, or sent without an answer. */
export type Exchanged =
  | { is: 'answered'; answer: HttpAnswer }
  | { is: 'not-sent'; error: Error }
  /** `overlong`: it took too long or its answer was too large, so that less of it may do. */
  | { is: 'lost'; error: Error; overlong: boolean }

/** What the service says of a failure; without an envelope the code is `HTTP_<status>`. */
export interface Told {
  status: number
  code: string
  message: string
  hint?: string
  docUrl?: string
}

/** What a call ended in: a closed union, so that the compiler asks about each ending. */
export type Answer =
  | Answered
  /** The request is wrong: never again as it stands. */
  | ({ is: 'refused'; about: RefusedPart; from?: 'edge' } & Told)
  /** The limit: costs no attempt. */
  | ({ is: 'wait'; waitMs: number; from: 'service' | 'edge' } & Told)
  /**
   * Theirs or ours: again, until attempts run out. With a status something was reached, and may
   * have done the work all the same; with `sent: false` nothing has left. `lasting`: not again, it
   * would end in the same way; and yet nothing that the service has refused.
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
    } & Partial<Told>)
  /** Sent, and the answer was lost, or says nothing of whether it was done. */
  | ({ is: 'unknown'; reason: string; overlong: boolean; error?: Error } & Partial<Told>)
  /** The credential does not allow it, or the service is not at this address: everything stops. */
  | ({ is: 'halt'; why: HaltReason } & Told)

/** Every ending that brings no result. */
export type Failure = Exclude<Answer, Answered>

export type HaltReason =
  | 'unauthorized'
  | 'forbidden'
  | 'payment_required'
  | 'long_wait'
  | 'unreachable'

/**
 * What a refusal is about: the parameters that all items of the call share, its items (one of them
 * may be wrong and the others right), or its size.
 */
export type RefusedPart = 'parameters' | 'items' | 'size'
