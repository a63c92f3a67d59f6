/** Why a reading ended as it did: the first three prove that nothing is missing. */
export type Reason =
  /** All came on one page that was not full: one instant, as many as were told. */
  | 'one-page'
  /** Several pages, nothing moved between them, and `total` read again agrees. */
  | 'total-agrees'
  /** Pages moved, but two rounds saw just the same items, as many as were told in between. */
  | 'same-twice'
  /** An item came twice: the list moved under the reading, or tells an item twice. */
  | 'repeats'
  /** Fewer items than `total` says. */
  | 'missing'
  /** More items than `total` says. */
  | 'more-than-told'
  /** A page did not begin where the one before it ended, or `total` went down. */
  | 'moved'
  /** A page brought nothing new though `total` says that there is more. */
  | 'cut-short'
  /** The bound on pages was met. */
  | 'too-many-pages'
  /** Not read to its end: still reading, left early, or failed. */
  | 'unfinished'

/** What one round through a list has met so far. */
export interface RoundFacts {
  /** 1 for the first. */
  round: number
  /** Pages read in this round; the last of them was asked at `offset` and held `came` items. */
  pages: number
  offset: number
  came: number
  /** The last page held as many as were asked for, or more: there may be more behind it. */
  full: boolean
  /** Items of the last page that were not on it to join it to the page before. */
  fresh: number
  /** As the last page tells it, and as the round's first page told it. */
  total: number
  firstTotal: number
  /** Different items in this round. */
  distinct: number
  /** Items met again in this round, joints apart. */
  repeats: number
  /** Each page began with the last item of the one before it. */
  joined: boolean
  /** `total` was lower than on a page before. */
  shrank: boolean
  /** The round before met just the same items. */
  sameAsBefore: boolean
  /** `total` read again after the last page. */
  confirmed?: number
}

export interface Bounds {
  rounds: number
  /** Of one round. */
  pages: number
}

/** What to do after a page. */
export type Step =
  | { do: 'page'; offset: number }
  /** Read `total` again. */
  | { do: 'confirm' }
  /** Another round, from the beginning. */
  | { do: 'again'; reason: Reason }
  | { do: 'end'; complete: boolean; reason: Reason }

/**
 * The policy of a reading by offsets through a list that may change meanwhile.
 *
 * A page that holds all, and is not full, is one instant. Over several pages each further page is asked from the last
 * item of the one before it, and has to begin with that item: then nothing before it has come or
 * gone, and no item that was there from the beginning can have slipped between two pages, as long
 * as items keep their order among themselves. `total`, read again at the end, then tells whether
 * something came in the part that was read already. Where items have no steady order no joint holds,
 * and the same items in two rounds are the proof: they were all there in between, and were all (an
 * item that has gone does not come back).
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
  // A `total` that counts only what is on the page is found out by asking behind it.
  if (pages === 1 && full) return { do: 'page', offset: nextOffset(offset, came) }
  if (pages === 1) return { do: 'end', complete: true, reason: 'one-page' }
  if (confirmed === undefined) return { do: 'confirm' }
  const reason = isSteady(facts) ? 'total-agrees' : 'same-twice'
  return { do: 'end', complete: true, reason }
}

/** Pages overlap by one item; a page of one item cannot, and proves nothing by its place. */
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

/** What keeps a round that came to its end from proving anything. */
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

/** All items of this round were there when it began, and were all that was there. */
function isSettled({ sameAsBefore, firstTotal, distinct }: RoundFacts): boolean {
  return sameAsBefore && firstTotal === distinct
}
