import type { Facts } from './message.js'
import type { messages as pt } from './pt.js'

export type MessageCode = keyof typeof pt

/**
 * Something to tell a person, kept as a code and its facts until it is told, so that records stay
 * free of prose and a message can be told in Portuguese and in English.
 */
export interface Sentence {
  code: MessageCode
  facts: Facts
}

export function sentence(code: MessageCode, facts: Facts = {}): Sentence {
  return { code, facts }
}
