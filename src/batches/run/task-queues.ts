import type { RedisServer } from '../../redis/embedded-redis.js'
import type { TaskQueue } from '../../redis/queue.js'
import type { ProcessIdentity } from '../../runtime/process-identity.js'

interface QueueDeps {
  owner: ProcessIdentity
  redis(): Promise<RedisServer>
  queuePrefix(): string
}

/** The task queues that a process reads, each opened once. */
export class TaskQueues {
  private readonly opened = new Map<string, Promise<TaskQueue>>()

  constructor(private readonly app: QueueDeps) {}

  /** Returns the queue of that name, as connections name it. */
  of(name: string): Promise<TaskQueue> {
    const known = this.opened.get(name)
    if (known) return known
    const opening = this.open(name)
    this.opened.set(name, opening)
    // A queue that failed to open is opened again.
    opening.catch(() => this.opened.delete(name))
    return opening
  }

  async close(): Promise<void> {
    for (const queue of this.opened.values()) await (await queue).close()
  }

  private async open(name: string): Promise<TaskQueue> {
    const { app } = this
    // BullMQ takes long to load, and most commands need no queue.
    const { TaskQueue } = await import('../../redis/queue.js')
    return new TaskQueue(await app.redis(), name, app.queuePrefix(), app.owner.instance)
  }
}
