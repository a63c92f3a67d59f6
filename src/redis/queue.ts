import { type Job as BullJob, DelayedError, Queue, UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Refused, TaskRef } from '../core/task.js'
import type { RedisServer } from './embedded-redis.js'
import { InFlightJobs } from './in-flight-jobs.js'
import { isAway, isTaskLost } from './redis-error.js'

/**
 * BullMQ adds jobs one script at a time in a MULTI: 500 at once is its own advice (its trap 14).
 */
const FEED_AT_ONCE = 500
/**
 * How long the lock of a dead worker's task lasts; a live worker renews at half of it, so nothing
 * in it may block the event loop for longer.
 */
const LOCK_MS = 15_000
const STALLED_CHECK_MS = 5_000

/** The result of processing a task: done, or try again later. */
export type Processed = { is: 'done' } | { is: 'later'; ms: number }

/** News of a task: settled, or in flight. After lost news the coordinator looks in the bucket. */
export interface TaskNews extends TaskRef {
  rows: number
  refused?: Refused
  /** The task no longer waits for units, and is not settled yet. */
  isUnderWay?: true
  /** The task cannot be settled at all: one of its records cannot be read. */
  unreadable?: { key: string; problem: string; found?: string }
}

/**
 * One queue per account, with ids only. BullMQ's own limiter and attempts are off: the rate limiter
 * works where calls are sent, and attempts are counted in the bucket.
 */
export class TaskQueue {
  private readonly queue: Queue
  private readonly redis: Redis

  constructor(
    private readonly server: RedisServer,
    private readonly name: string,
    private readonly prefix: string,
    /** The id of this process: tasks that a dead process had fed are fed anew, not waited for. */
    private readonly instance: string,
  ) {
    this.redis = server.connect('queue')
    this.queue = new Queue(name, {
      connection: this.redis,
      prefix,
      streams: { events: { maxLen: 100 } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    })
    // ioredis retries after connection errors, and the owner of the server reports them.
    this.queue.on('error', () => undefined)
  }

  /**
   * Adds tasks; a task of this process that waits or runs is not added again. A task that another
   * process fed may be in the queue twice: the second worker finds the attempt or the outcome.
   */
  async feed(tasks: TaskRef[]): Promise<void> {
    for (let i = 0; i < tasks.length; i += FEED_AT_ONCE) {
      await this.queue.addBulk(
        tasks.slice(i, i + FEED_AT_ONCE).map(({ batch, task }) => ({
          name: 'task',
          data: { batch, task } satisfies TaskRef,
          opts: { jobId: this.jobId({ batch, task }) },
        })),
      )
    }
  }

  /** Removes waiting tasks from the queue; returns those that are being executed. */
  async withdraw(tasks: TaskRef[]): Promise<TaskRef[]> {
    const running: TaskRef[] = []
    for (const ref of tasks) {
      const id = this.jobId(ref)
      await this.queue.remove(id).catch(() => 0)
      if (await this.queue.getJob(id)) running.push(ref)
    }
    return running
  }

  /** Returns how many tasks wait or are executed, and the age in ms of the first waiting one. */
  async depth(nowMs: number): Promise<{ tasks: number; oldestMs: number }> {
    const counts = await this.queue.getJobCounts('wait', 'active', 'delayed')
    const [first] = await this.queue.getJobs(['wait'], 0, 0, true)
    const tasks = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { tasks, oldestMs: first ? Math.max(0, nowMs - first.timestamp) : 0 }
  }

  /** Returns how many processes work on the queue, by the names of their connections. */
  workers(): Promise<number> {
    return this.queue.getWorkersCount()
  }

  /** The queue for a display, which must change nothing through it. */
  get bull(): Queue {
    return this.queue
  }

  /**
   * Executes the tasks of the queue, `concurrency` at a time. `onTaskLost`: Redis no longer holds a
   * task for this worker; what it did is in the bucket.
   */
  work(
    concurrency: number,
    process: (ref: TaskRef) => Promise<Processed>,
    { onError, onTaskLost }: Record<'onError' | 'onTaskLost', (error: Error) => void>,
  ): TaskWorker {
    const underWay = new InFlightJobs()
    const worker = new Worker<TaskRef, null>(
      this.name,
      async (job: BullJob<TaskRef, null>, token?: string) => {
        const { batch, task } = job.data
        const processed = await underWay.run(job, () => process({ batch, task }))
        if (processed.is === 'done') return null
        await job.moveToDelayed(Date.now() + processed.ms, token)
        underWay.acknowledged(job)
        throw new DelayedError()
      },
      {
        connection: this.server.connect('worker'),
        prefix: this.prefix,
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        // A stall is never a row's failure: the bucket holds the work that was done.
        maxStalledCount: 1_000_000,
        drainDelay: 1,
      },
    )
    underWay.listen(worker)
    // An absent Redis is reported once (outages.ts), not by each connection at each try.
    worker.on('error', (error) => {
      if (!isAway(error)) (isTaskLost(error) ? onTaskLost : onError)(error)
    })
    worker.on('failed', (_job, error) => {
      if (!(error instanceof UnrecoverableError)) onError(error)
    })
    return { close: (force) => (force ? worker.close(true) : underWay.close(worker)) }
  }

  async publish(news: TaskNews): Promise<void> {
    await this.redis.publish(this.channel(), JSON.stringify(news))
  }

  /** Calls `hear` with the news of tasks until the returned function is called. */
  async subscribe(onNews: (news: TaskNews) => void): Promise<() => Promise<void>> {
    const subscriber = this.server.connect('news')
    subscriber.on('message', (_channel: string, text: string) =>
      onNews(JSON.parse(text) as TaskNews),
    )
    // ioredis itself must not subscribe again: when the process leaves meanwhile, that failure has
    // no handler.
    subscriber.options.autoResubscribe = false
    subscriber.on('ready', () => subscriber.subscribe(this.channel()).catch(() => undefined))
    await subscriber.subscribe(this.channel())
    return async () => subscriber.disconnect()
  }

  private jobId({ batch, task }: TaskRef): string {
    return `${batch}-${task}-${this.instance}`
  }

  private channel(): string {
    return `${this.prefix}:${this.name}:news`
  }

  async close(): Promise<void> {
    await this.queue.close()
    this.redis.disconnect()
  }
}

export interface TaskWorker {
  /** Waits for the running tasks; with `force` it does not. */
  close(force?: boolean): Promise<void>
}
