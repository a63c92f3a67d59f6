import { type Job as BullJob, DelayedError, Queue, UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Refused, TaskRef } from '../core/task.js'
import type { RedisServer } from './embedded-redis.js'
import { UnderWay } from './in-flight-jobs.js'
import { isAway } from './redis-error.js'

/** BullMQ adds jobs one script at a time in a MULTI: 500 is its own advice (its trap 14). */
const FEED_AT_ONCE = 500
/**
 * A dead worker's tasks come back after the lock; renewed at half of it. Nothing in a worker may
 * hold the event loop for longer.
 */
const LOCK_MS = 15_000
const STALLED_CHECK_MS = 5_000

/** What the processor of a task answers: done with it, or try again later. */
export type Processed = { is: 'done' } | { is: 'later'; ms: number }

/** News of a task: settled, or under way. Lost news is made up for by looking into the bucket. */
export interface TaskNews extends TaskRef {
  rows: number
  refused?: Refused
  /** It waits for units no more, and is not settled yet. */
  isUnderWay?: true
  /** The task cannot be settled at all: a record of it cannot be read. */
  unreadable?: { key: string; problem: string; found?: string }
}

/**
 * One queue an account, ids only. BullMQ's own limiter is off, its attempts too: limits are kept
 * where calls are sent and attempts are counted in the bucket.
 */
export class TaskQueue {
  private readonly queue: Queue
  private readonly redis: Redis

  constructor(
    private readonly server: RedisServer,
    private readonly name: string,
    private readonly prefix: string,
    /** Of this process: tasks that a dead one had fed are fed anew, not waited for. */
    private readonly instance: string,
  ) {
    this.redis = server.connect('queue')
    this.queue = new Queue(name, {
      connection: this.redis,
      prefix,
      streams: { events: { maxLen: 100 } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    })
    // Connection errors are retried by ioredis and told by the server's owner.
    this.queue.on('error', () => undefined)
  }

  /**
   * Adds tasks; one that this process has waiting or running is not added again. One that another
   * process fed may be there twice: whoever comes second finds the attempt or the outcome.
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

  /** Takes waiting tasks out of the queue again; answers those that are being worked on. */
  async withdraw(tasks: TaskRef[]): Promise<TaskRef[]> {
    const running: TaskRef[] = []
    for (const ref of tasks) {
      const id = this.jobId(ref)
      await this.queue.remove(id).catch(() => 0)
      if (await this.queue.getJob(id)) running.push(ref)
    }
    return running
  }

  /** How many tasks wait or are worked on, and how long the first of those that wait has been there. */
  async depth(nowMs: number): Promise<{ tasks: number; oldestMs: number }> {
    const counts = await this.queue.getJobCounts('wait', 'active', 'delayed')
    const [first] = await this.queue.getJobs(['wait'], 0, 0, true)
    const tasks = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { tasks, oldestMs: first ? Math.max(0, nowMs - first.timestamp) : 0 }
  }

  /** How many processes work on it, by the names of their connections. */
  workers(): Promise<number> {
    return this.queue.getWorkersCount()
  }

  /** For who draws it: nothing is to be changed through it. */
  get bull(): Queue {
    return this.queue
  }

  /** Works on the queue's tasks, `concurrency` at a time. */
  work(
    concurrency: number,
    process: (ref: TaskRef) => Promise<Processed>,
    onError: (error: Error) => void,
  ): TaskWorker {
    const underWay = new UnderWay()
    const worker = new Worker<TaskRef, null>(
      this.name,
      async (job: BullJob<TaskRef, null>, token?: string) => {
        const { batch, task } = job.data
        const processed = await underWay.during(job, () => process({ batch, task }))
        if (processed.is === 'done') return null
        await job.moveToDelayed(Date.now() + processed.ms, token)
        underWay.told(job)
        throw new DelayedError()
      },
      {
        connection: this.server.connect('worker'),
        prefix: this.prefix,
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        // A stall is never a row's failure: the bucket knows what was done.
        maxStalledCount: 1_000_000,
        drainDelay: 1,
      },
    )
    underWay.listen(worker)
    // A Redis that is away is told once (outages.ts), not by each connection at each try.
    worker.on('error', (error) => {
      if (!isAway(error)) onError(error)
    })
    worker.on('failed', (_job, error) => {
      if (!(error instanceof UnrecoverableError)) onError(error)
    })
    return { close: (force) => (force ? worker.close(true) : underWay.close(worker)) }
  }

  async tell(news: TaskNews): Promise<void> {
    await this.redis.publish(this.channel(), JSON.stringify(news))
  }

  /** Hears of settled tasks until the returned function is called. */
  async listen(hear: (news: TaskNews) => void): Promise<() => Promise<void>> {
    const subscriber = this.server.connect('news')
    subscriber.on('message', (_channel: string, text: string) => hear(JSON.parse(text) as TaskNews))
    // Not by ioredis itself: what it subscribes again fails unheard when we leave meanwhile.
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
  /** Waits for the tasks under way, or with `force` does not. */
  close(force?: boolean): Promise<void>
}
