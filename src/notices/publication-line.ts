import type { Language } from '../messages/index.js'
import type { IsoDate } from '../values/dates.js'
import type { PublicationLine } from './notice.js'
import { dayText, oneLine, wordsOf } from './words.js'

export interface Linked {
  text: string
  link?: string
  below?: string
}

const LONGEST_PARTIES = 160
const LONGEST_COURT = 100
const LONGEST_QUOTE = 80
const LONGEST_REASON = 240
const LONGEST_WATCHED = 120

/**
 * Formats a publication as `0000001-23.2024.8.26.0100 · A x B · TJSP, 2ª Vara · prazo sugerido
 * (confira): até 02/12/2026`, and below it `Intimação · OAB/SP 1 · disponibilizada em 20/11/2026 ·
 * ...`, with the reason.
 */
export function publicationLine(one: PublicationLine, language: Language, today?: IsoDate): Linked {
  const { word } = wordsOf(language)
  const { place, caseNumber, parties, court, document, type, link = '' } = one
  const parts = [
    place === 'new' ? undefined : word(place),
    caseNumber === undefined ? word('caseless') : oneLine(caseNumber, 60),
    parties && oneLine(parties, LONGEST_PARTIES),
    court && oneLine(court, LONGEST_COURT),
    document && document !== type && oneLine(document, 60),
    place === 'cancelled' ? undefined : deadlineText(one, language, today),
  ]
  const text = parts.filter(Boolean).join(' · ')
  const below = detailsOf(one, language)
  return {
    text,
    // The gazette's field may hold anything.
    ...(/^https?:\/\/[^\s\p{Cc}\p{Cf}]{1,500}$/iu.test(link) ? { link } : {}),
    ...(below ? { below } : {}),
  }
}

function detailsOf(one: PublicationLine, language: Language): string {
  const { word } = wordsOf(language)
  const { type, watched = [], deadline, deadlineText: quoted, reason } = one
  const dated = (name: 'available' | 'published' | 'begins') =>
    one[name] && `${word(name)} ${dayText(one[name], language)}`
  const parts = [
    type && oneLine(type, 60),
    oneLine(watched.join('; '), LONGEST_WATCHED),
    dated('available'),
    dated('published'),
    deadline && quoted && `${word('inText')} ${oneLine(quoted, LONGEST_QUOTE)}`,
    dated('begins'),
    reason && oneLine(reason, LONGEST_REASON),
  ]
  return parts.filter(Boolean).join(' · ')
}

function deadlineText(
  { deadline, deadlineText: quoted, mayBePast }: PublicationLine,
  language: Language,
  today?: IsoDate,
): string {
  const { word } = wordsOf(language)
  if (deadline !== undefined) {
    const past = today !== undefined && deadline < today ? ` (${word('past')})` : ''
    return `${word('deadlineUntil')} ${dayText(deadline, language)}${past}`
  }
  const past = mayBePast ? ` (${word('mayBePast')})` : ''
  const said = quoted && `${word('deadlineSaid')} ${oneLine(quoted, LONGEST_QUOTE)}`
  return `${said || word('deadlineNone')}${past}`
}
