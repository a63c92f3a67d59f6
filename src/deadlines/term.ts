import { type Sentence, sentence } from '../sentence.js'
import { mentionsIn } from './mentions.js'
import { type Quote, type Times, unmarked } from './quotes.js'

/** How many business days a text gives, or why that is not sure. */
export type Term = { is: 'told'; days: number } | { is: 'untold'; why: Sentence }

/** `dias` alone are business days (CPC, art. 219), unless the text says elsewhere that they are not. */
const CALENDAR_DAYS =
  /(?<!\p{L})(?:corrid[oa]s?|consecutiv[oa]s?|ininterrupt[oa]s?|(?:dias?|prazos?)\s+continuos?)(?!\p{L})/iu

/**
 * One deadline, told once or again and again. Where anything else in the text may be a deadline, there
 * is none: an end reckoned from the longer of two is late.
 *
 * @param year of the notice
 */
export function termOf(text: string, times: Times, year: number): Term {
  const { quotes, others, past } = times
  const first = quotes.find(({ says }) => says === 'begins')
  if (!first) return untold(whyNone(times))
  const different = differing(quotes.filter(({ says }) => says !== 'unsure'))
  if (different.size > 1) {
    return untold(sentence('deadline_several', { quotes: [...different.values()] }))
  }
  const beside = [
    ...quotes.filter(({ says }) => says === 'unsure'),
    ...others.filter((one) => sizeOf(one) !== sizeOf(first)),
  ].map((one) => one.text)
  const doubts = new Set([...beside, ...mentionsIn(text, [...quotes, ...others, ...past], year)])
  const facts = { quote: first.text }
  if (doubts.size > 0) return untold(sentence('deadline_beside', { ...facts, others: [...doubts] }))
  return countedBy(first, text)
}

function countedBy({ count, unit, text: quote }: Quote, text: string): Term {
  if (count === undefined || count < 1) return untold(sentence('deadline_contradictory', { quote }))
  if (unit !== 'dias' && unit !== 'dias úteis') {
    return untold(sentence('deadline_not_in_business_days', { quote }))
  }
  const other = unit === 'dias' ? CALENDAR_DAYS.exec(unmarked(text)) : null
  if (other) {
    const words = text.slice(other.index, other.index + other[0].length)
    return untold(sentence('deadline_calendar_days', { quote, words }))
  }
  return { is: 'told', days: count }
}

/** Nothing begins: what the text tells all the same is said. */
function whyNone({ quotes, others }: Times): Sentence {
  const unsure = [...quotes.filter(({ says }) => says === 'unsure'), ...others]
  if (unsure.length > 0) return sentence('deadline_unsure', { quotes: textsOf(unsure) })
  if (quotes.length > 0) return sentence('deadline_elapsed', { quotes: textsOf(quotes) })
  return sentence('deadline_not_in_text')
}

function textsOf(quotes: readonly Quote[]): string[] {
  return [...differing(quotes).values()]
}

/** The text of each size, as it is told last. */
function differing(quotes: readonly Quote[]): Map<string, string> {
  return new Map(quotes.map((one) => [sizeOf(one), one.text]))
}

function sizeOf({ count, unit }: Quote): string {
  return `${count} ${unit === 'dias' ? 'dias úteis' : unit}`
}

function untold(why: Sentence): Term {
  return { is: 'untold', why }
}
