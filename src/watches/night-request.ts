import type { BatchEnd } from '../batches/complete-batch.js'
import type { ShowProgress } from '../batches/run-in-process.js'
import type { Manifest } from '../core/batch.js'
import type { Sentence } from '../messages/message-code.js'
import type { IsoDate } from '../values/dates.js'
import type { CommittedNight } from './commit-night.js'
import type { Office } from './records.js'
import type { NightRecord, Supplement } from './watch.js'
export interface NightRequest {
  watch: string
  /** Not after today in São Paulo. */
  night: IsoDate
  /** Reads from a sandbox of this process, and touches nothing that counts. */
  sandbox: boolean
  /** So long it waits for what fails when everything else is read. */
  patienceMs: number
  /** The first day that is wanted from now on; only before the first night. */
  since?: IsoDate | undefined
  /** The schedule that runs it: its people are told beside the responsible ones. */
  office?: Office
  /** Of a firing, which may be tried more than once: the batch of its night so far. */
  firing?: { batch?: string | undefined; started(batch: string): Promise<void> }
  /** Of a worker, which stops all that it does at once. */
  stopping?: AbortSignal
}

/** What a night tells and asks while it is run. */
export interface NightEvents {
  rowsRead?(rows: number): void
  /** `isFirst`: no night of it was counted, and no first day was said. */
  quoted?(manifest: Manifest, isFirst: boolean): void
  /** Whether it is begun, now that its price is told; it is, where nobody asks. */
  confirmed?(): Promise<boolean>
  /** Does work that is to end at a person's or the system's wish. */
  untilStopped(doing: (stopping: AbortSignal) => Promise<BatchEnd>): Promise<BatchEnd>
  show?: ShowProgress
  /** A night that an earlier run left halfway counts as seen now. */
  caughtUp?(night: CaughtUpNight): Promise<void>
  peopleTold?(count: number): void
  /** Before a night counts. */
  handOver?(night: NightRecord): Promise<void>
}

export interface CaughtUpNight {
  settled: CommittedNight
  /** Of what it shows in time, how many were published before today. */
  overdue: number
  own: OwnWorkbooks
}

/** Keys of the workbooks of each registration and case, which are made if they are not there. */
type OwnWorkbooks = () => Promise<string[]>

/** `owes`: what was begun for a supplement still has to be read. */
export type NightEnd =
  /** It counts; `owed` is what of it could not be read. */
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
  /** An earlier try of the same firing has counted, and all of it was read. */
  | { is: 'known'; night: NightRecord }
  /** A supplement that read nothing more. */
  | { is: 'nothing-more' }
  | { is: 'declined' }
  /** Before anything was begun. */
  | { is: 'stopped' }
  | {
      is: 'unfinished'
      manifest: Manifest
      /** Of the service. */
      url: string
      ended: Exclude<BatchEnd, { is: 'finished' }>
      owes: boolean
    }
  /** Somebody else is at the watch, or has taken it over. */
  | { is: 'busy' }
