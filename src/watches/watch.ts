import type { RowCounts } from '../core/outcome.js'
import type { IsoDate } from '../values/dates.js'

/** Notice to a responsible person about a complete night without publications. */
export const IF_NOTHING = ['mail', 'none'] as const
export type IfNothing = (typeof IF_NOTHING)[number]

/** The record `watches/<name>/watch.json`. */
export interface Watch {
  name: string
  addedAt: string
  /** When its list was last replaced. */
  replacedAt?: string
  /**
   * The registrations and cases, by their names for users, that the list before alone has, and this
   * one alone; absent where the list before could no longer be read.
   */
  changes?: { left: string[]; came: string[] }
  /** `place`: name of the stored list, where it is not the file's own name. */
  input: { name: string; place?: string; sha256: string; bytes: number }
  /** Options for reading the sheet. */
  sheet?: string
  map: Record<string, string>
  account?: string
  /** Each night also stores a workbook for each registration and case. */
  perLawyer?: boolean
  /** `none`: a responsible person gets no notice of a complete night without publications. */
  ifNothing?: IfNothing
  /** The first day that is wanted; absent: a month before the first night. */
  since?: IsoDate
  /** Number of registrations and cases when the list was stored. */
  registrations: number
}

/** A name cannot lead out of its folder. */
export const isWatchName = (text: string): boolean => /^[\w-][\w.-]{0,59}$/.test(text)

export const inputName = ({ input }: Pick<Watch, 'input'>): string => input.place ?? input.name

export interface NightCounts {
  night: IsoDate
  /** Different publications, as in the counts below. */
  new: number
  late: number
  check: number
  changed: number
  cancelled: number
  seen: number
  /**
   * Readings of one spelling on one day; a task without any result counts as one failed reading.
   */
  coverage: Coverage
}

export interface Coverage {
  complete: number
  incomplete: number
  failed: number
}

export const NO_COVERAGE: Coverage = { complete: 0, incomplete: 0, failed: 0 }

/** @param sign -1 subtracts */
export function addCoverage(sum: Coverage, one: Coverage, sign: 1 | -1 = 1): void {
  for (const state of ['complete', 'incomplete', 'failed'] as const) sum[state] += sign * one[state]
}

/** The record `watches/<name>/nights/<night>-<batch>.json`, for the history. */
export interface NightRecord extends NightCounts {
  batch: string
  /** The batch of the night whose unread registrations this one read. */
  supplementOf?: string
  /**
   * The part of its coverage that a supplement reads again: registrations that the service did not
   * answer for. Absent where there is none, and in older nights.
   */
  unread?: Coverage
  /** The night read the gazette of a sandbox. */
  rehearsal?: true
  finishedAt: string
  rows: RowCounts
  calls: number
  units: number
}

/** How completely a night was read, in readings of one spelling on one day. */
export type NightCoverage = Pick<NightCounts, 'night'> & NightCounts['coverage']

const NIGHTS_SHOWN = 30

/** A night as far as its coverage goes. */
export type NightCovered = Pick<NightRecord, 'night' | 'batch' | 'coverage'> &
  Partial<Pick<NightRecord, 'supplementOf' | 'unread'>>

/**
 * Returns the coverage of each night, in the order of their runs; the readings of its supplements
 * take the place of those that they read again.
 */
export function withSupplements(nights: readonly NightCovered[]): NightCoverage[] {
  const found = new Map<string, NightCoverage & { unread: Coverage }>()
  for (const { night, batch, supplementOf = batch, coverage, unread } of nights) {
    const { incomplete, failed } = coverage
    const known = found.get(supplementOf)
    const sum = { ...NO_COVERAGE, ...known, night }
    if (known) addCoverage(sum, known.unread, -1)
    addCoverage(sum, coverage)
    // Older nights do not say what their supplements read again.
    found.set(supplementOf, { ...sum, unread: unread ?? { complete: 0, incomplete, failed } })
  }
  return [...found.values()].map(({ unread: _, ...covered }) => covered)
}

/** Returns the coverage of the nights before `night` that the first sheet shows. */
export function coverageBefore(night: IsoDate, nights: readonly NightCovered[]): NightCoverage[] {
  const found = new Map<IsoDate, NightCoverage>()
  for (const one of withSupplements(nights.filter(({ night: day }) => day < night))) {
    const complete = one.complete + (found.get(one.night)?.complete ?? 0)
    found.set(one.night, { ...one, complete })
  }
  return [...found.values()].slice(1 - NIGHTS_SHOWN)
}

/** A second reading of a night, for registrations that the service did not answer for. */
export interface Supplement {
  /** The batch of the night. */
  of: string
  /** By the key of the registration or case. */
  registrations: string[]
}

/** An interrupted night that was counted right before the night that lists it. */
export interface InterruptedNight extends Pick<NightRecord, 'night' | 'batch'> {
  /**
   * How many of its publications that were on time were published before the day on which it was
   * counted.
   */
  overdue?: number
}
