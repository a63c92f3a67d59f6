import { overlaps, type RoundFacts } from './completeness.js'

/** A page with the keys of its items, in their order. */
export interface KeyedPage {
  offset: number
  total: number
  /** The number of items requested. */
  limit: number
  keys: readonly string[]
}

/** Counts one round through a list. */
export class PaginationPass {
  readonly seen = new Set<string>()
  /** Pages read in this round. */
  pages = 0
  private repeats = 0
  private joined = true
  private shrank = false
  private firstTotal = 0
  private lastTotal = 0
  private confirmed: number | undefined
  private end: Pick<KeyedPage, 'offset' | 'limit' | 'keys'> = { offset: 0, limit: 1, keys: [] }
  private fresh = 0

  /** @param before the keys that the round before met */
  constructor(
    readonly number: number,
    private readonly before?: ReadonlySet<string>,
  ) {}

  take({ offset, total, limit, keys }: KeyedPage): RoundFacts {
    const joint = this.jointOf(keys)
    const known = this.seen.size
    if (this.pages > 0 && joint === 0) this.joined = false
    for (const key of keys.slice(joint)) {
      if (this.seen.has(key)) this.repeats += 1
      this.seen.add(key)
    }
    if (this.pages === 0) this.firstTotal = total
    else if (total < this.lastTotal) this.shrank = true
    this.pages += 1
    this.lastTotal = total
    this.end = { offset, limit, keys }
    this.fresh = this.seen.size - known
    return this.facts()
  }

  /** `total` was read again. */
  confirm(total: number): RoundFacts {
    this.confirmed = total
    return this.facts()
  }

  /** Returns 1 when this page begins with the last item of the page before, else 0. */
  private jointOf(keys: readonly string[]): number {
    const { keys: last } = this.end
    return overlaps(last.length) && keys[0] !== undefined && keys[0] === last.at(-1) ? 1 : 0
  }

  private facts(): RoundFacts {
    return {
      round: this.number,
      pages: this.pages,
      offset: this.end.offset,
      came: this.end.keys.length,
      full: this.end.keys.length >= this.end.limit,
      fresh: this.fresh,
      total: this.lastTotal,
      firstTotal: this.firstTotal,
      distinct: this.seen.size,
      repeats: this.repeats,
      joined: this.joined,
      shrank: this.shrank,
      sameAsBefore: this.sameAsBefore(),
      confirmed: this.confirmed,
    }
  }

  private sameAsBefore(): boolean {
    const known = this.before
    return known?.size === this.seen.size && [...this.seen].every((key) => known.has(key))
  }
}
