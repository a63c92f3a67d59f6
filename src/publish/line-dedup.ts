import type { ItemOutcome, JobWorkbook } from '../core/job/job.js'

type Lists = ItemOutcome['lists']
type Line = Record<string, string>

/** Of lines that several lists have, as {@link JobWorkbook.once} says: the one list in which each stands. */
export class LineDedup {
  /** How early the list is in the order. */
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

  /** Whether lines of this list that have the key in common stand in it. */
  isIn(list: string, key: string): boolean {
    const place = this.once?.lists.indexOf(list) ?? -1
    return place < 0 || (this.found.get(key) ?? place) === place
  }

  /** Whether lines of other lists may stand in this one. */
  isOfSeveral(list: string): boolean {
    return this.once?.lists.includes(list) ?? false
  }

  holds(list: string, line: Line): boolean {
    const key = this.once && line[this.once.figure]
    return key === undefined || this.isIn(list, key)
  }

  /** Lines of the others that stand in this one. */
  beside(list: string, lists: Lists): Line[] {
    const { once } = this
    if (!lists || !once || !this.isOfSeveral(list)) return []
    const others = once.lists
      .filter((other) => other !== list)
      .flatMap((other) => lists[other] ?? [])
    return others.filter((line) => line[once.figure] !== undefined && this.holds(list, line))
  }
}
