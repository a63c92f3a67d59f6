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
  coverage: { complete: number; incomplete: number; failed: number }
}

/** The record `watches/<name>/nights/<night>-<batch>.json`, for the history. */
export interface NightRecord extends NightCounts {
  batch: string
  /** The batch of the night whose unread registrations this one read. */
  supplementOf?: string
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

/**
 * Returns the coverage of the nights before `night` that the first sheet shows; the readings of a
 * supplement are added to those of its night.
 */
export function coverageBefore(
  night: IsoDate,
  nights: readonly Pick<NightRecord, 'night' | 'coverage'>[],
): NightCoverage[] {
  const found = new Map<IsoDate, NightCoverage>()
  for (const { night: day, coverage } of nights.filter((one) => one.night < night)) {
    const complete = coverage.complete + (found.get(day)?.complete ?? 0)
    found.set(day, { night: day, ...coverage, complete })
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
