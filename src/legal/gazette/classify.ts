import { byId } from '../../services/gazette/item-key.js'
import { idOf } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { daysBetween, type IsoDate } from '../../values/dates.js'
import { type Arrival, arrivalOf, isLate, type Reading } from './arrival.js'
import { type Cancellation, cancellationOf, caseOf, dayOf, lawyersOf, withDetail } from './item.js'
import { differs, hashOf, isShownTo, type Seen, type SeenItem } from './shown-items.js'
import { isSameOab, type Subject } from './subject.js'

/** An item that a query found. */
export interface Finding {
  watched: Subject
  /** What was asked: a spelling of the registration, or the number of the case. */
  spelling: string
  item: Fields
  /** How far the spelling had been read before tonight. */
  before?: Reading
}

export type Kind = 'new' | 'late' | 'changed' | 'cancelled' | 'check' | 'seen'

/**
 * What readings of one night find as several kinds stands under the first of these, and nowhere else:
 * that it does not name somebody is no doubt of whom it names.
 */
export const PLACES: readonly Kind[] = ['cancelled', 'changed', 'late', 'new', 'check', 'seen']

/** One publication, whoever found it. */
export interface SortedItem {
  key: string
  kind: Kind
  /** Of what is changed only in that others were shown it before: what it is for whom it is new. */
  own?: Kind
  /** As it was told last, with what only its detail tells; of a cancelled one, as cancelled. */
  item: Fields
  /** Of what the list told: later nights have no detail. */
  hash: string
  /** Of availability. */
  day?: IsoDate
  /** Twenty digits. */
  case?: string
  /** Whose queries found it. */
  watched: Subject[]
  /** Of these, those that it does not name. */
  unlisted: Subject[]
  /** Whether it tells its lawyers at all. */
  lawyersTold: boolean
  /** Days from that of availability to that of the reading; 0 on the same day. */
  daysGone?: number
  arrival: Arrival
  changes: Change[]
  cancellation?: Cancellation
  /** The night on which it was first shown: tonight, unless it was seen. */
  first: IsoDate
  /** Acts of the same case on the same day, this one included; neighbours in every list. */
  together: number
}

/** What is new about an item that was seen. */
export type Change =
  | 'content'
  /** It was cancelled, and stands again. */
  | 'standing'
  /** It is found for somebody for whom it was never shown. */
  | 'watched'
  /** It is found for somebody for whom it was shown before it changed, when others saw the change. */
  | 'otherwise'

/** By kind, and in each newest day first, acts of a case and day side by side. */
export type Sorted = Record<Kind, SortedItem[]>

export interface Night {
  night: IsoDate
  /** The first night of the watch for those who found the items; tonight where it is not told. */
  began?: IsoDate
  /** The day of the reading, up to which days are counted; tonight where it is not told. */
  readOn?: IsoDate
  /** The day as of which something is late; that of the reading unless it is told. */
  judgedOn?: IsoDate
  seen: Seen
  /** Details that were asked for, by item key: the contract promises the lawyers in these only. */
  details?: ReadonlyMap<string, Fields>
}

/** Items whose detail has to be asked: not shown yet, and the list did not tell their lawyers. */
export function detailsNeeded(findings: readonly Finding[], seen: Seen): (string | number)[] {
  const needed = new Map<string, string | number>()
  for (const { watched, item } of findings) {
    const id = idOf(item)
    const key = byId(item)
    const before = seen[key]
    if (watched.is !== 'oab' || id === undefined || lawyersOf(item)) continue
    if (!before || !isShownTo(before, watched.key)) needed.set(key, id)
  }
  return [...needed.values()]
}

/** Every item that was found, once, under what a person has to do with it. */
export function sort(findings: readonly Finding[], tonight: Night): Sorted {
  const found = grouped(findings, ({ item }) => byId(item))
  const all = [...found].map(([key, ofItem]) => sortedItem(key, ofItem, tonight))
  const groups = grouped(all, groupOf)
  const sorted: Sorted = { new: [], late: [], changed: [], cancelled: [], check: [], seen: [] }
  for (const one of all.toSorted(inOrder)) {
    one.together = groups.get(groupOf(one))?.length ?? 1
    sorted[one.kind].push(one)
  }
  return sorted
}

