import { type Sentence, sentence } from '../../messages/message-code.js'
import type { IsoDate } from '../../values/dates.js'
import type { Profile } from './calendar.js'
import { daysGone, endOf, firstDayAfter, publicationAfter, type Skipped } from './count.js'
import { dayWithin } from './doubt-words.js'
import { mentionsIn } from './implied-terms.js'
import { timesIn, unmarked } from './quotes.js'
import { type CaseFacts, regimeOf } from './regime.js'
import { type Term, termOf, toldIn } from './term.js'

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
  gone?: number
  /**
   * Present only where the text gives one deadline, in business days, and nothing that may be
   * another.
   */
  end?: IsoDate
  /** Business days to the end, as the text gives them. */
  days?: number
  /** Every passage of the text that may be a deadline, verbatim. */
  told: string[]
  /**
   * Why the first day or the end is missing, or which holidays the end could not take into account.
   */
  notes: Sentence[]
  profile: Pick<Profile, 'id' | 'version' | 'name'>
  /** Each day that was skipped from availability to the last date above, with its law. */
  skipped: Skipped[]
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
  const { available, text = '', today } = facts
  const times = timesIn(text)
  const { quotes, others, past: over } = times
  const year = Number(available.slice(0, 4))
  const mentioned = mentionsIn(text, [...quotes, ...others, ...over], year)
  const known = {
    label: sentence('deadline_suggested'),
    available,
    told: toldIn(times, mentioned),
    profile: { id: profile.id, version: profile.version, name: profile.name },
  }
  if (available < eldest(profile).from) {
    return { ...known, notes: [sentence('deadline_before_code')], skipped: [] }
  }
  const publication = publicationAfter(available, profile)
  const published = { ...known, publication: publication.day }
  if (unknown) return { ...published, notes: [unknown], skipped: publication.skipped }
  const first = firstDayAfter(publication.day, profile)
  const skipped = [...publication.skipped, ...first.skipped]
  const gone = today === undefined ? {} : { gone: daysGone(first.day, today, profile) }
  const counted = { ...published, firstDay: first.day, ...gone }
  const without = (why: Sentence): Suggestion => ({
    ...counted,
    notes: [why, ...past(first.day, profile)],
    skipped,
  })
  const term = termOf(text, times, mentioned)
  if (term.is === 'untold') return without(term.why)
  const end = endOf(first.day, term.days, profile)
  const dated = dayBefore(text, term, available, end.day)
  if (dated) return without(dated)
  return {
    ...counted,
    days: term.days,
    end: end.day,
    notes: past(end.day, profile),
    skipped: [...skipped, ...end.skipped],
  }
}

/**
 * A date in the text that lies after availability and not after the end may be another end of the
 * deadline.
 */
function dayBefore(
  text: string,
  { quote }: Extract<Term, { is: 'told' }>,
  available: IsoDate,
  end: IsoDate,
): Sentence | undefined {
  const day = dayWithin(unmarked(text), available, end)
  return day && sentence('deadline_beside', { quote, others: [text.slice(day.at, day.end)] })
}

/**
 * After the end of a court's calendar only the holidays of its base are known: the date may be too
 * early.
 */
function past(day: IsoDate, { to, base }: Profile): Sentence[] {
  if (to === undefined || day <= to) return []
  return [sentence('deadline_past_calendar', { to, base: base?.id ?? '' })]
}

function eldest(profile: Profile): Profile {
  return profile.base ? eldest(profile.base) : profile
}
