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
  const text = language === 'en' ? filled(en, englishFacts(facts)) : filled(pt, facts)
  return facts.line === 0 ? outsideCells(language, text) : text
}

/** What stands on no line is the name of a sheet, or the head or foot of its pages. */
function outsideCells(language: Language, text: string): string {
  const [line, place, atStart] =
    language === 'en'
      ? [
          /\bline 0\b/,
          'the name of the file or the sheet, or page margin',
          'Name of the file or the sheet, or page margin',
        ]
      : [
          /\blinha 0\b/,
          'nome do arquivo ou da aba, ou margem da página',
          'Nome do arquivo ou da aba, ou margem da página',
        ]
  return text.replace(/^Lin(?:e|ha) 0\b/, atStart).replace(line, place)
}
