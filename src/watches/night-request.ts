import type { BatchEnd } from '../batches/run/complete-batch.js'
import type { ShowProgress } from '../batches/run/run-in-process.js'
import type { Manifest } from '../core/batch.js'
import type { Sentence } from '../messages/message-code.js'
import type { Connection } from '../services/connection.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import type { CommittedNight } from './commit-night.js'
import type { RegistrationDoubt } from './list-remarks.js'
import type { NightSchedule } from './records.js'
import type { NightRecord, Supplement } from './watch.js'
export interface NightRequest {
  watch: string
  /** At the latest today in São Paulo. */
  night: IsoDate
  /** Reads from a sandbox in this process and changes no state. */
  sandbox: boolean
  /** How long the night waits for readings that fail, once all others are done. */
  patienceMs: number
  /** The first day that is wanted; valid only before the first night. */
  since?: IsoDate | undefined
  /**
   * The schedule that runs the night: its recipients are notified as well as the responsible
   * persons.
   */
  schedule?: NightSchedule
  /** Returns the schedules that read the watch: their recipients hear of each night that counts. */
  readers(bucket: Bucket, watch: string): Promise<readonly NightSchedule[]>
  /**
   * The firing that runs the night and may be tried again; `batch` is the one of an earlier try.
   */
  firing?: { batch?: string | undefined; started(batch: string): Promise<void> }
  /** Stops the night when the worker stops. */
  stopping?: AbortSignal
}

/** What a running night reports and asks its caller. */
export interface NightEvents {
  rowsRead?(rows: number): void
  /** `isFirst`: no night of the watch has counted yet and it has no first day. */
  quoted?(manifest: Manifest, isFirst: boolean): void
  /** Asks whether to begin, after the quote; without it the night begins. */
  confirmed?(): Promise<boolean>
  /** Runs `doing` with a signal that aborts when the user or the system stops the night. */
  untilStopped(doing: (stopping: AbortSignal) => Promise<BatchEnd>): Promise<BatchEnd>
  show?: ShowProgress
  /** Called for each interrupted earlier night that counts from now on. */
  caughtUp?(night: CaughtUpNight): Promise<void>
  peopleNotified?(count: number): void
  /** Called with the registrations that nobody has, or somebody else than the list says. */
  doubted?(doubts: readonly RegistrationDoubt[]): void
  /** Called before a night counts. */
  handOver?(night: NightRecord): Promise<void>
}

export interface CaughtUpNight {
  settled: CommittedNight
  /** How many of its publications that were on time were published before today. */
  overdue: number
  own: OwnWorkbooks
}

/** Returns the keys of the workbooks of each registration and case; missing ones are written. */
type OwnWorkbooks = () => Promise<string[]>

/** How a night ended. `owes`: the supplement that it was to read is still missing. */
export type NightEnd =
  /** The night counts; `owed` lists registrations that could not be read. */
  | { is: 'counted'; manifest: Manifest; night: NightRecord; own: OwnWorkbooks; owed?: Supplement }
  | { is: 'rehearsed'; manifest: Manifest; night: NightRecord; own: OwnWorkbooks }
  | {
      is: 'damaged'
      manifest: Manifest
      night: NightRecord
      own: OwnWorkbooks
      problem: Sentence
      owes: boolean
    }
  /** An earlier try of the same firing has counted and nothing is left to read. */
  | { is: 'known'; night: NightRecord }
  /** The supplement found nothing new. */
  | { is: 'nothing-more' }
  | { is: 'declined' }
  /** Stopped before a batch was submitted. */
  | { is: 'stopped' }
  | {
      is: 'unfinished'
      manifest: Manifest
      /** Base address of the service. */
      url: string
      ended: Exclude<BatchEnd, { is: 'finished' }>
      owes: boolean
    }
  /** Another process holds the watch, or has taken it over. */
  | { is: 'busy' }

/** The next night finishes it. */
export function unfinished(
  manifest: Manifest,
  ended: Exclude<BatchEnd, { is: 'finished' }>,
  { account }: Connection,
  owes: boolean,
): NightEnd {
  return { is: 'unfinished', manifest, ended, url: account.baseUrl, owes }
}
