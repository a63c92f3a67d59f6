import type { Facts } from '../messages/message.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'

/** Exit statuses of the command line; their numbers are part of the interface. */
export const EXIT = {
  done: 0,
  other: 1,
  usage: 2,
  someFailed: 3,
  decision: 4,
  interrupted: 130,
} as const
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT]

/** The program stops before any unit is spent; sentences say what is wrong, where, what to do. */
export class UserError extends Error {
  override readonly name = 'UserError'
  constructor(
    readonly status: ExitStatus,
    readonly sentences: Sentence[],
    options?: ErrorOptions,
  ) {
    super(sentences.map((s) => `${s.code} ${JSON.stringify(s.facts)}`).join('; '), options)
  }

  static usage(code: MessageCode, facts: Facts = {}): UserError {
    return new UserError(EXIT.usage, [{ code, facts }])
  }
  static other(code: MessageCode, facts: Facts = {}, options?: ErrorOptions): UserError {
    return new UserError(EXIT.other, [{ code, facts }], options)
  }
}

/**
 * The work stops as a whole, its rows stay pending and the batch can be resumed: the service
 * refused the credential or does not answer at all, or a record cannot be read.
 */
export class AccountHalted extends Error {
  override readonly name = 'AccountHalted'
  constructor(
    readonly why:
      | 'unauthorized'
      | 'forbidden'
      | 'payment_required'
      | 'long_wait'
      | 'unreachable'
      | 'service_down'
      | 'record_unreadable',
    readonly facts: Facts,
  ) {
    super(`${why} ${JSON.stringify(facts)}`)
  }
}

const ABOUT_THE_ACCOUNT = ['unauthorized', 'forbidden', 'payment_required'] as const

/** Decides whether a person has to change the credential or the plan: waiting does not help. */
export function isAboutTheAccount(why: string): why is (typeof ABOUT_THE_ACCOUNT)[number] {
  return ABOUT_THE_ACCOUNT.some((one) => one === why)
}
