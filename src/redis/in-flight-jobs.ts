import type { Job, Worker } from 'bullmq'

/** How long Redis may take to be told of the last tasks. */
const ACKNOWLEDGE_MS = 2_000

/** The tasks that a worker is at, from their start until Redis is told of their end. */
export class UnderWay {
  private readonly working = new Set<Job>()
  private readonly untold = new Set<Job>()
  private changed: () => void = () => undefined

  /** Works on the task; Redis is still to be told how it ended. */
  async during<T>(job: Job, work: () => Promise<T>): Promise<T> {
    this.working.add(job)
    try {
      return await work()
    } finally {
      this.working.delete(job)
      this.untold.add(job)
      this.changed()
    }
  }

  /** Redis was told. */
  told(job: Job): void {
    this.untold.delete(job)
    this.changed()
  }

  /** Hears when Redis has been told. */
  listen(worker: Worker): void {
    worker.on('completed', (job) => this.told(job))
    worker.on('failed', (job) => job && this.told(job))
  }

  /**
   * Closes the worker when its tasks have ended. Left to itself BullMQ waits for the end of its
   * blocking connection, which never comes when that was reset a moment ago. What Redis is not told
   * of any more is found in the bucket.
   */
  async close(worker: Worker): Promise<void> {
    await worker.pause(true)
    while (this.working.size > 0) await this.change()
    const late = new AbortController()
    const timer = setTimeout(() => {
      late.abort()
      this.changed()
    }, ACKNOWLEDGE_MS)
    while (this.untold.size > 0 && !late.signal.aborted) await this.change()
    clearTimeout(timer)
    await worker.close(true)
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.changed = resolve
    })
  }
}
