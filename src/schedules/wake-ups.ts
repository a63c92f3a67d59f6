import { Queue, Worker } from 'bullmq'
import type { RedisServer } from '../redis/embedded-redis.js'
import { isAway } from '../redis/redis-error.js'
import type { Schedule } from './schedule.js'

const QUEUE = 'schedules'

/**
 * BullMQ's job schedulers wake us at the instants of the schedules. That is all they do: what is to
 * be fired is told by the bucket and the clock, so a call that is lost, late or doubled changes
 * nothing, and all of it can be made again after Redis was lost.
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
    // Connection errors are retried by ioredis and told by the server's owner.
    this.queue.on('error', () => undefined)
    this.worker.on('error', (error) => {
      if (!isAway(error)) onError(error)
    })
  }

  /** Makes the job schedulers those of these schedules, and leaves alone what is right already. */
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
