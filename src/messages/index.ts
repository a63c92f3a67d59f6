import { messages as en } from './en.js'
import { englishFacts } from './labels-en.js'
import type { Facts, Message } from './message.js'
import type { Sentence } from './message-code.js'
import { messages as pt } from './pt.js'

export type Language = 'pt' | 'en'

function messageOf(language: Language, { code }: Sentence): Message {
  return (language === 'en' ? en : pt)[code]
}

function factsIn(language: Language, { facts }: Sentence): Facts {
  return language === 'en' ? englishFacts(facts) : facts
}

/** Returns the sentence that states the problem. */
export function translate(language: Language, message: Sentence): string {
  return messageOf(language, message).text(factsIn(language, message))
}

/** Returns what the user can do, or an empty text. */
export function whatToDo(language: Language, message: Sentence): string {
  if (message.facts.isConfirmed) return language === 'pt' ? 'Confirmado.' : 'Confirmed.'
  return messageOf(language, message).todo?.(factsIn(language, message)) ?? ''
}

/** Returns both as one line. */
export function translateWhole(language: Language, message: Sentence): string {
  return [translate(language, message), whatToDo(language, message)].filter(Boolean).join(' ')
}
