import type { Act } from './act.js'
import type { DayNumber } from './day.js'

/** The publications of one day, and an index by spelling. */
export interface DayPage {
  /** In the order of ids. */
  acts: readonly Act[]
  byMatch: ReadonlyMap<number, readonly Act[]>
}

/**
 * The largest number of publications in memory, some 100 MB; further days are built again when
 * needed.
 */
const MOST_ITEMS = 400_000

/** Caches days that are built when first needed; the least recently used are discarded first. */
export function createPages(actsOf: (day: DayNumber) => Act[]) {
  const cached = new Map<DayNumber, DayPage>()
  let items = 0
  /** Discards a day to which something was added. */
  const drop = (day: DayNumber) => {
    items -= cached.get(day)?.acts.length ?? 0
    cached.delete(day)
  }
  return {
    drop,
    of(day: DayNumber): DayPage {
      const page = cached.get(day) ?? pageOf(actsOf(day))
      drop(day)
      for (const oldest of cached.keys()) {
        if (items + page.acts.length <= MOST_ITEMS) break
        drop(oldest)
      }
      cached.set(day, page)
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
