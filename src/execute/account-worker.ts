import { AccountHalted } from '../core/errors.js'
import type { Window } from '../core/window.js'
import type { RateLimiter } from '../rate-limit/limiter.js'
import { limitIn } from '../rate-limit/rate-limit-headers.js'
import type { TaskQueue } from '../redis/queue.js'
import type { Connection } from '../services/connection.js'
import type { ExecuteDeps } from './deps.js'
import { ByteSemaphore } from './document-form.js'
import { OutageDetector } from './outage-detector.js'
import { PackLimits } from './pack-limit.js'
import { Recent } from './recent.js'
import { startWorker } from './worker.js'

export interface AccountWorker {
  /** The longest time that a call of the account may take. */
  timeoutMs: number
  windows: readonly Window[]
  queue: TaskQueue
  gate: RateLimiter
  halted(): AccountHalted | undefined
  /** Clears the halt, so that the account is tried again. */
  clearHalt(): void
  close(): Promise<void>
}

type Given = Pick<
  ExecuteDeps,
  | 'bucket'
  | 'machine'
  | 'jobs'
  | 'caller'
  | 'costOf'
  | 'owner'
  | 'clock'
  | 'random'
  | 'log'
  | 'inFlight'
  | 'stopping'
  | 'onRows'
> & {
  connection: Connection
  queue: TaskQueue
  gate: RateLimiter
  concurrency: number
  onHalt(halt: AccountHalted): void
}

/**
 * Takes the limit of the key from the cached body of `GET /v1/me` where no header advertises it.
 */
function takingLimitFrom(
  cacheAnswer: NonNullable<Connection['cacheAnswer']>,
  gate: RateLimiter,
): typeof cacheAnswer {
  return async (path, body) => {
    const limit = path === ME ? limitIn(body) : undefined
    if (limit !== undefined && gate.advertisedLimit === undefined) await gate.advertised({ limit })
    await cacheAnswer(path, body)
  }
}

const ME = '/v1/me'

/** Starts the worker of the account's queue, which begins at once. */
export function startAccountWorker({
  connection,
  queue,
  gate,
  concurrency,
  onHalt,
  ...deps
}: Given): AccountWorker {
  const { account, book, reads, cacheAnswer } = connection
  let halt: AccountHalted | undefined
  const worker = startWorker(
    queue,
    {
      ...deps,
      reads,
      ...(cacheAnswer ? { cacheAnswer: takingLimitFrom(cacheAnswer, gate) } : {}),
      book,
      timeoutMs: account.timeoutMs,
      onUnderWay: (ref) => {
        // If this message is lost, the coordinator learns the end of the task all the same.
        queue.publish({ ...ref, rows: 0, isUnderWay: true }).catch(() => undefined)
      },
      outage: new OutageDetector(),
      packLimits: new PackLimits({ ...deps, book }),
      cancelled: new Recent(deps.clock),
      room: new ByteSemaphore(),
    },
    {
      concurrency,
      onHalt: (found) => {
        const halted = new AccountHalted(found.why, { variable: account.keyFrom, ...found.facts })
        halt ??= halted
        onHalt(halted)
        deps.log.error({ book, why: found.why, ...found.facts }, 'halted')
      },
    },
  )
  return {
    timeoutMs: account.timeoutMs,
    windows: account.windows,
    queue,
    gate,
    halted: () => halt,
    clearHalt: () => {
      halt = undefined
    },
    close: async () => {
      await worker.close(false)
      await queue.close()
    },
  }
}
