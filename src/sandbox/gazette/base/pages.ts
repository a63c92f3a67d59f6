import type { Act } from './act.js'
import type { DayNumber } from './day.js'

/** The items of one day, and those that each spelling finds. */
export interface DayPage {
  /** By id. */
  acts: readonly Act[]
  byMatch: ReadonlyMap<number, readonly Act[]>
}

export interface Pages {
  of(day: DayNumber): DayPage
  /** To be made again: something was added to the day. */
  drop(day: DayNumber): void
}

/** Items kept in memory, some 100 MB; days beyond are made again when they are asked for. */
const ITEMS_KEPT = 400_000

/** Days are made when they are first asked for; those that were asked for longest ago go first. */
export function createPages(actsOf: (day: DayNumber) => Act[]): Pages {
  const kept = new Map<DayNumber, DayPage>()
  let items = 0
  const drop = (day: DayNumber) => {
    items -= kept.get(day)?.acts.length ?? 0
    kept.delete(day)
  }
  return {
    drop,
    of(day) {
      const page = kept.get(day) ?? pageOf(actsOf(day))
      drop(day)
      for (const oldest of kept.keys()) {
        if (items + page.acts.length <= ITEMS_KEPT) break
        drop(oldest)
      }
      kept.set(day, page)
      items += page.acts.length
      return page
    },
  }
}

function pageOf(acts: readonly Act[]): DayPage {
  const byMatch = new Map<number, Act[]>()
  for (const act of acts) {
    for (const id of act.matched) {
      const known = byMatch.get(id)
      if (known) known.push(act)
      else byMatch.set(id, [act])
    }
  }
  return { acts, byMatch }
}
