import type { RequestOptions } from '../batches/read-request.js'
import type { IsoDate } from '../values/dates.js'

/** What is done of firings that nobody was there for. */
export const CATCH_UP = ['none', 'last', 'all'] as const
export type CatchUp = (typeof CATCH_UP)[number]

/** The arguments of `lote submit`, as they were given. */
export interface BatchArguments extends Omit<RequestOptions, 'again' | 'documents'> {
  /** A path on the machine of the worker, or `bucket:KEY`; read when it fires. Absent: the job lists its rows. */
  file?: string
  account?: string
}

/** Of a reading that a person asked for: the night it is of, and the first day wanted by a first one. */
export interface OneNight {
  night?: IsoDate
  from?: IsoDate
}

export type Does =
  | ({ is: 'batch' } & BatchArguments)
  | ({
      is: 'watch'
      watch: string
      param: string[]
      account?: string
      patience?: string
    } & OneNight)
  /** The arguments of `lote report`; `report` is its kind. */
  | { is: 'report'; report: string; param: string[]; account?: string }

/** No name leads out of its folder. */
export const isScheduleName = (text: string): boolean => /^[A-Za-z\d][\w-]{0,39}$/.test(text)

/** What `schedules/<name>.json` says. */
export interface Schedule {
  name: string
  /** Five fields: minute, hour, day of month, month, day of week. */
  cron: string
  /** Of IANA, such as America/Sao_Paulo. */
  tz: string
  /** Not on national holidays. */
  businessDays?: true
  catchUp: CatchUp
  does: Does
  /** `mailto:...` or `https://...`. */
  notify: string[]
  /** Texts of cases go into the notices. */
  texts: boolean
  createdAt: string
  /** Instants after this are to be fired: it was added or resumed then. */
  since: string
  pausedAt?: string
}

export type FiringState = 'claimed' | 'started' | 'done' | 'failed' | 'missed'

/** Which firing: what lies under `open-firings/`, and the head of its record. */
export interface Ask {
  /** `<name>-<stamp>`: the same however often it is tried, so that the action can be idempotent. */
  id: string
  /** As it was when it was asked for. */
  schedule: Schedule
  stamp: string
  scheduledAt: string
  /** When it was asked for; absent in older ones: as soon as it was due. */
  askedAt?: string
  /** By a person (`run-now`). */
  manual?: true
  /** Nobody was there at its time. */
  caughtUp?: true
}

/** What `firings/<name>/<stamp>.json` says. */
export interface Firing extends Ask {
  state: FiringState
  /** Who set about it of late, and when: the last one has it. None: it is free. */
  claims: { at: string; host: string; pid: number; instance: string }[]
  /** How often it was set about; absent in older ones: as often as there are claims. */
  attempts?: number
  /** When it was set about first. */
  began?: string
  /** What it had to do is told, and something of it is tried again: only that is left. */
  owes?: true
  /** Not before this, as what it works with was away; `reason` says what. */
  tryAfter?: string
  /** What it started. */
  batch?: string
  endedAt?: string
  /** Why it failed, or is tried again. */
  reason?: string
  /** Of the earliest missed one: those before it are not told one by one. */
  andBefore?: true
}

/** `20261120T090000Z`; the key of a firing sorts by its instant. A person's ends in `m`. */
export function stampOf(ms: number, manual = false): string {
  const iso = new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
  return manual ? `${iso}m` : iso
}

export const isManual = (stamp: string): boolean => stamp.endsWith('m')

/** So long a firing is left to workers that have what it needs, and tried while that is away. */
export const GIVE_UP_MS = 12 * 3_600_000

export function isOver({ state }: { state?: FiringState }): boolean {
  return state === 'done' || state === 'failed' || state === 'missed'
}

/** @param askedMs when it is asked for, where that is not when it was due */
export function askOf(
  schedule: Schedule,
  atMs: number,
  how: 'due' | 'late' | 'manual',
  askedMs = atMs,
): Ask {
  const stamp = stampOf(atMs, how === 'manual')
  return {
    id: `${schedule.name}-${stamp}`,
    schedule,
    stamp,
    scheduledAt: new Date(atMs).toISOString(),
    askedAt: new Date(askedMs).toISOString(),
    ...(how === 'manual' ? { manual: true } : {}),
    ...(how === 'late' ? { caughtUp: true } : {}),
  }
}
