import { messages } from './catalogue.js'
import { englishFacts } from './labels-en.js'
import { type Facts, filled, type Message, type Text } from './message.js'
import type { MessageCode, Sentence } from './message-code.js'

export type Language = 'pt' | 'en'

const catalogue: Readonly<Record<MessageCode, Message>> = messages

/** Returns the sentence that states the problem. */
export function translate(language: Language, { code, facts }: Sentence): string {
  return textIn(language, facts, catalogue[code])
}

/** Returns what the user can do, or an empty text. */
export function whatToDo(language: Language, { code, facts }: Sentence): string {
  if (facts.isConfirmed) return language === 'pt' ? 'Confirmado.' : 'Confirmed.'
  const { ptTodo = '', enTodo = '' } = catalogue[code]
  return textIn(language, facts, { pt: ptTodo, en: enTodo })
}

/** Returns both as one line. */
export function translateWhole(language: Language, message: Sentence): string {
  return [translate(language, message), whatToDo(language, message)].filter(Boolean).join(' ')
}

function textIn(language: Language, facts: Facts, { pt, en }: Record<Language, Text>): string {
  return language === 'en' ? filled(en, englishFacts(facts)) : filled(pt, facts)
}
