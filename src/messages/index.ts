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
export function say(language: Language, said: Sentence): string {
  return messageOf(language, said).text(factsIn(language, said))
}

/** Returns what the user can do, or an empty text. */
export function whatToDo(language: Language, said: Sentence): string {
  return messageOf(language, said).todo?.(factsIn(language, said)) ?? ''
}

/** Returns both as one line. */
export function sayAll(language: Language, said: Sentence): string {
  return [say(language, said), whatToDo(language, said)].filter(Boolean).join(' ')
}
