import { type Act, dayOfId } from './act.js'
import { actsOf, type Volume } from './acts.js'
import { createCases } from './cases.js'
import { type DayNumber, dayAt } from './day.js'
import { createInjectedItems } from './injected-items.js'
import { createPages, type DayPage } from './pages.js'
import { createPeople } from './people.js'
import { plainTextOf, type TextInputs, textOf } from './texts.js'

export interface BaseOptions extends Volume {
  /** Number of registrations with publications. */
  lawyers: number
  /** Number of days before `today` that the base covers. */
  days: number
  /** The day on which the sandbox starts, which determines the base even if it is built later. */
  today: DayNumber
  seed: number
  /** In milliseconds. */
  clock: () => number
}

export interface ActFilter {
  from?: DayNumber
  to?: DayNumber
  /** Only publications that one of these spellings finds; uses an index. */
  spellings?: readonly number[]
}

/** The publications as of any instant; all of them follow from the options. */
export function createBase(options: BaseOptions) {
  const { seed, clock, lawyers, days, today, ...volume } = options
  const firstDay = today - days
  const people = createPeople(seed, lawyers, today)
  const cases = createCases(seed, people)
  const making = { seed, people, cases, volume }
  const growth = createInjectedItems({ making, clock, firstDay, changed: (day) => pages.drop(day) })
  const pages = createPages((day) => [
    ...(day < firstDay ? [] : actsOf(day, making)),
    ...growth.of(day),
  ])
  const caseOf = (act: Act) => cases.at(act.caseIndex)
  const listed = ({ listed }: Act) => listed.flatMap((id) => people.byId(id)?.spelling ?? [])
  /** Also defined if the cancellation is still to come. */
  const cancelledAt = (act: Act) => growth.cancelledAt(act.id) ?? act.cancelledAt
  const textInputs = (act: Act, at: number): TextInputs => {
    const corrected = act.correctedAt !== undefined && act.correctedAt <= at
    return { seed, act, its: caseOf(act), listed: listed(act), corrected }
  }
  const isThere = (act: Act, at: number) => act.appearsAt <= at && !growth.isRemoved(act.id, at)
  const range = (at: number, { from = firstDay, to = Number.POSITIVE_INFINITY }: ActFilter) =>
    daysDown(Math.min(to, dayAt(at)), Math.max(from, firstDay))
  return {
    people,
    cases,
    growth,
    /** Publications present at the instant, newest availability first, then by falling id. */
    visible: (at: number, { spellings, ...period }: ActFilter = {}): Act[] =>
      range(at, period).flatMap((day) => {
        const page = pages.of(day)
        const found = spellings ? foundBy(spellings, page) : page.acts
        return found.filter((act) => isThere(act, at)).toReversed()
      }),
    /** Undefined if the publication is not present yet. */
    act(id: number, at: number): Act | undefined {
      const day = dayOfId(id)
      if (day < firstDay || day > dayAt(at)) return undefined
      return pages.of(day).acts.find((act) => act.id === id && isThere(act, at))
    },
    caseOf,
    listed,
    cancelledAt,
    text: (act: Act, at: number) => textOf(textInputs(act, at)),
    plainText: (act: Act, at: number) => plainTextOf(textInputs(act, at)),
  }
}
export type Base = ReturnType<typeof createBase>

function daysDown(last: DayNumber, first: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at)
}

/** In the order of ids, without repetition: two spellings may find the same publication. */
function foundBy(spellings: readonly number[], { byMatch }: DayPage): readonly Act[] {
  const [first, ...others] = spellings.flatMap((id) => byMatch.get(id) ?? [])
  if (!first || others.length === 0) return first ? [first] : []
  return [...new Set([first, ...others])].toSorted((a, b) => a.id - b.id)
}
