import type { Config } from '../config/config.js'
import type { Job } from '../core/job/job.js'
import type { TaskQueue } from '../redis/queue.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { Account } from '../services/account.js'
import type { Gate } from '../services/caller.js'
import type { Exchange } from '../services/http.js'
import type { Bucket } from '../storage/bucket.js'

/** The inputs of the process; everything else is made from them, once, when it is needed. */
export interface AppInputs {
  config: Config
  jobs: ReadonlyMap<string, Job>
  log: Log
  /** The compiled script of the embedded Redis. */
  embeddedEntry: URL
  clock?: Clock
  random?: () => number
  /** Wraps the clients of the outside world. */
  decorators?: Partial<ClientDecorators>
}

/** Wrappers that observe or delay the clients of the outside world. */
export interface ClientDecorators {
  bucket(opened: Bucket): Bucket
  exchange(http: Exchange): Exchange
  limiter(limiter: Gate): Gate
  queue(queue: TaskQueue): TaskQueue
}

/** The address of a service, without a credential. */
export type ServiceAddress = Pick<Account, 'service' | 'baseUrl' | 'timeoutMs' | 'allowHttp'>
