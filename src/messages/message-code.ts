import type { Facts } from './message.js'
import type { messages as pt } from './pt.js'

export type MessageCode = keyof typeof pt

/**
 * A message for users, stored as a code and its facts, so that records hold no prose and every
 * message can be shown in Portuguese and in English.
 */
export interface Sentence {
  code: MessageCode
  facts: Facts
}

export function sentence(code: MessageCode, facts: Facts = {}): Sentence {
  return { code, facts }
}
