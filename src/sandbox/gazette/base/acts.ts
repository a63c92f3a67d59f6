import { type Act, idOf } from './act.js'
import type { Case, Cases } from './cases.js'
import { type Chance, chanceOf } from './chance.js'
import { type DayNumber, isWorkday, startOf, weekdayOf } from './day.js'
import { KINDS_BY_WEIGHT } from './kinds.js'
import type { Lawyer, People } from './people.js'
import { FORMS } from './text-formats.js'

export interface Volume {
  /** Approximate number of publications on a workday, without those of the two full lawyers. */
  perDay: number
  /** The longest delay of a late publication. */
  latestDays: number
  /** Whether one lawyer has over 200 publications on one day and another over 200 in a week. */
  full: boolean
}

export interface ActInputs {
  seed: number
  people: People
  cases: Cases
  volume: Volume
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Relative to workdays: a few courts publish on Saturdays too. */
const REST_DAY_SHARE = 0.03
const WEDNESDAY = 3

const SHARES = {
  /** Share of acts whose next act is of the same case, on the same day. */
  sameCase: 0.08,
  late: 0.04,
  cancelled: 0.015,
  corrected: 0.01,
  /** Share of acts that the lead's registration finds although they list only other lawyers. */
  stray: 0.01,
}

/** Returns all publications of the day in the order of their ids, including late ones. */
export function actsOf(day: DayNumber, making: ActInputs): Act[] {
  const chance = chanceOf(making.seed, 'day', day)
  return casesOf(day, chance, making)
    .map((its) => draftOf(its, day, chance, making))
    .toSorted((a, b) => a.appearsAt - b.appearsAt)
    .map((draft, at) => ({ ...draft, id: idOf(day, at + 1) }))
}

function casesOf(day: DayNumber, chance: Chance, { cases, volume }: ActInputs): Case[] {
  const workday = isWorkday(day)
  const share = workday ? 1 : REST_DAY_SHARE
  const wanted = Math.round(volume.perDay * share * (0.7 + chance.below(61) / 100))
  const found: Case[] = []
  for (let at = 0; at < wanted; at++) {
    const again = found.at(-1)
    found.push(
      again && chance.happens(SHARES.sameCase) ? again : cases.at(chance.below(cases.regular)),
    )
  }
  const some = ({ first, count }: { first: number; count: number }, items: number) => {
    for (let at = 0; at < items; at++) found.push(cases.at(first + chance.below(count)))
  }
  if (volume.full && workday && weekdayOf(day) === WEDNESDAY) {
    some(cases.ofFullDay, 215 + chance.below(40))
  }
  // On five workdays these exceed a page of 200; a week with a holiday comes close.
  if (volume.full && workday) some(cases.ofFullWeek, 45 + chance.below(15))
  return found
}

/** Makes a publication of the case on the day, still without an id. */
export function draftOf(
  its: Case,
  day: DayNumber,
  chance: Chance,
  { people, volume }: Pick<ActInputs, 'people' | 'volume'>,
): Omit<Act, 'id'> {
  const appearsAt = startOf(day) + appearsAfter(chance, volume)
  const lead = spellingOf(its.lead, day, chance)
  const others = its.others.map((lawyer) => spellingOf(lawyer, day, chance))
  const strays = chance.happens(SHARES.stray)
  const listed = [
    ...new Set(strays ? [otherLawyer(its.lead, day, chance, people)] : [lead, ...others]),
  ]
  return {
    day,
    appearsAt,
    cancelledAt: afterwards(appearsAt, SHARES.cancelled, chance),
    correctedAt: afterwards(appearsAt, SHARES.corrected, chance),
    caseIndex: its.index,
    kind: chance.one(KINDS_BY_WEIGHT),
    form: chance.below(FORMS.length),
    listed,
    matched: strays ? [lead, ...listed] : listed,
  }
}

/** More than half appear in the first hour, the others until 20:00, late ones days later. */
function appearsAfter(chance: Chance, { latestDays }: Volume): number {
  const late = latestDays > 0 && chance.happens(SHARES.late)
  const lateMs = late ? (1 + chance.below(latestDays)) * DAY_MS : 0
  const untilMs = chance.happens(0.55) ? HOUR_MS : 20 * HOUR_MS
  return lateMs + chance.below(untilMs)
}

/** For a share of the draws, one hour to ten days later. */
function afterwards(ms: number, share: number, chance: Chance): number | undefined {
  const happens = chance.happens(share)
  const laterMs = HOUR_MS + chance.below(10 * DAY_MS)
  return happens ? ms + laterMs : undefined
}

/** The first spelling is in use from the beginning. */
function spellingOf({ spellings }: Lawyer, day: DayNumber, chance: Chance): number {
  const usual = spellings.filter(({ since }) => since <= day)
  return chance.one(usual).id
}

/** A lawyer with the same number in another state, if there is one, otherwise any other lawyer. */
function otherLawyer(lead: Lawyer, day: DayNumber, chance: Chance, people: People): number {
  const namesake = people.byDigits(lead.digits).find(({ uf }) => uf !== lead.uf)
  return spellingOf(namesake ?? chance.one(people.crowd), day, chance)
}
