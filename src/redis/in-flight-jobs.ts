import type { Job, Worker } from 'bullmq'

/** How long a closing worker waits for Redis to acknowledge its last tasks. */
const ACKNOWLEDGE_MS = 2_000

/** The tasks that a worker executes, from their start until Redis has acknowledged their end. */
export class InFlightJobs {
  private readonly working = new Set<Job>()
  private readonly unacknowledged = new Set<Job>()
  private changed: () => void = () => undefined

  /** Executes a task; Redis has not yet acknowledged its end. */
  async run<T>(job: Job, work: () => Promise<T>): Promise<T> {
    this.working.add(job)
    try {
      return await work()
    } finally {
      this.working.delete(job)
      this.unacknowledged.add(job)
      this.changed()
    }
  }

  /** Called when Redis has acknowledged the end of the task. */
  acknowledged(job: Job): void {
    this.unacknowledged.delete(job)
    this.changed()
  }

  /** Subscribes to the worker's events of ended tasks. */
  listen(worker: Worker): void {
    worker.on('completed', (job) => this.acknowledged(job))
    worker.on('failed', (job) => job && this.acknowledged(job))
  }

  /**
   * Closes the worker when its tasks have ended. BullMQ itself waits for the end of its blocking
   * connection, which never comes when that connection was just reset. Ends that Redis has not
   * acknowledged are found in the bucket.
   */
  async close(worker: Worker): Promise<void> {
    await worker.pause(true)
    while (this.working.size > 0) await this.change()
    const late = new AbortController()
    const timer = setTimeout(() => {
      late.abort()
      this.changed()
    }, ACKNOWLEDGE_MS)
    while (this.unacknowledged.size > 0 && !late.signal.aborted) await this.change()
    clearTimeout(timer)
    await worker.close(true)
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.changed = resolve
    })
  }
}
