import type { Lease } from '../redis/lease.js'
import type { Connection } from '../services/connection.js'
import type { Office } from '../watches/records.js'
import type { NightRecord, Supplement } from '../watches/watch.js'
import type { RunOptions } from './run.js'

export interface WatchRunOptions extends Pick<RunOptions, 'sandbox' | 'out'> {
  /** The night to run as, `YYYY-MM-DD`; today in São Paulo unless said. */
  date?: string
  /** So long it waits for what fails when everything else is read, as `20m`. */
  patience?: string
  /** Told of each night before it counts. */
  handOver?(night: NightRecord): Promise<void>
  /** Begins without asking; who is at no terminal is never asked. */
  yes?: boolean
  /** A folder for the workbooks of each registration and case. */
  perLawyer?: string
  /** Of a worker, which stops all that it does at once; without it signals of the system are heard. */
  stopping?: AbortSignal
  /** Of a firing, which may be tried more than once: the batch of its night so far, and who is told. */
  firing?: {
    batch?: string | undefined
    started(batch: string): Promise<void>
    /** Whether the night is told, and something of it is left to be read by another try. */
    owes(isLeft: boolean): void
  }
  /** The schedule that runs it: its people are told beside the responsible ones. */
  office?: Office
}

/** A night with what it is read by. */
export interface NightBegun {
  connection: Connection
  lease: Lease
  /** Of a night that is told already, what is left to read. */
  owed: Supplement | undefined
}
