import {
  type Bounds,
  nextOffset,
  nextStep,
  type Reason,
  type RoundFacts,
  type Step,
} from './completeness.js'
import { type KeyedPage, PaginationPass } from './pagination-pass.js'

/** How completely a list was read, and the evidence for that. */
export interface Coverage {
  /** No item that was present from the beginning to the end of the reading is missing. */
  complete: boolean
  reason: Reason
  /** `total` of every answer, in order. */
  told: number[]
  /** Items on all pages, repeats and joints included. */
  received: number
  /** Different items; the same number was yielded. */
  distinct: number
  /** Those of them that the last round no longer met. */
  gone: number
  /** Requests for pages; each is one unit. */
  pages: number
  /** Requests that only read `total` again; each is one unit. */
  confirmations: number
  /** Repeated items within one round, without joints. */
  repeats: number
  rounds: number
}

/** The next request of a reading. */
export type Request = Extract<Step, { do: 'page' | 'confirm' }>

/**
 * The reading of a list in rounds of pages, until it is proven complete or reaches the bounds. No
 * I/O.
 */
export class PagedReading {
  private readonly all = new Set<string>()
  private readonly told: number[] = []
  private round = new PaginationPass(1)
  private received = 0
  private pages = 0
  private confirmations = 0
  private earlierRepeats = 0
  private repeats = 0
  private ended: { complete: boolean; reason: Reason } = { complete: false, reason: 'unfinished' }

  constructor(private readonly bounds: Bounds) {}

  begin(): Request {
    return { do: 'page', offset: 0 }
  }

  /** Takes in a page with the keys of its items; returns which of them are new. */
  take(page: KeyedPage) {
    this.told.push(page.total)
    this.pages += 1
    this.received += page.keys.length
    const isNew = page.keys.map((key) => {
      const known = this.all.has(key)
      this.all.add(key)
      return !known
    })
    return { isNew, facts: this.round.take(page) }
  }

  /** Takes in `total`, read again. */
  confirm(total: number): RoundFacts {
    this.told.push(total)
    this.confirmations += 1
    return this.round.confirm(total)
  }

  /** Returns the next request, undefined at the end. Call it after the page has been passed on. */
  next(facts: RoundFacts): Request | undefined {
    const step = nextStep(facts, this.bounds)
    this.repeats = this.earlierRepeats + facts.repeats
    if (step.do === 'end') {
      this.ended = { complete: step.complete, reason: step.reason }
      return undefined
    }
    if (step.do !== 'again') return step
    this.earlierRepeats = this.repeats
    this.round = new PaginationPass(this.round.number + 1, this.round.seen)
    return this.begin()
  }

  /**
   * Returns the number of requests from this one to the end, if the list stands still and holds as
   * many items as the last `total`; 1 before any `total`.
   */
  toCome(request: Request, limit: number): number {
    const total = this.told.at(-1)
    if (total === undefined || request.do === 'confirm') return 1
    let pages = this.round.pages
    let { offset } = request
    for (let calls = 1; ; calls += 1) {
      pages += 1
      const came = Math.max(0, Math.min(limit, total - offset))
      const step = nextStep(stillFacts({ pages, offset, came, limit, total }), this.bounds)
      if (step.do === 'confirm') return calls + 1
      if (step.do !== 'page') return calls
      offset = nextOffset(offset, came)
    }
  }

  coverage(): Coverage {
    const gone = this.all.size - this.round.seen.size
    return {
      told: [...this.told],
      received: this.received,
      distinct: this.all.size,
      gone: this.ended.reason === 'unfinished' ? 0 : gone,
      pages: this.pages,
      confirmations: this.confirmations,
      repeats: this.repeats,
      rounds: this.round.number,
      ...this.ended,
    }
  }
}

/** The facts of a page in a list that stands still. */
function stillFacts(page: {
  pages: number
  offset: number
  came: number
  limit: number
  total: number
}): RoundFacts {
  const { pages, offset, came, limit, total } = page
  return {
    round: 1,
    pages,
    offset,
    came,
    full: came >= limit,
    fresh: came,
    total,
    firstTotal: total,
    distinct: Math.min(offset + came, total),
    repeats: 0,
    joined: true,
    shrank: false,
    sameAsBefore: false,
  }
}
