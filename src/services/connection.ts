import type { FreeReads } from '../core/job/job.js'
import type { Account } from './account.js'
/** An account that calls can be made for. */
export interface Connection {
  account: Account
  book: string
  queue: string
  ownSandbox: boolean
  reads: FreeReads & { calls: number }
  /** Keeps an answer for the batches that come after, where reading it costs. */
  keep?(path: string, body: unknown): Promise<void>
  /** Whether the service says of itself that it is a sandbox. */
  isRehearsal(): Promise<boolean>
}
