import type { messages } from './catalogue.js'
import type { Facts } from './message.js'

export type MessageCode = keyof typeof messages

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
