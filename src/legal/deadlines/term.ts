import { type Sentence, sentence } from '../../messages/message-code.js'
import { doubtWordsIn, otherRulesIn } from './doubt-words.js'
import { blankedOut } from './implied-terms.js'
import { type QuotedTime, type QuotedTimes, withoutAccents } from './quotes.js'

/**
 * The number of business days that a text gives, with the passage; or why the number is uncertain.
 */
export type Term = { is: 'found'; days: number; quote: string } | { is: 'uncertain'; why: Sentence }

/**
 * Words after which `dias` may be calendar days; without them `dias` are business days (CPC, art.
 * 219).
 */
const CALENDAR_DAYS =
  /(?<!\p{L})(?:corrid[oa]s?|consecutiv[oa]s?|ininterrupt[oa]s?|continu[oa]s?|nao\s+uteis|art\p{L}*\.?\s*219)(?!\p{L})/iu

/**
 * Returns the one deadline of a text, given once or repeated. Where anything else in the text may
 * be a deadline, there is no result: an end reckoned from the longer of two would be late.
 *
 * @param mentioned passages that may be a deadline without a number of days
 */
export function termOf(text: string, times: QuotedTimes, mentioned: readonly string[]): Term {
  const { quotes, others, past } = times
  const first = quotes.find(({ meaning }) => meaning === 'begins')
  if (!first) return noTerm(reasonForNone(times, mentioned))
  const open = others.filter(({ meaning }) => meaning !== 'elapsed')
  const unsure = [...quotes.filter(({ meaning }) => meaning === 'unsure'), ...open].map(textOf)
  const different = lastByLength(quotes.filter(({ meaning }) => meaning !== 'unsure'))
  if (different.size > 1) {
    const all = [...different.values(), ...unsure, ...mentioned]
    return noTerm(sentence('deadline_several', { quotes: unique(all) }))
  }
  const folded = withoutAccents(text)
  const otherRules = otherRulesIn(folded, first.count ?? 0)
  if (otherRules) {
    const words = text.slice(otherRules.at, otherRules.end)
    return noTerm(sentence(`deadline_${otherRules.is}`, { quote: first.text, words }))
  }
  const calendar = CALENDAR_DAYS.exec(folded)
  if (calendar && isInDays(first)) {
    const words = text.slice(calendar.index, calendar.index + calendar[0].length)
    return noTerm(sentence('deadline_calendar_days', { quote: first.text, words }))
  }
  const hints = doubtWordsIn(blankedOut(text, [...quotes, ...others, ...past]))
  const hinted = hints.map(({ index, length }) => text.slice(index, index + length).trim())
  const doubts = unique([...unsure, ...mentioned, ...hinted].map((one) => one.replace(/\s+/g, ' ')))
  if (doubts.length > 0) {
    return noTerm(sentence('deadline_beside', { quote: first.text, others: doubts }))
  }
  return countedBy(first)
}

/**
 * Returns the passages that may be a deadline, verbatim and each once: lengths of time in the order
 * of the text, then those without a number.
 */
export function passagesIn(
  { quotes, others }: QuotedTimes,
  mentioned: readonly string[],
): string[] {
  const inOrder = [...quotes, ...others].toSorted((a, b) => a.start - b.start)
  return unique([...inOrder.map(textOf), ...mentioned])
}

function countedBy(quote: QuotedTime): Term {
  const { count, text } = quote
  if (count === undefined || count < 1) {
    return noTerm(sentence('deadline_contradictory', { quote: text }))
  }
  if (!isInDays(quote)) return noTerm(sentence('deadline_not_in_business_days', { quote: text }))
  return { is: 'found', days: count, quote: text }
}

function isInDays({ unit }: QuotedTime): boolean {
  return unit === 'dias' || unit === 'dias úteis'
}

/**
 * Chooses the reason where no deadline begins with the notice; the passages that the text has are
 * listed.
 */
function reasonForNone({ quotes, others }: QuotedTimes, mentioned: readonly string[]): Sentence {
  const unsure = [...quotes.filter(({ meaning }) => meaning === 'unsure'), ...others]
  const passages = unique([...lastByLength(unsure).values(), ...mentioned])
  if (passages.length > 0) return sentence('deadline_unsure', { quotes: passages })
  if (quotes.length > 0) {
    return sentence('deadline_elapsed', { quotes: [...lastByLength(quotes).values()] })
  }
  return sentence('deadline_not_in_text')
}

/** The text of each different length, in its last occurrence. */
function lastByLength(quotes: readonly QuotedTime[]): Map<string, string> {
  return new Map(quotes.map((one) => [sizeOf(one), one.text]))
}

function sizeOf({ count, unit }: QuotedTime): string {
  return `${count} ${unit === 'dias' ? 'dias úteis' : unit}`
}

function textOf({ text }: QuotedTime): string {
  return text
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function noTerm(why: Sentence): Term {
  return { is: 'uncertain', why }
}
