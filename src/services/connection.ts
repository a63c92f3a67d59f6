import type { FreeReads } from '../core/job/job.js'
import type { Account } from './account.js'
/** An account that is ready for calls. */
export interface Connection {
  account: Account
  book: string
  queue: string
  ownSandbox: boolean
  reads: FreeReads & { calls: number }
  /** Caches an answer for later batches, where reading it costs units. */
  cacheAnswer?(path: string, body: unknown): Promise<void>
  /** Whether the service identifies itself as a sandbox. */
  isRehearsal(): Promise<boolean>
}
