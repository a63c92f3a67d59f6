import type { Config } from '../config/config.js'
import type { Job } from '../core/job/job.js'
import type { AccountWorker } from '../execute/account-worker.js'
import type { Cost } from '../execute/deps.js'
import type { RateLimiter } from '../rate-limit/limiter.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Account } from '../services/account.js'
import type { Auth } from '../services/auth.js'
import type { Connection } from '../services/connection.js'
import type { Sender } from '../services/sender.js'
import type { Bucket } from '../storage/bucket.js'
import type { AccountHalts } from './run/account-halt.js'
import type { StorageRefusals } from './run/storage-refusal.js'
import type { TaskQueues } from './run/task-queues.js'
import type { FinishEstimate } from './view/finish-estimate.js'

/**
 * The stores, accounts and workers that a process offers to batches, opened when first requested.
 */
export interface Engine {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  readonly owner: ProcessIdentity
  readonly jobs: ReadonlyMap<string, Job>
  /** @throws UserError (2) for an unknown kind */
  job(kind: string): Job
  bucket(): Promise<Bucket>
  redis(): Promise<RedisServer>
  /** Returns the prefix of the queues and leases of this storage. */
  queuePrefix(): string
  readonly queues: TaskQueues
  /** Why the storage takes no write from the processes that work on batches. */
  readonly refusals: Pick<StorageRefusals, 'last'>
  /** Why an account stands still in the processes that work on its queue. */
  readonly halts: Pick<AccountHalts, 'last'>
  accounts(): Account[]
  /** @throws UserError (2) when it is not configured */
  account(service: Account['service'], name?: string): Account
  connect(account: Account, ownSandbox?: boolean): Connection
  /** Returns a sender for free requests with any credential: it can take no units. */
  free(account: Account, auth: Auth): Sender
  gate(account: Account): Promise<RateLimiter>
  forecast(connection: Connection, gate?: RateLimiter): Promise<FinishEstimate>
  execute(connection: Connection, stopping: AbortSignal): Promise<AccountWorker>
  /** Returns the price of a route, as far as it is known. */
  costOf(route: string, units: number, gate: Pick<RateLimiter, 'unpricedCost'>): Cost
}
