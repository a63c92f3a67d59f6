import { byId } from '../../services/gazette/item-key.js'
import { idOf } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { daysBetween, type IsoDate } from '../../values/dates.js'
import { type Arrival, arrivalOf, isLate, type ReadRange } from './arrival.js'
import { type Cancellation, cancellationOf, caseOf, dayOf, lawyersOf, withDetail } from './item.js'
import { differs, hashOf, isShownTo, type ShownItem, type ShownItems } from './shown-items.js'
import { isSameOab, type Subject } from './subject.js'

/** An item that a query found. */
export interface Finding {
  watched: Subject
  /** The value of the query: a spelling of the registration, or the number of the case. */
  spelling: string
  item: Fields
  /** How far the spelling had been read before tonight. */
  before?: ReadRange
}

export type Kind = 'new' | 'late' | 'changed' | 'cancelled' | 'check' | 'seen'

/**
 * The order of precedence: an item that readings of one night find as several kinds appears under
 * the first of these only. `check` comes late, because an item that does not name one lawyer may
 * still name another.
 */
export const KIND_ORDER: readonly Kind[] = ['cancelled', 'changed', 'late', 'new', 'check', 'seen']

/** One publication, whatever queries found it. */
export interface ClassifiedItem {
  key: string
  kind: Kind
  /**
   * The kind for lawyers who see the item for the first time, where it is `changed` only because
   * others saw it before.
   */
  own?: Kind
  /** The latest version, completed from its detail; a cancelled item in its cancelled version. */
  item: Fields
  /** Hash of the listed version: later nights have no detail. */
  hash: string
  /** Day of availability. */
  day?: IsoDate
  /** CNJ number, twenty digits. */
  case?: string
  /** Subjects whose queries found it. */
  watched: Subject[]
  /** Subjects of `watched` that the item does not name. */
  unlisted: Subject[]
  /** Whether the item lists its lawyers. */
  hasLawyers: boolean
  /** Days from that of availability to that of the reading; 0 on the same day. */
  daysElapsed?: number
  arrival: Arrival
  changes: Change[]
  cancellation?: Cancellation
  /** The night on which the item was first shown; tonight for one that was not shown before. */
  first: IsoDate
  /**
   * Number of acts of the same case on the same day, this one included; they are neighbours in
   * every list.
   */
  together: number
}

/** A difference between the item and what was shown before. */
export type Change =
  | 'content'
  /** It was cancelled and is valid again. */
  | 'standing'
  /** It is found for a subject for which it was never shown. */
  | 'watched'
  /** It is found for a subject that saw it before the change, while others saw the change. */
  | 'otherwise'

/** Items by kind, newest day first; acts of one case and day are neighbours. */
export type ItemsByKind = Record<Kind, ClassifiedItem[]>

export interface NightFacts {
  night: IsoDate
  /**
   * The first night of the watch for the subjects that found the items, or the day on which the watch
   * was added, if later; tonight where absent.
   */
  began?: IsoDate
  /** The day of the reading, up to which days are counted; tonight where absent. */
  readOn?: IsoDate
  /** The day as of which an item is late; `readOn` where absent. */
  classifiedOn?: IsoDate
  seen: ShownItems
  /** Requested details, by item key: the contract promises the lawyers in details only. */
  details?: ReadonlyMap<string, Fields>
}

/**
 * Returns the ids of items whose detail has to be requested: not shown yet, and without lawyers in
 * the list.
 */
