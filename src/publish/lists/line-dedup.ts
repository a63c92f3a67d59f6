import type { ItemOutcome, JobWorkbook } from '../../core/job/job.js'

type Lists = ItemOutcome['lists']
type Line = Record<string, string>

/**
 * Decides in which list a line appears that several lists have, by the order of {@link
 * JobWorkbook.once}.
 */
export class LineDedup {
  /** Earliest position in the order of lists, by key. */
  private readonly found = new Map<string, number>()

  constructor(private readonly once: JobWorkbook['once']) {}

  add(lists: Lists): void {
    const { once, found } = this
    if (!once || !lists) return
    for (const [place, list] of once.lists.entries()) {
      for (const line of lists[list] ?? []) {
        const key = line[once.figure]
        if (key !== undefined && place < (found.get(key) ?? once.lists.length))
          found.set(key, place)
      }
    }
  }

  /** Decides whether lines with this key appear in this list. */
  isIn(list: string, key: string): boolean {
    const place = this.once?.lists.indexOf(list) ?? -1
    return place < 0 || (this.found.get(key) ?? place) === place
  }

  /** Decides whether lines of other lists may appear in this one. */
  isOfSeveral(list: string): boolean {
    return this.once?.lists.includes(list) ?? false
  }

  holds(list: string, line: Line): boolean {
    const key = this.once && line[this.once.figure]
    return key === undefined || this.isIn(list, key)
  }

  /** Returns lines of the other lists that appear in this one. */
  beside(list: string, lists: Lists): Line[] {
    const { once } = this
    if (!lists || !once || !this.isOfSeveral(list)) return []
    const others = once.lists
      .filter((other) => other !== list)
      .flatMap((other) => lists[other] ?? [])
    return others.filter((line) => line[once.figure] !== undefined && this.holds(list, line))
  }
}
