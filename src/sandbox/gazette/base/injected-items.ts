import { z } from 'zod'
import { type Act, dayOfId, idOf } from './act.js'
import { type ActInputs, draftOf } from './acts.js'
import { chanceOf } from './chance.js'
import { type DayNumber, dayAt, isoOf, readDay } from './day.js'
import { digitsOf, type People, type Spelling } from './people.js'

const MOST_ITEMS = 10_000
const MOST_REQUESTS = 1_000_000

const itemShape = z.strictObject({
  /** A spelling, or the digits of a registration; without it, any of the lawyers. */
  oab: z.string().optional(),
  uf: z.string().optional(),
  /** Day of availability `YYYY-MM-DD`; today by default. A past day makes a late item. */
  day: z.string().optional(),
})
export type GrowthItem = z.infer<typeof itemShape>

/** Publications that a test adds to those that appear by the clock. */
export const growthShape = z.strictObject({
  /** Number of requests to answer before the items appear; 0, the default, means at once. */
  after: z.int().min(0).max(MOST_REQUESTS).optional(),
  /** Their number, or the items themselves. */
  items: z.union([
    z.int().min(1).max(MOST_ITEMS),
    z.array(itemShape).min(1).max(MOST_ITEMS).readonly(),
  ]),
})
export type Growth = z.infer<typeof growthShape>

/**
 * Above the ids that a day has by itself, so that added items come first in the list of their day.
 */
const FIRST_SEQUENCE = 90_001

interface InjectionDeps {
  making: ActInputs
  clock: () => number
  firstDay: DayNumber
  changed: (day: DayNumber) => void
}

export function createInjectedItems({ making, clock, firstDay, changed }: InjectionDeps) {
  const byDay = new Map<DayNumber, Act[]>()
  const cancelled = new Map<number, number>()
  const removed = new Map<number, number>()
  let waiting: { left: number; acts: Act[] }[] = []
  let grown = 0

  const planned = (item: GrowthItem): Act => {
    const day = item.day === undefined ? dayAt(clock()) : dayIn(item.day, firstDay)
    grown += 1
    const ofDay = byDay.get(day) ?? []
    byDay.set(day, ofDay)
    const act = actFor(item, {
      day,
      number: grown,
      making,
      id: idOf(day, FIRST_SEQUENCE + ofDay.length),
    })
    ofDay.push(act)
    changed(day)
    return act
  }
  const appear = (acts: readonly Act[]) => {
    for (const act of acts) act.appearsAt = clock()
  }
  return {
    /** Adds the items and returns their ids, whether they appear at once or later. */
    grow({ after = 0, items }: Growth): number[] {
      const wanted = typeof items === 'number' ? Array.from({ length: items }, () => ({})) : items
      const acts = wanted.map(planned)
      if (after > 0) waiting.push({ left: after, acts })
      else appear(acts)
      return acts.map(({ id }) => id)
    },
    cancel(id: number) {
      cancelled.set(id, clock())
      changed(dayOfId(id))
    },
    /** Removes the publication from all answers from now on. */
    remove(id: number) {
      removed.set(id, clock())
    },
    /** Counts one more answered request. */
    answered() {
      for (const one of waiting) one.left -= 1
      for (const { acts } of waiting.filter(({ left }) => left <= 0)) appear(acts)
      waiting = waiting.filter(({ left }) => left > 0)
    },
    of: (day: DayNumber): readonly Act[] => byDay.get(day) ?? [],
    cancelledAt: (id: number) => cancelled.get(id),
    isRemoved: (id: number, at: number) => (removed.get(id) ?? Number.POSITIVE_INFINITY) <= at,
  }
}

interface ItemPlace {
  id: number
  day: DayNumber
  number: number
  making: ActInputs
}

/**
 * Makes an item that has not appeared yet; the caller sets the time. It is never cancelled or
 * corrected by itself.
 */
function actFor(item: GrowthItem, { id, day, number, making }: ItemPlace): Act {
  const { people, cases, seed } = making
  const chance = chanceOf(seed, 'growth', number)
  const asked = item.oab === undefined ? undefined : spellingFor(item, people)
  const lawyer = asked ? people.byId(asked.id)?.lawyer : chance.one(people.lawyers)
  if (!lawyer) throw new RangeError('items: a base without lawyers cannot grow')
  const draft = draftOf(cases.ledBy(lawyer, chance), day, chance, making)
  const listed = asked ? [asked.id] : draft.listed
  return {
    ...draft,
    id,
    appearsAt: Number.POSITIVE_INFINITY,
    cancelledAt: undefined,
    correctedAt: undefined,
    listed,
    matched: listed,
  }
}

function spellingFor({ oab = '', uf }: GrowthItem, people: People): Spelling {
  const inState = people
    .byDigits(digitsOf(oab))
    .flatMap(({ spellings }) => spellings)
    .filter(({ uf_oab }) => uf === undefined || uf_oab === uf)
  const found = inState.find(({ numero_oab }) => numero_oab === oab) ?? inState[0]
  if (found) return found
  throw new RangeError(`items: no lawyer with OAB ${oab}${uf === undefined ? '' : `/${uf}`}`)
}

function dayIn(text: string, firstDay: DayNumber): DayNumber {
  const day = readDay(text)
  if (day !== undefined && day >= firstDay) return day
  throw new RangeError(`items: expected a day from ${isoOf(firstDay)} on, got ${text}`)
}
