import { words } from '../messages/format.js'
import { type Language, translate } from '../messages/index.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'
import type { NoticeFacts } from '../notices/notice.js'
import type { NightRow } from './night-results.js'

export interface UnwatchedRow {
  line: number
  said: readonly Sentence[]
}

/** A registration that may be another than the list means, and why. */
export interface RegistrationDoubt {
  name: string
  notes: readonly Sentence[]
}

/** Notes by which a night that was read whole may have watched the wrong person. */
const DOUBTS: ReadonlySet<MessageCode> = new Set([
  'watch_nobody',
  'people_name_differs',
  'case_out_of_coverage',
])

/** Returns the doubt about one registration, whose rows may name several persons; none without. */
export function doubtsOf(name: string, rows: readonly NightRow[]): RegistrationDoubt[] {
  const found = rows.flatMap((row) => (row.said ?? []).filter(({ code }) => DOUBTS.has(code)))
  const notes = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  return notes.length > 0 ? [{ name, notes }] : []
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

export function doubtfulFacts(
  doubts: readonly RegistrationDoubt[],
  language: Language,
): Pick<NoticeFacts, 'doubtful'> {
  if (doubts.length === 0) return {}
  return { doubtful: doubts.map((one) => doubtText(one, language)) }
}

/** Formats a doubt as `OAB/SP 94.719: A inscrição é de HELOÍSA, e a linha diz «Ana».` */
export function doubtText({ name, notes }: RegistrationDoubt, language: Language): string {
  return `${name}: ${notes.map((one) => translate(language, one)).join(' ')}`
}
