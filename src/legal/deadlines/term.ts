import { type Sentence, sentence } from '../../messages/message-code.js'
import { apartIn, hintsIn } from './doubt-words.js'
import { unmarkedWithout } from './implied-terms.js'
import { type Quote, type Times, unmarked } from './quotes.js'

/**
 * The number of business days that a text gives, with the passage; or why the number is uncertain.
 */
export type Term = { is: 'told'; days: number; quote: string } | { is: 'untold'; why: Sentence }

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
export function termOf(text: string, times: Times, mentioned: readonly string[]): Term {
  const { quotes, others, past } = times
  const first = quotes.find(({ says }) => says === 'begins')
  if (!first) return untold(whyNone(times, mentioned))
  const open = others.filter(({ says }) => says !== 'elapsed')
  const beside = [...quotes.filter(({ says }) => says === 'unsure'), ...open].map(literal)
  const different = differing(quotes.filter(({ says }) => says !== 'unsure'))
  if (different.size > 1) {
    const all = [...different.values(), ...beside, ...mentioned]
    return untold(sentence('deadline_several', { quotes: unique(all) }))
  }
  const folded = unmarked(text)
  const apart = apartIn(folded)
  if (apart) {
    const words = text.slice(apart.at, apart.end)
    return untold(sentence(`deadline_${apart.is}`, { quote: first.text, words }))
  }
  const calendar = CALENDAR_DAYS.exec(folded)
  if (calendar && isInDays(first)) {
    const words = text.slice(calendar.index, calendar.index + calendar[0].length)
    return untold(sentence('deadline_calendar_days', { quote: first.text, words }))
  }
  const hints = hintsIn(unmarkedWithout(text, [...quotes, ...others, ...past]))
  const hinted = hints.map(({ index, length }) => text.slice(index, index + length).trim())
  const doubts = unique([...beside, ...mentioned, ...hinted].map((one) => one.replace(/\s+/g, ' ')))
  if (doubts.length > 0) {
    return untold(sentence('deadline_beside', { quote: first.text, others: doubts }))
  }
  return countedBy(first)
}

/**
 * Returns the passages that may be a deadline, verbatim and each once: lengths of time in the order
 * of the text, then those without a number.
 */
export function toldIn({ quotes, others }: Times, mentioned: readonly string[]): string[] {
  const inOrder = [...quotes, ...others].toSorted((a, b) => a.start - b.start)
  return unique([...inOrder.map(literal), ...mentioned])
}

function countedBy(quote: Quote): Term {
  const { count, text } = quote
  if (count === undefined || count < 1) {
    return untold(sentence('deadline_contradictory', { quote: text }))
  }
  if (!isInDays(quote)) return untold(sentence('deadline_not_in_business_days', { quote: text }))
  return { is: 'told', days: count, quote: text }
}

function isInDays({ unit }: Quote): boolean {
  return unit === 'dias' || unit === 'dias úteis'
}

/**
 * Chooses the reason where no deadline begins with the notice; the passages that the text has are
 * listed.
 */
function whyNone({ quotes, others }: Times, mentioned: readonly string[]): Sentence {
  const unsure = [...quotes.filter(({ says }) => says === 'unsure'), ...others]
  const told = unique([...differing(unsure).values(), ...mentioned])
  if (told.length > 0) return sentence('deadline_unsure', { quotes: told })
  if (quotes.length > 0) {
    return sentence('deadline_elapsed', { quotes: [...differing(quotes).values()] })
  }
  return sentence('deadline_not_in_text')
}

/** The text of each different length, in its last occurrence. */
function differing(quotes: readonly Quote[]): Map<string, string> {
  return new Map(quotes.map((one) => [sizeOf(one), one.text]))
}

function sizeOf({ count, unit }: Quote): string {
  return `${count} ${unit === 'dias' ? 'dias úteis' : unit}`
}

function literal({ text }: Quote): string {
  return text
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function untold(why: Sentence): Term {
  return { is: 'untold', why }
}
