import { Queue, Worker } from 'bullmq'
import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Schedule } from './schedule.js'

const QUEUE = 'schedules'

/**
 * BullMQ's job schedulers wake the worker at the instants of the schedules and do nothing else: the
 * bucket and the clock decide what fires, so that a lost, late or repeated alarm changes nothing,
 * and all of them can be made again after a loss of Redis.
 */
export class Alarm {
  private readonly queue: Queue
  private readonly worker: Worker

  constructor(
    server: RedisServer,
    prefix: string,
    ring: (name: string) => void,
    onError: (error: Error) => void,
  ) {
    this.queue = new Queue(QUEUE, {
      connection: server.connect('alarm'),
      prefix,
      streams: { events: { maxLen: 100 } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    })
    this.worker = new Worker(QUEUE, async ({ data }) => ring((data as { name: string }).name), {
      connection: server.connect('alarm-worker'),
      prefix,
      maxStalledCount: 1_000_000,
      drainDelay: 1,
    })
    // ioredis retries connection errors, and the owner of the server reports them.
    this.queue.on('error', () => undefined)
    this.worker.on('error', (error) => {
      if (!isAway(error)) onError(error)
    })
  }

  /** Makes the job schedulers match these schedules; correct ones are not touched. */
  async set(schedules: readonly Schedule[]): Promise<void> {
    const wanted = schedules.filter(({ pausedAt }) => pausedAt === undefined)
    const known = await this.queue.getJobSchedulers(0, -1)
    const names = new Set(wanted.map(({ name }) => name))
    for (const { key } of known) if (!names.has(key)) await this.queue.removeJobScheduler(key)
    for (const { name, cron, tz } of wanted) {
      const there = known.find(({ key }) => key === name)
      if (there?.pattern === cron && there.tz === tz) continue
      await this.queue.upsertJobScheduler(
        name,
        { pattern: cron, tz },
        { name: 'ring', data: { name } },
      )
    }
  }

  async close(): Promise<void> {
    await this.worker.close(true)
    await this.queue.close()
  }
}