export function detailsNeeded(findings: readonly Finding[], seen: ShownItems): (string | number)[] {
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

/** Sorts every item that was found, once, by kind. */
export function classify(findings: readonly Finding[], tonight: NightFacts): ItemsByKind {
  const found = grouped(findings, ({ item }) => byId(item))
  const all = [...found].map(([key, ofItem]) => classifiedItem(key, ofItem, tonight))
  const groups = grouped(all, groupOf)
  const sorted: ItemsByKind = { new: [], late: [], changed: [], cancelled: [], check: [], seen: [] }
  for (const one of all.toSorted(inOrder)) {
    one.together = groups.get(groupOf(one))?.length ?? 1
    sorted[one.kind].push(one)
  }
  return sorted
}

function classifiedItem(
  key: string,
  findings: readonly Finding[],
  tonight: NightFacts,
): ClassifiedItem {
  const { night, began = night, seen, details, readOn = night, classifiedOn = readOn } = tonight
  const listed = latest(findings.map((one) => one.item))
  const item = withDetail(listed, details?.get(key))
  const before = seen[key]
  const watched = [...new Map(findings.map((one) => [one.watched.key, one.watched])).values()]
  const named = details?.get(key) ?? findings.find((one) => lawyersOf(one.item))?.item ?? item
  const day = dayOf(item)
  const number = caseOf(item)
  const cancellation = cancellationOf(listed)
  const hash = hashOf(listed)
  const facts = {
    key,
    item,
    hash,
    watched,
    together: 1,
    first: before?.first ?? night,
    unlisted: watched.filter((one) => !names(named, one)),
    hasLawyers: lawyersOf(named) !== undefined,
    arrival: arrivalOf(day, readingsOf(findings), { night: classifiedOn, began }),
    changes: before ? changesOf(before, { hash, cancelled: !!cancellation, watched }) : [],
    ...(day ? { day, daysElapsed: Math.max(0, daysBetween(day, readOn)) } : {}),
    ...(number ? { case: number } : {}),
    ...(cancellation ? { cancellation } : {}),
  }
  const kind = kindOf(facts, before)
  const own = kind === 'changed' ? ownKind(facts) : undefined
  return { kind, ...(own ? { own } : {}), ...facts }
}

type Facts = Omit<ClassifiedItem, 'kind' | 'own'>

function kindOf(facts: Facts, before?: ShownItem): Kind {
  if (!before) return firstKind(facts)
  if (facts.cancellation && !before.cancelled) return 'cancelled'
  return facts.changes.length > 0 ? 'changed' : 'seen'
}

/** The kind of an item for a subject that never saw it. */
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
  before: ShownItem,
  now: { hash: string; cancelled: boolean; watched: readonly Subject[] },
): Change[] {
  const changes: Change[] = []
  // The text of a cancelled item may be replaced by the reason.
  if (!now.cancelled && differs(before.hash, now.hash)) changes.push('content')
  if (before.cancelled && !now.cancelled) changes.push('standing')
  const unshown = now.watched.filter(({ key }) => !before.by.includes(key))
  if (unshown.some(({ key }) => !isShownTo(before, key))) changes.push('watched')
  else if (unshown.length > 0) changes.push('otherwise')
  return changes
}

/**
 * An item names a case by its number, a registration by number and state of a lawyer; a name alone
 * never counts.
 */
function names(item: Fields, watched: Subject): boolean {
  if (watched.is === 'case') return caseOf(item) === watched.number
  return (lawyersOf(item) ?? []).some((named) => isSameOab(watched, named))
}

/** Two queries may have read the item before and after a change; a cancelled version goes first. */
function latest(items: readonly Fields[]): Fields {
  return items.findLast((item) => cancellationOf(item)) ?? items.at(-1) ?? {}
}

function readingsOf(findings: readonly Finding[]): ReadRange[] {
  return findings.map(({ before }) => before ?? {})
}

/** Groups in the order in which each key first occurs. */
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

function inOrder(a: ClassifiedItem, b: ClassifiedItem): number {
  const [one, other] = [a, b].map(({ day = '', case: number = '', key }) => ({ day, number, key }))
  if (one!.day !== other!.day) return one!.day < other!.day ? 1 : -1
  if (one!.number !== other!.number) return one!.number < other!.number ? -1 : 1
  return one!.key < other!.key ? -1 : 1
}
