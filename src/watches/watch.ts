import { z } from 'zod'
import { rowCountsShape, textByNameShape, textsShape } from '../core/shapes.js'
import type { IsoDate } from '../values/dates.js'

/** Notice to a responsible person about a complete night without publications. */
export const IF_NOTHING = ['mail', 'none'] as const
export type IfNothing = (typeof IF_NOTHING)[number]

/** The record `watches/<name>/watch.json`. */
export const watchShape = z.object({
  name: z.string(),
  addedAt: z.string(),
  /** When its list was last replaced. */
  replacedAt: z.string().optional(),
  /**
   * The registrations and cases, by their names for users, that the list before alone has, and this
   * one alone; absent where the list before could no longer be read.
   */
  changes: z.object({ left: textsShape, came: textsShape }).optional(),
  /** `place`: name of the stored list, where it is not the file's own name. */
  input: z.object({
    name: z.string(),
    place: z.string().optional(),
    sha256: z.string(),
    bytes: z.number(),
  }),
  sheet: z.string().optional(),
  map: textByNameShape,
  account: z.string().optional(),
  /** Each night also stores a workbook for each registration and case. */
  perLawyer: z.boolean().optional(),
  /** `none`: a responsible person gets no notice of a complete night without publications. */
  ifNothing: z.enum(IF_NOTHING).optional(),
  /** The first day that is wanted; absent: a month before the first night. */
  since: z.string().optional(),
  /** Number of registrations and cases when the list was stored. */
  registrations: z.number(),
})
export type Watch = z.infer<typeof watchShape>

/** A name cannot lead out of its folder. */
export const isWatchName = (text: string): boolean => /^[\w-][\w.-]{0,59}$/.test(text)

export const inputName = ({ input }: Pick<Watch, 'input'>): string => input.place ?? input.name

/** Readings of one spelling on one day; a task without any result counts as one failed reading. */
const coverageShape = z.object({
  complete: z.number(),
  incomplete: z.number(),
  failed: z.number(),
})
export type Coverage = z.infer<typeof coverageShape>

/** The record `watches/<name>/nights/<night>-<batch>.json`, for the history. */
export const nightShape = z.object({
  night: z.string(),
  /** Different publications, as in the counts below. */
  new: z.number(),
  late: z.number(),
  check: z.number(),
  changed: z.number(),
  cancelled: z.number(),
  seen: z.number(),
  coverage: coverageShape,
  batch: z.string(),
  /** The batch of the night whose unread registrations this one read. */
  supplementOf: z.string().optional(),
  /**
   * The part of its coverage that a supplement reads again: registrations that the service did not
   * answer for. Absent where there is none, and in older nights.
   */
  unread: coverageShape.optional(),
  /** The night read the gazette of a sandbox. */
  rehearsal: z.literal(true).optional(),
  finishedAt: z.string(),
  rows: rowCountsShape,
  calls: z.number(),
  units: z.number(),
})
export type NightRecord = z.infer<typeof nightShape>
export type NightCounts = Pick<
  NightRecord,
  'night' | 'new' | 'late' | 'check' | 'changed' | 'cancelled' | 'seen' | 'coverage'
>

export const NO_COVERAGE: Coverage = { complete: 0, incomplete: 0, failed: 0 }

/** @param sign -1 subtracts */
export function addCoverage(sum: Coverage, one: Coverage, sign: 1 | -1 = 1): void {
  for (const state of ['complete', 'incomplete', 'failed'] as const) sum[state] += sign * one[state]
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
