import { type Sentence, sentence } from '../../messages/message-code.js'
import type { IsoDate } from '../../values/dates.js'
import type { Profile } from './calendar.js'
import {
  daysElapsed,
  deadlineEnd,
  firstDayAfter,
  publicationAfter,
  type SkippedDay,
} from './count.js'
import { dateWithin, earlierNoticeIn, judgmentIn } from './doubt-words.js'
import { impliedTermsIn } from './implied-terms.js'
import { timesIn, withoutAccents } from './quotes.js'
import { type CaseFacts, regimeOf } from './regime.js'
import { passagesIn, type Term, termOf } from './term.js'

/** A suggestion for the deadline that an item begins; a person has to check all of it. */
export interface Suggestion {
  /** "sugerida - conferir", to be shown with every date below. */
  label: Sentence
  available: IsoDate
  /** Holds for every case (Lei 11.419/2006, arts. 1, § 1, and 4, § 3). */
  publication?: IsoDate
  /** Present only where the regime is known. */
  firstDay?: IsoDate
  /** Counted days that were over before today; present only with `firstDay` and `today`. */
  daysElapsed?: number
  /**
   * Present only where the text gives one deadline, in business days, and nothing that may be
   * another.
   */
  end?: IsoDate
  /** Business days to the end, as the text gives them. */
  days?: number
  /** Every passage of the text that may be a deadline, verbatim. */
  passages: string[]
  /** A passage is in hours, for which no end is suggested. */
  isInHours: boolean
  /**
   * Why the first day or the end is missing, or which holidays the end could not take into account.
   */
  notes: Sentence[]
  profile: Pick<Profile, 'id' | 'version' | 'name'>
  /** Each day that was skipped from availability to the last date above, with its law. */
  skipped: SkippedDay[]
}

/**
 * Suggests the dates of the deadline that an item begins.
 * @param facts.text plain, as a person reads it; only its count of days is interpreted, the rest is
 * quoted
 */
export function suggest(
  facts: CaseFacts & { text?: string; today?: IsoDate },
  profiles: readonly Profile[],
): Suggestion {
  const { profile, unknown } = regimeOf(facts, profiles)
  const { available, text = '', document, today } = facts
  const times = timesIn(text)
  const { quotes, others, past: over } = times
  const year = Number(available.slice(0, 4))
  const mentioned = impliedTermsIn(text, [...quotes, ...others, ...over], year)
  const known = {
    label: sentence('deadline_suggested'),
    available,
    passages: passagesIn(times, mentioned),
    isInHours: [...quotes, ...others].some(
      ({ unit, meaning }) => unit === 'horas' && meaning !== 'elapsed',
    ),
    profile: { id: profile.id, version: profile.version, name: profile.name },
  }
  if (available < baseOf(profile).from) {
    return { ...known, notes: [sentence('deadline_before_code')], skipped: [] }
  }
  const publication = publicationAfter(available, profile)
  const published = { ...known, publication: publication.day }
  const judgment = judgmentIn(text, document)
  const appeal = judgment === undefined ? [] : [sentence('deadline_appeal', { words: judgment })]
  if (unknown) return { ...published, notes: [unknown, ...appeal], skipped: publication.skipped }
  const first = firstDayAfter(publication.day, profile)
  const skipped = [...publication.skipped, ...first.skipped]
  const elapsed = today === undefined ? {} : { daysElapsed: daysElapsed(first.day, today, profile) }
  const counted = { ...published, firstDay: first.day, ...elapsed }
  const without = (...why: Sentence[]): Suggestion => ({
    ...counted,
    notes: [...why, ...calendarNotes(first.day, profile)],
    skipped,
  })
  const term = termOf(text, times, mentioned)
  if (term.is === 'uncertain') return without(...withAppeal(term.why, appeal))
  // The term of the text may be another than that of the appeal.
  if (appeal.length > 0) return without(...appeal)
  const end = deadlineEnd(first.day, term.days, profile)
  const dated = otherDateNote(text, term, available, end.day)
  if (dated) return without(dated)
  return {
    ...counted,
    days: term.days,
    end: end.day,
    notes: calendarNotes(end.day, profile),
    skipped: [...skipped, ...end.skipped],
  }
}

/** That a text names no term is no reason of its own where the law gives one. */
function withAppeal(why: Sentence, appeal: Sentence[]): Sentence[] {
  if (appeal.length === 0 || why.code === 'deadline_judged') return [why]
  return why.code === 'deadline_not_in_text' ? appeal : [why, ...appeal]
}

/**
 * A date in the text that lies after availability and not after the end may be another end of the
 * deadline, and the day of an earlier notice its beginning.
 */
function otherDateNote(
  text: string,
  { quote }: Extract<Term, { is: 'found' }>,
  available: IsoDate,
  end: IsoDate,
): Sentence | undefined {
  const folded = withoutAccents(text)
  const day = dateWithin(folded, available, end) ?? earlierNoticeIn(folded, available)
  return day && sentence('deadline_beside', { quote, others: [text.slice(day.at, day.end)] })
}

/**
 * After the end of a court's calendar only the holidays of its base are known: the date may be too
 * early.
 */
function calendarNotes(day: IsoDate, { to, base }: Profile): Sentence[] {
  if (to === undefined || day <= to) return []
  return [sentence('deadline_past_calendar', { to, base: base?.id ?? '' })]
}

function baseOf(profile: Profile): Profile {
  return profile.base ? baseOf(profile.base) : profile
}
