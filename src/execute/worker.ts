import type { Plan } from '../core/batch.js'
import type { AccountHalted } from '../core/errors.js'
import type { TaskRef } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { UnreadableRecord } from '../records/codec.js'
import { readingTasks, rootOf } from '../records/keys.js'
import { type ReadKnowledge, readKnowledge } from '../records/prefetch.js'
import type { Processed, TaskNews, TaskQueue, TaskWorker } from '../redis/queue.js'
import { BoundedCache } from '../runtime/bounded-cache.js'
import { Failures } from '../runtime/failures.js'
import { StorageError } from '../storage/bucket.js'
import type { BatchFacts, ExecuteDeps, Settled } from './deps.js'
import { executeTask } from './execute-task.js'

/** After a halt, tasks that are still in the queue stay there until they are withdrawn. */
const HALT_HOLD_MS = 5_000
/** The wait after an error around a call, not of the call: the storage, Redis, our own code. */
const AFTER_ERROR_MS = 2_000
/**
 * The wait for rows that were fed before their prefetches are settled, which happens when the
 * coordinator has lost sight of the batch.
 */
const UNTIL_PREFETCHED_MS = 1_000
/**
 * The wait when this process receives a task that it already executes: a lock expired, or two
 * coordinators fed the task.
 */
const DUPLICATE_TASK_MS = 1_000

export interface WorkOptions {
  concurrency: number
  /** Called when the account's credential was refused, or its service cannot be reached. */
  onHalt(halt: AccountHalted): void
}

/** Executes the tasks of one account until the worker is closed. */
export function startWorker(queue: TaskQueue, deps: ExecuteDeps, options: WorkOptions): TaskWorker {
  const facts = new FactsCache(deps)
  const failures = new Failures(deps.log)
  let heldUntilMs = 0
  // A process that stood still may receive its own task again, and must not execute it twice at the
  // same time.
  const executing = new Set<string>()
  return queue.work(
    options.concurrency,
    async (ref) => {
      const holdMs = heldUntilMs - deps.clock.now()
      if (holdMs > 0) return { is: 'later', ms: holdMs }
      const task = `${ref.batch} ${ref.task}`
      if (executing.has(task)) return { is: 'later', ms: DUPLICATE_TASK_MS }
      executing.add(task)
      const settled = await settleOne(ref, { facts, failures }, deps).finally(() =>
        executing.delete(task),
      )
      if (settled.is === 'later') deps.onUnderWay(ref)
      if (settled.is === 'halted') {
        heldUntilMs = deps.clock.now() + HALT_HOLD_MS
        options.onHalt(settled.halt)
      }
      const news = newsOf(settled)
      deps.onRows?.(news?.rows ?? 0)
      // Not awaited: Redis may be away. If the message is lost, the coordinator finds the outcome
      // in the bucket.
      if (news) queue.publish({ ...ref, ...news }).catch(() => undefined)
      return processedOf(settled)
    },
    {
      onError: (error) => deps.log.error({ err: error, book: deps.book }, 'worker error'),
      onTaskLost: ({ message }) =>
        deps.log.info({ reason: message, book: deps.book }, 'task lost by the queue'),
    },
  )
}

type Ended = Settled | { is: 'unreadable'; facts: NonNullable<TaskNews['unreadable']> }

function newsOf(settled: Ended): Omit<TaskNews, keyof TaskRef> | undefined {
  if (settled.is === 'unreadable') return { rows: 0, unreadable: settled.facts }
  if (settled.is !== 'settled') return undefined
  return { rows: settled.rows, refused: settled.refused }
}

async function settleOne(
  ref: TaskRef,
  { facts, failures }: { facts: FactsCache; failures: Failures },
  deps: ExecuteDeps,
): Promise<Ended> {
  const { clock, log, book } = deps
  const began = clock.now()
  try {
    const known = await facts.of(ref)
    if (!known) return { is: 'later', ms: UNTIL_PREFETCHED_MS }
    const settled = await executeTask(ref, known, deps)
    const counts = settled.is === 'settled' ? { rows: settled.rows, calls: settled.calls } : {}
    log.info({ ...ref, book, ended: settled.is, ...counts, ms: clock.now() - began }, 'task')
    failures.works('storage', { book })
    return settled
  } catch (error) {
    const ms = clock.now() - began
    if (error instanceof UnreadableRecord) {
      const { key, problem, found } = error
      // The user gets a message instead of a stack.
      log.warn({ ...ref, book, ended: 'unreadable', record: key, problem, found, ms }, 'task')
      return { is: 'unreadable', facts: { key, problem, found } }
    }
    // A full disk fails all tasks of an account, each every two seconds.
    if (error instanceof StorageError) failures.failed('storage', error, { book }, error.reason)
    else log.error({ ...ref, book, ended: 'error', err: error, ms }, 'task')
    return { is: 'later', ms: AFTER_ERROR_MS }
  }
}

/** A stopped or halted task leaves the queue: the coordinator of the batch feeds it again. */
function processedOf(settled: Ended): Processed {
  return settled.is === 'later' ? settled : { is: 'done' }
}

/** The facts of the batches at work: read once, those of a few batches cached. */
class FactsCache {
  private readonly planned = new BoundedCache<string, PlannedFacts>(16)
  private readonly known = new BoundedCache<string, ReadKnowledge>(16)

  constructor(private readonly deps: ExecuteDeps) {}

  /** Undefined for rows whose prefetches are not settled. */
  async of({ batch, task }: TaskRef): Promise<BatchFacts | undefined> {
    const planned = await this.planned.of(batch, () => this.plannedOf(batch))
    const { job, readings } = planned
    const isReading = readings.has(rootOf(task))
    // With hundreds of prefetches, none may read all others.
    if (isReading && job.prefetches?.isParallel) return planned
    const { knowledge, isWhole } = await this.known.of(batch, () =>
      readKnowledge(new BatchRecords(this.deps.bucket, batch), job, planned.plan),
    )
    // The next prefetch adds knowledge.
    if (!isWhole) this.known.forget(batch)
    return isWhole || isReading ? { ...planned, knowledge } : undefined
  }

  private async plannedOf(batch: string): Promise<PlannedFacts> {
    const records = new BatchRecords(this.deps.bucket, batch)
    const manifest = await records.manifest()
    const job = manifest && this.deps.jobs.get(manifest.job)
    if (!job)
      throw new Error(`batch ${batch}: ${manifest ? `unknown job ${manifest.job}` : 'no manifest'}`)
    const { plan, lane } = manifest
    const readings = new Set(readingTasks(plan))
    return { job, lane, plan, readings, knowledge: await records.knowledge() }
  }
}

interface PlannedFacts extends BatchFacts {
  plan: Plan
  readings: ReadonlySet<string>
}
