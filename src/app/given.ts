import type { Config } from '../config/config.js'
import type { Job } from '../core/job/job.js'
import type { TaskQueue } from '../redis/queue.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { Account } from '../services/account.js'
import type { Gate } from '../services/caller.js'
import type { Exchange } from '../services/http.js'
import type { Bucket } from '../storage/bucket.js'

/** What the process was given: everything else is made from it, once, when it is needed. */
export interface Given {
  config: Config
  jobs: ReadonlyMap<string, Job>
  log: Log
  /** The script of the embedded Redis, compiled. */
  embeddedEntry: URL
  clock?: Clock
  random?: () => number
  /** What reaches outside is used as this gives it back. */
  around?: Partial<Around>
}

/** Stands around what reaches outside: watches it, or delays it. */
export interface Around {
  bucket(opened: Bucket): Bucket
  exchange(http: Exchange): Exchange
  limiter(limiter: Gate): Gate
  queue(queue: TaskQueue): TaskQueue
}

/** Where a service is, whoever asks. */
export type ServiceAddress = Pick<Account, 'service' | 'baseUrl' | 'timeoutMs' | 'allowHttp'>
