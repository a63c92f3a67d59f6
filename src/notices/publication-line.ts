import type { Language } from '../messages/index.js'
import type { PublicationLine } from './notice.js'
import { dayText, oneLine, wordsOf } from './words.js'

/** A line of a mail, and the page that it leads to. */
export interface Linked {
  text: string
  link?: string
}

const LONGEST_PARTIES = 160
const LONGEST_COURT = 100
const LONGEST_QUOTE = 80

/** `0000001-23.2024.8.26.0100 · A x B · TJSP, 2ª Vara · prazo sugerido (confira): até 02/12/2026`. */
export function publicationLine(one: PublicationLine, language: Language): Linked {
  const { word } = wordsOf(language)
  const { place, caseNumber, parties, court, link = '' } = one
  const parts = [
    place === 'new' ? undefined : word(place),
    caseNumber === undefined ? word('caseless') : oneLine(caseNumber, 60),
    parties && oneLine(parties, LONGEST_PARTIES),
    court && oneLine(court, LONGEST_COURT),
    place === 'cancelled' ? undefined : deadlineText(one, language),
  ]
  const text = parts.filter(Boolean).join(' · ')
  // What the gazette has there may be anything.
  return /^https?:\/\/[^\s\p{Cc}\p{Cf}]{1,500}$/iu.test(link) ? { text, link } : { text }
}

function deadlineText(
  { deadline, deadlineText: said }: PublicationLine,
  language: Language,
): string {
  const { word } = wordsOf(language)
  if (deadline !== undefined) return `${word('deadlineUntil')} ${dayText(deadline, language)}`
  return said ? `${word('deadlineSaid')} ${oneLine(said, LONGEST_QUOTE)}` : word('deadlineNone')
}