function sortedItem(key: string, findings: readonly Finding[], tonight: Night): SortedItem {
  const { night, began = night, seen, details, readOn = night, judgedOn = readOn } = tonight
  const listed = latest(findings.map((one) => one.item))
  const item = withDetail(listed, details?.get(key))
  const before = seen[key]
  const watched = [...new Map(findings.map((one) => [one.watched.key, one.watched])).values()]
  const named = details?.get(key) ?? findings.find((one) => lawyersOf(one.item))?.item ?? item
  const [day, number, cancellation] = [dayOf(item), caseOf(item), cancellationOf(listed)]
  const hash = hashOf(listed)
  const facts = {
    key,
    item,
    hash,
    watched,
    together: 1,
    first: before?.first ?? night,
    unlisted: watched.filter((one) => !names(named, one)),
    lawyersTold: lawyersOf(named) !== undefined,
    arrival: arrivalOf(day, readingsOf(findings), { night: judgedOn, began }),
    changes: before ? changesOf(before, { hash, cancelled: !!cancellation, watched }) : [],
    ...(day ? { day, daysGone: Math.max(0, daysBetween(day, readOn)) } : {}),
    ...(number ? { case: number } : {}),
    ...(cancellation ? { cancellation } : {}),
  }
  const kind = kindOf(facts, before)
  const own = kind === 'changed' ? ownKind(facts) : undefined
  return { kind, ...(own ? { own } : {}), ...facts }
}

type Facts = Omit<SortedItem, 'kind' | 'own'>

function kindOf(facts: Facts, before?: SeenItem): Kind {
  if (!before) return firstKind(facts)
  if (facts.cancellation && !before.cancelled) return 'cancelled'
  return facts.changes.length > 0 ? 'changed' : 'seen'
}

/** What it is for somebody who was never shown it. */
function firstKind({ cancellation, unlisted, arrival }: Facts): Kind {
  if (cancellation) return 'cancelled'
  if (unlisted.length > 0) return 'check'
  return isLate(arrival) ? 'late' : 'new'
}

function ownKind(facts: Facts): Kind | undefined {
  const { changes, cancellation } = facts
  if (changes.includes('watched')) return firstKind(facts)
  return changes.includes('otherwise') && cancellation ? 'cancelled' : undefined
}

function changesOf(
  before: SeenItem,
  now: { hash: string; cancelled: boolean; watched: readonly Subject[] },
): Change[] {
  const changes: Change[] = []
  // A cancelled item may come with the reason in place of its text.
  if (!now.cancelled && differs(before.hash, now.hash)) changes.push('content')
  if (before.cancelled && !now.cancelled) changes.push('standing')
  const unshown = now.watched.filter(({ key }) => !before.by.includes(key))
  if (unshown.some(({ key }) => !isShownTo(before, key))) changes.push('watched')
  else if (unshown.length > 0) changes.push('otherwise')
  return changes
}

/** A case is named by its number, a registration by a lawyer with its number and state: never by a name. */
function names(item: Fields, watched: Subject): boolean {
  if (watched.is === 'case') return caseOf(item) === watched.number
  return (lawyersOf(item) ?? []).some((named) => isSameOab(watched, named))
}

/** Two queries may have met it before and after it changed; what is cancelled stays so. */
function latest(items: readonly Fields[]): Fields {
  return items.findLast((item) => cancellationOf(item)) ?? items.at(-1) ?? {}
}

function readingsOf(findings: readonly Finding[]): Reading[] {
  return findings.map(({ before }) => before ?? {})
}

/** In the order in which each key was first met. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

function groupOf({ key, case: number, day }: Facts): string {
  return number && day ? `${day} ${number}` : key
}

function inOrder(a: SortedItem, b: SortedItem): number {
  const [one, other] = [a, b].map(({ day = '', case: number = '', key }) => ({ day, number, key }))
  if (one!.day !== other!.day) return one!.day < other!.day ? 1 : -1
  if (one!.number !== other!.number) return one!.number < other!.number ? -1 : 1
  return one!.key < other!.key ? -1 : 1
}
