/** What came back over HTTP, before anyone says what it means. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** One request: answered, never sent, or sent without an answer. */
export type Sent =
  | { is: 'answered'; answer: HttpAnswer }
  | { is: 'not-sent'; error: Error }
  /** `overlong`: it took too long or its answer was too large, so that less of it may do. */
  | { is: 'lost'; error: Error; overlong: boolean }

/** An answer that carries a result. */
export interface Answered {
  is: 'answered'
  status: number
  body: unknown
}

/** What a call ended in: a closed union, so that the compiler asks about each ending. */
export type Answer =
  | Answered
  /** The request is wrong: never again as it stands. */
  | { is: 'refused'; status: number; code: string; message: string; about: RefusedPart }
  /** The limit: costs no attempt. */
  | { is: 'wait'; waitMs: number; from: 'service' | 'edge' }
  /**
   * Theirs or ours: again, until attempts run out. With a status something was reached, and may
   * have done the work all the same; with `sent: false` nothing has left.
   */
  | { is: 'broken'; status?: number; reason: string; sent: boolean; overlong: boolean }
  /** Sent, and the answer was lost. */
  | { is: 'unknown'; reason: string; overlong: boolean }
  /** The credential does not allow it, or the service is not at this address: everything stops. */
  | {
      is: 'halt'
      why: 'unauthorized' | 'forbidden' | 'unreachable'
      status: number
      code: string
      message: string
    }

/**
 * What a refusal is about: the parameters that all items of the call share, its items (one of them
 * may be wrong and the others right), or its size.
 */
export type RefusedPart = 'parameters' | 'items' | 'size'
