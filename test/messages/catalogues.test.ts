import { expect, test } from 'vitest'
import { messages } from '../../src/messages/catalogue.js'
import type { Language } from '../../src/messages/index.js'
import { type Facts, filled, type Message } from '../../src/messages/message.js'
import type { MessageCode } from '../../src/messages/message-code.js'

const CATALOGUE: Readonly<Record<MessageCode, Message>> = messages
const CODES = Object.keys(CATALOGUE) as MessageCode[]
/** One of each kind that a fact can be, so that each branch of a message is taken. */
const VALUES: Facts[string][] = [undefined, '', 'x', '2026-01-02', 0, 1, 2, true, false, ['a', 'b']]

/** Facts that are a list wherever they are told. */
const LISTS: ReadonlySet<string> = new Set(['parts'])
/** What a program said, in English: only English sentences cite it. */
const OF_PROGRAMS = 'detail'

/** What a message says of facts that all have one value, and which facts it asks for. */
function told(
  code: MessageCode,
  language: Language,
  value: Facts[string],
): { said: string; asked: string[] } {
  const asked = new Set<string>()
  const get = (_: Facts, name: string) => {
    asked.add(name)
    return LISTS.has(name) ? ['a'] : value
  }
  const facts = new Proxy<Facts>({}, { get: (facts, name) => get(facts, String(name)) })
  const { pt, ptTodo = '', en, enTodo = '' } = CATALOGUE[code]
  const [text, todo] = language === 'pt' ? [pt, ptTodo] : [en, enTodo]
  return { said: `${filled(text, facts)} ${filled(todo, facts)}`, asked: [...asked] }
}

const askedBy = (code: MessageCode, language: Language) =>
  [...new Set(VALUES.flatMap((value) => told(code, language, value).asked))]
    .filter((name) => name !== OF_PROGRAMS)
    .toSorted()

test('each message → both languages tell the same facts', () => {
  const differ = CODES.filter((code) => String(askedBy(code, 'en')) !== String(askedBy(code, 'pt')))
  expect(differ).toEqual([])
})

/** Words of one language that are none of the other. */
const FOREIGN = {
  pt: /(?<![\p{L}-])(?:the|is|are|was|were|not|with|which|this|that|of|and|cannot)(?![\p{L}-])/u,
  en: /(?<![\p{L}-])(?:não|são|está|estão|uma|um|foi|foram|que|para|pelo|pela)(?![\p{L}-])/u,
}
/** Sheets and columns are called by their names in both. */
const CITED = /\b(?:sheet|column) \p{Lu}[^.,;]*/gu

test.each([
  'pt',
  'en',
] as const)('each message → in %s has no word of the other language', (language) => {
  const foreign = CODES.flatMap((code) =>
    VALUES.map((value) => told(code, language, value).said).filter((said) =>
      FOREIGN[language].test(said.replace(CITED, '')),
    ),
  )
  expect(foreign).toEqual([])
})
