import { messages as en } from './en.js'
import type { Message } from './message.js'
import type { Sentence } from './message-code.js'
import { messages as pt } from './pt.js'

export type Language = 'pt' | 'en'

function messageOf(language: Language, { code }: Sentence): Message {
  return (language === 'en' ? en : pt)[code]
}

/** What is the matter. */
export function say(language: Language, said: Sentence): string {
  return messageOf(language, said).text(said.facts)
}

/** What a person can do, or an empty text. */
export function whatToDo(language: Language, said: Sentence): string {
  return messageOf(language, said).todo?.(said.facts) ?? ''
}

/** Both, as one line. */
export function sayAll(language: Language, said: Sentence): string {
  return [say(language, said), whatToDo(language, said)].filter(Boolean).join(' ')
}
