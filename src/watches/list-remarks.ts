import { words } from '../messages/format.js'
import { type Language, translate } from '../messages/index.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'
import type { NoticeFacts } from '../notices/notice.js'
import type { NightRow } from './night.js'

/** A row of the list that cannot be watched, and why. */
export interface UnwatchedRow {
  line: number
  said: readonly Sentence[]
}

/** A registration that may be another than the list means, and why. */
export interface Doubt {
  name: string
  said: Sentence
}

/** Notes by which a night that was read whole may have watched the wrong person. */
const DOUBTS: ReadonlySet<MessageCode> = new Set(['watch_nobody', 'people_name_differs'])

/** Returns the doubts of the rows of one registration, each once. */
export function doubtsOf(name: string, rows: readonly NightRow[]): Doubt[] {
  const said = rows.flatMap(({ said = [] }) => said.filter(({ code }) => DOUBTS.has(code)))
  const different = new Map(said.map((one) => [JSON.stringify(one), one]))
  return [...different.values()].map((one) => ({ name, said: one }))
}

/** Formats each row as `linha 6: A linha não tem OAB nem número de processo.` */
export function unwatchedFacts(
  rows: readonly UnwatchedRow[],
  language: Language,
): Pick<NoticeFacts, 'unwatched'> {
  if (rows.length === 0) return {}
  const where = words(language, 'linha', 'line')
  const why = (messages: readonly Sentence[]) =>
    messages.map((one) => translate(language, one)).join(' ')
  return { unwatched: rows.map(({ line, said: messages }) => `${where} ${line}: ${why(messages)}`) }
}

/** Formats each doubt with the name of its registration, where the sentence has none. */
export function doubtfulFacts(
  doubts: readonly Doubt[],
  language: Language,
): Pick<NoticeFacts, 'doubtful'> {
  if (doubts.length === 0) return {}
  return { doubtful: doubts.map((one) => doubtText(one, language)) }
}

export function doubtText({ name, said }: Doubt, language: Language): string {
  const text = translate(language, said)
  return text.includes(name) ? text : `${name}: ${text}`
}
