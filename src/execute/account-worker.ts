import { Halt } from '../core/errors.js'
import type { Window } from '../core/window.js'
import type { BookGate } from '../rate-limit/limiter.js'
import { limitIn } from '../rate-limit/rate-limit-headers.js'
import type { TaskQueue } from '../redis/queue.js'
import type { Connection } from '../services/connection.js'
import type { ExecuteWorld } from './deps.js'
import { Room } from './document-form.js'
import { Outage } from './outage-detector.js'
import { startWorker } from './worker.js'

/** The tasks of one account at work in this process. */
export interface Execution {
  /** The longest a call of the account may take. */
  timeoutMs: number
  windows: readonly Window[]
  queue: TaskQueue
  gate: BookGate
  halted(): Halt | undefined
  /** After a halt: tries again. */
  forgive(): void
  close(): Promise<void>
}

type Given = Pick<
  ExecuteWorld,
  | 'bucket'
  | 'machine'
  | 'jobs'
  | 'caller'
  | 'costOf'
  | 'owner'
  | 'clock'
  | 'random'
  | 'log'
  | 'at'
  | 'sent'
  | 'stopping'
> & { connection: Connection; queue: TaskQueue; gate: BookGate; concurrency: number }

/** What is kept of `GET /v1/me` tells the limit of the key, where its headers do not. */
function heeding(keep: NonNullable<Connection['keep']>, gate: BookGate): typeof keep {
  return async (path, body) => {
    const limit = path === ME ? limitIn(body) : undefined
    if (limit !== undefined && gate.toldLimit === undefined) await gate.told({ limit })
    await keep(path, body)
  }
}

const ME = '/v1/me'

/** Workers of the account's queue begin with its tasks. */
export function startExecution({
  connection,
  queue,
  gate,
  concurrency,
  ...world
}: Given): Execution {
  const { account, book, reads, keep } = connection
  let halt: Halt | undefined
  const worker = startWorker(
    queue,
    {
      ...world,
      reads,
      ...(keep ? { keep: heeding(keep, gate) } : {}),
      book,
      timeoutMs: account.timeoutMs,
      onUnderWay: (ref) => {
        // Lost, it is made up for when the task is settled.
        queue.tell({ ...ref, rows: 0, isUnderWay: true }).catch(() => undefined)
      },
      outage: new Outage(),
      room: new Room(),
    },
    {
      concurrency,
      onHalt: (found) => {
        halt ??= new Halt(found.why, { variable: account.keyFrom, ...found.facts })
        world.log.error({ book, why: found.why, ...found.facts }, 'halted')
      },
    },
  )
  return {
    timeoutMs: account.timeoutMs,
    windows: account.windows,
    queue,
    gate,
    halted: () => halt,
    forgive: () => {
      halt = undefined
    },
    close: async () => {
      await worker.close(false)
      await queue.close()
    },
  }
}
