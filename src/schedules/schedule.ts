import { z } from 'zod'
import type { RequestOptions } from '../batches/submission/read-request.js'
import { textsShape } from '../core/shapes.js'
import type { IsoDate } from '../values/dates.js'

/** The treatment of firings that no worker made in time. */
export const CATCH_UP = ['none', 'last', 'all'] as const
export type CatchUp = (typeof CATCH_UP)[number]

/** The arguments of `lote submit`, as the user gave them. */
export interface BatchArguments extends Omit<RequestOptions, 'again' | 'documents'> {
  /**
   * A path on the worker's machine, or `bucket:KEY`; read when it fires. Absent: the job lists its
   * rows.
   */
  file?: string
  account?: string
}

/**
 * Options of a reading that a user requested: its night, and the first day that a first night
 * wants.
 */
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

/** A name cannot lead out of its folder. */
export const isScheduleName = (text: string): boolean => /^[A-Za-z\d][\w-]{0,39}$/.test(text)

/** Only `is` is checked here; the firing checks the arguments, as the command does. */
const doesShape = z.custom<Does>(
  (value) => z.object({ is: z.enum(['batch', 'watch', 'report']) }).safeParse(value).success,
  'action',
)
/** The record `schedules/<name>.json`. */
export const scheduleShape = z.object({
  name: z.string(),
  /** Five fields: minute, hour, day of month, month, day of week. */
  cron: z.string(),
  /** IANA name, such as America/Sao_Paulo. */
  tz: z.string(),
  /** Skips national holidays. */
  businessDays: z.literal(true).optional(),
  catchUp: z.enum(CATCH_UP),
  does: doesShape,
  /** `mailto:...` or `https://...`. */
  notify: textsShape,
  /** Whether notices include texts of cases. */
  texts: z.boolean(),
  createdAt: z.string(),
  /** Only instants after this fire: the schedule was added or resumed then. */
  since: z.string(),
  pausedAt: z.string().optional(),
})
/**
 * The request for a firing: the record under `open-firings/`, and the head of the firing's record.
 */
export const firingRequestShape = z.object({
  /** `<name>-<stamp>`: the same at every try, so that the action can be idempotent. */
  id: z.string(),
  /** The schedule at the time of the request. */
  schedule: scheduleShape,
  stamp: z.string(),
  scheduledAt: z.string(),
  /** When the firing was requested; absent in older records: as soon as it was due. */
  askedAt: z.string().optional(),
  /** Requested by a user (`run-now`). */
  manual: z.literal(true).optional(),
  /** Requested late, because no worker ran when it was due. */
  caughtUp: z.literal(true).optional(),
})
/** The record `firings/<name>/<stamp>.json`. */
export const firingShape = firingRequestShape.extend({
  state: z.enum(['claimed', 'started', 'done', 'failed', 'missed']),
  /** Recent claims by workers; the last one holds the firing. Empty: it is free. */
  claims: z.array(
    z.object({ at: z.string(), host: z.string(), pid: z.number(), instance: z.string() }),
  ),
  /** Number of tries; absent in older records: the number of claims. */
  attempts: z.number().optional(),
  /** Time of the first try. */
  began: z.string().optional(),
  /** The notices are sent and only a supplement is left to try again. */
  owes: z.literal(true).optional(),
  /** No try before this, because a dependency was away; `reason` names it. */
  tryAfter: z.string().optional(),
  batch: z.string().optional(),
  endedAt: z.string().optional(),
  /** Why the firing failed, or is tried again. */
  reason: z.string().optional(),
  /** On the earliest missed firing: earlier ones were missed too and have no record. */
  andBefore: z.literal(true).optional(),
})

export type Schedule = z.infer<typeof scheduleShape>
export type FiringRequest = z.infer<typeof firingRequestShape>
export type Firing = z.infer<typeof firingShape>
export type FiringState = Firing['state']

/**
 * Returns `20261120T090000Z`, so that keys of firings sort by instant; a user's request ends in
 * `m`.
 */
export function stampOf(ms: number, manual = false): string {
  const iso = new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
  return manual ? `${iso}m` : iso
}

export const isManual = (stamp: string): boolean => stamp.endsWith('m')

/**
 * How long a firing is left to workers that have its account, and tried while a dependency is away.
 */
export const GIVE_UP_MS = 12 * 3_600_000

export function isOver({ state }: { state?: FiringState }): boolean {
  return state === 'done' || state === 'failed' || state === 'missed'
}

/** @param askedMs time of the request, where it differs from the due instant */
export function firingRequest(
  schedule: Schedule,
  atMs: number,
  how: 'due' | 'late' | 'manual',
  askedMs = atMs,
): FiringRequest {
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
