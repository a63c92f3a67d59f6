/** Why a reading ended; the first three reasons prove that no item is missing. */
export type Reason =
  /** One page that was not full held all items: one instant, and as many items as `total`. */
  | 'one-page'
  /** Several pages, nothing moved between them, and `total`, read again, agrees. */
  | 'total-agrees'
  /** Pages moved, but two rounds met the same items, as many as `total` in between. */
  | 'same-twice'
  /** An item came twice: the list moved during the reading, or holds an item twice. */
  | 'repeats'
  /** Fewer items than `total`. */
  | 'missing'
  /** More items than `total`. */
  | 'more-than-told'
  /** A page did not begin where the one before it ended, or `total` decreased. */
  | 'moved'
  /** A page had no new items although `total` promises more. */
  | 'cut-short'
  /** The bound on pages was reached. */
  | 'too-many-pages'
  /** The reading did not reach its end: it goes on, was left early, or failed. */
  | 'unfinished'

/** The facts of one round through a list so far. */
export interface RoundFacts {
  /** The number of the round, from 1. */
  round: number
  /** Pages read in this round; the last of them was requested at `offset` and held `came` items. */
  pages: number
  offset: number
  came: number
  /** The last page held at least as many items as requested, so more may follow. */
  full: boolean
  /** Items of the last page that no earlier page of this round had. */
  fresh: number
  /** `total` on the last page, and on the first page of the round. */
  total: number
  firstTotal: number
  /** Different items in this round. */
  distinct: number
  /** Repeated items in this round, without joints. */
  repeats: number
  /** Each page began with the last item of the one before it. */
  joined: boolean
  /** `total` was lower than on an earlier page. */
  shrank: boolean
  /** The round before met exactly the same items. */
  sameAsBefore: boolean
  /** `total`, read again after the last page. */
  confirmed?: number
}

export interface Bounds {
  rounds: number
  /** The most pages of one round. */
  pages: number
}

/** The next action after a page. */
export type Step =
  | { do: 'page'; offset: number }
  /** Read `total` again. */
  | { do: 'confirm' }
  /** Another round, from the beginning. */
  | { do: 'again'; reason: Reason }
  | { do: 'end'; complete: boolean; reason: Reason }

/**
 * The policy for reading, by offsets, a list that may change meanwhile.
 *
 * A page that holds all items and is not full is one instant. With several pages, each further page
 * is requested from the last item of the one before it, and has to begin with that item: then no
 * item before it has come or gone, and no item that was present from the beginning can have slipped
 * between two pages, as long as items keep their order. `total`, read again at the end, then shows
 * whether an item was added to the part already read. Where items have no steady order no joint
 * holds, and the same items in two rounds are the proof: they were all present in between, and no
 * others were (a removed item does not return).
 */
export function nextStep(facts: RoundFacts, bounds: Bounds): Step {
  const { offset, came, full, fresh, total, pages, confirmed } = facts
  if (offset + came < total) {
    if (fresh <= 0) return once(facts, bounds, 'cut-short')
    if (pages >= bounds.pages) return { do: 'end', complete: false, reason: 'too-many-pages' }
    return { do: 'page', offset: nextOffset(offset, came) }
  }
  const fault = faultOf(facts)
  if (fault) return once(facts, bounds, fault)
  // A `total` that counts only the page's items is detected by requesting a further page.
  if (pages === 1 && full) return { do: 'page', offset: nextOffset(offset, came) }
  if (pages === 1) return { do: 'end', complete: true, reason: 'one-page' }
  if (confirmed === undefined) return { do: 'confirm' }
  const reason = isSteady(facts) ? 'total-agrees' : 'same-twice'
  return { do: 'end', complete: true, reason }
}

/** Pages overlap by one item; a page of one item cannot, and its position proves nothing. */
export function nextOffset(offset: number, came: number): number {
  return offset + (overlaps(came) ? came - 1 : came)
}

export function overlaps(came: number): boolean {
  return came >= 2
}

function once({ round }: RoundFacts, bounds: Bounds, reason: Reason): Step {
  if (round < bounds.rounds) return { do: 'again', reason }
  return { do: 'end', complete: false, reason }
}

/** The fault by which a completed round proves nothing. */
function faultOf(facts: RoundFacts): Reason | undefined {
  const { distinct, repeats, total, confirmed = total } = facts
  if (repeats > 0 && !isSettled(facts)) return 'repeats'
  if (distinct < confirmed) return 'missing'
  if (distinct > confirmed) return 'more-than-told'
  return isSteady(facts) || isSettled(facts) ? undefined : 'moved'
}

function isSteady({ joined, shrank, repeats }: RoundFacts): boolean {
  return joined && !shrank && repeats === 0
}

/** All items of this round were present when it began, and no others were. */
function isSettled({ sameAsBefore, firstTotal, distinct }: RoundFacts): boolean {
  return sameAsBefore && firstTotal === distinct
}
