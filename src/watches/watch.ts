import type { RowCounts } from '../core/outcome.js'
import type { IsoDate } from '../values/dates.js'

/** What comes of a night that was read whole and has nothing, for a responsible person. */
export const IF_NOTHING = ['mail', 'none'] as const
export type IfNothing = (typeof IF_NOTHING)[number]

/** What `watches/<name>/watch.json` says. */
export interface Watch {
  name: string
  addedAt: string
  /** When its list was replaced last. */
  replacedAt?: string
  /** `place`: under which name its list lies, where that is not the file's own. */
  input: { name: string; place?: string; sha256: string; bytes: number }
  /** How its sheet is to be read. */
  sheet?: string
  map: Record<string, string>
  account?: string
  /** Each night stores a workbook for each registration and case beside its own. */
  perLawyer?: boolean
  /** `none`: a responsible person is not told of a night that was read whole and has nothing. */
  ifNothing?: IfNothing
  /** The first day that is wanted; absent: a month before its first night. */
  since?: IsoDate
  /** When it was added. */
  registrations: number
}

/** No name leads out of its folder. */
export const isWatchName = (text: string): boolean => /^[\w-][\w.-]{0,59}$/.test(text)

export const inputPlace = ({ input }: Pick<Watch, 'input'>): string => input.place ?? input.name

/** What a night came to. */
export interface NightCounts {
  night: IsoDate
  /** Different publications. */
  new: number
  late: number
  check: number
  changed: number
  cancelled: number
  seen: number
  /** Days of spellings; of a row that nothing came of, one that failed. */
  coverage: { complete: number; incomplete: number; failed: number }
}

/** `watches/<name>/nights/<night>-<batch>.json`: for the history. */
export interface NightRecord extends NightCounts {
  batch: string
  /** The night of which it read what that could not: it is told beside it. */
  supplementOf?: string
  /** The gazette that it read was a sandbox. */
  rehearsal?: true
  finishedAt: string
  rows: RowCounts
  calls: number
  units: number
}

/** How completely a night was read: days of spellings. */
export type NightCoverage = Pick<NightCounts, 'night'> & NightCounts['coverage']

const NIGHTS_SHOWN = 30

/** Of those before a night as many as a first page shows; a supplement read what its night could not. */
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

/** What is read again of a night: registrations that the service did not answer for. */
export interface Supplement {
  /** The batch of the night. */
  of: string
  /** By key. */
  registrations: string[]
}

/** One that had been left halfway, and was counted right before the night that knows of it. */
export interface LeftNight extends Pick<NightRecord, 'night' | 'batch'> {
  /** Of what it showed in time, how many were published before the day on which it was counted. */
  overdue?: number
}
