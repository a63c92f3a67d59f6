import type { Manifest } from './batch.js'
import type { Clock } from './clock.js'
import { Halt } from './errors.js'
import { missingTasks, taskIsSettled } from './gather/missing.js'
import { Outcomes } from './gather/outcomes.js'
import type { Job } from './job.js'
import { publish } from './publish/publish.js'
import { BatchRecords } from './records/batch-records.js'
import { keys } from './records/keys.js'
import type { Bucket } from './stores/bucket.js'
import type { TaskNews, TaskQueue } from './stores/queue.js'
import type { TaskRef } from './task.js'

/** Tasks of one batch in Redis at a time: enough for several workers, few enough to stay fair. */
const FEED_WINDOW = 64
/** How often the bucket is asked about tasks whose news may have been lost. */
const LOOK_EVERY_MS = 3_000

export interface ConductWorld {
  bucket: Bucket
  queue: TaskQueue
  jobs: ReadonlyMap<string, Job>
  clock: Clock
  /** The longest a call may take. */
  timeoutMs: number
  /** Aborted when this process has to end. */
  stopping: AbortSignal
  /** The account cannot be used any more. */
  halted(): Halt | undefined
  progress?(progress: Progress): void
}

export interface Progress {
  tasks: number
  missing: number
  rowsSettled: number
}

export type Conducted =
  | { is: 'finished'; manifest: Manifest }
  | { is: 'stopped' }
  | { is: 'halted'; halt: Halt }

/**
 * Sees a batch through: feeds its missing tasks to the queue a few at a time, hears of those that
 * are settled, looks into the bucket for news that were lost, and publishes at the end. Whoever
 * does it keeps nothing that the bucket does not hold.
 */
export async function conduct(manifest: Manifest, world: ConductWorld): Promise<Conducted> {
  const job = world.jobs.get(manifest.job)
  if (!job) throw new Error(`unknown job ${manifest.job}`)
  const missing = await missingTasks(world.bucket, manifest.id, manifest.plan.tasks)
  const ended = missing.size === 0 ? 'settled' : await new Conductor(manifest, missing, world).run()
  if (ended === 'stopped') return { is: 'stopped' }
  if (ended !== 'settled' && ended !== 'cancelled') return { is: 'halted', halt: ended.halt }
  const outcomes = new Outcomes(new BatchRecords(world.bucket, manifest.id))
  const state = ended === 'cancelled' ? 'cancelled' : 'finished'
  const published = await publish(manifest, job, state, {
    bucket: world.bucket,
    outcomes,
    now: world.clock.now,
  })
  return { is: 'finished', manifest: published }
}

type Ended = 'settled' | 'cancelled' | 'stopped' | { halt: Halt }

class Conductor {
  private readonly fed = new Set<string>()
  private rowsSettled = 0
  private news = false
  private damage: Halt | undefined
  private wake: () => void = () => undefined

  constructor(
    private readonly manifest: Manifest,
    private readonly missing: Set<string>,
    private readonly world: ConductWorld,
  ) {}

  async run(): Promise<Ended> {
    const { queue, stopping } = this.world
    const deafen = await queue.listen((news) => {
      if (news.batch !== this.manifest.id) return
      if (news.unreadable) this.unreadable(news.unreadable)
      else this.settled(news.task, news.rows)
    })
    const wake = () => this.wake()
    stopping.addEventListener('abort', wake)
    try {
      return await this.loop()
    } finally {
      stopping.removeEventListener('abort', wake)
      await deafen()
    }
  }

  private async loop(): Promise<Ended> {
    this.report()
    for (;;) {
      const end = await this.whyEnd()
      if (end) return end
      await this.feed()
      await this.newsOr(LOOK_EVERY_MS)
    }
  }

  private async whyEnd(): Promise<Ended | undefined> {
    if (this.missing.size === 0) return 'settled'
    const halt = this.damage ?? this.world.halted()
    if (halt || this.world.stopping.aborted) {
      await this.withdraw()
      return halt ? { halt } : 'stopped'
    }
    if (!(await this.isCancelled())) return undefined
    await this.finishCalls()
    return 'cancelled'
  }

  /** Calls under way are paid for: their answers are waited for, as long as they can take. */
  private async finishCalls(): Promise<void> {
    const until = this.world.clock.now() + this.world.timeoutMs + LOOK_EVERY_MS
    while ((await this.withdraw()).length > 0 && this.world.clock.now() < until) {
      await this.world.clock.sleep(500, this.world.stopping)
    }
  }

  private async isCancelled(): Promise<boolean> {
    return (await this.world.bucket.size(keys.cancelled(this.manifest.id))) !== undefined
  }

  /** Keeps the window full. */
  private async feed(): Promise<void> {
    const more: string[] = []
    for (const task of this.missing) {
      if (this.fed.size >= FEED_WINDOW) break
      if (this.fed.has(task)) continue
      this.fed.add(task)
      more.push(task)
    }
    await this.world.queue.feed(this.refs(more))
  }

  private withdraw(): Promise<TaskRef[]> {
    return this.world.queue.withdraw(this.refs(this.fed))
  }

  private refs(tasks: Iterable<string>): TaskRef[] {
    return [...tasks].map((task) => ({ batch: this.manifest.id, task }))
  }

  /** Waits for news; without any, looks into the bucket for what was settled in silence. */
  private async newsOr(ms: number): Promise<void> {
    const quiet = new AbortController()
    this.wake = () => quiet.abort()
    if (this.news || this.world.stopping.aborted) {
      this.news = false
      return
    }
    await this.world.clock.sleep(ms, quiet.signal)
    this.news = false
    if (quiet.signal.aborted) return
    for (const task of [...this.fed]) {
      if (await taskIsSettled(this.world.bucket, this.manifest.id, task)) this.settled(task, 0)
    }
    // What vanished from the queue comes back; adding what is there changes nothing.
    await this.world.queue.feed(this.refs(this.fed))
  }

  /** Trying again would change nothing: a person has to look. */
  private unreadable(facts: NonNullable<TaskNews['unreadable']>): void {
    this.damage = new Halt('record_unreadable', facts)
    this.news = true
    this.wake()
  }

  private settled(task: string, rows: number): void {
    const root = task.replace(/[ab]+$/, '')
    this.fed.delete(root)
    if (this.missing.delete(root)) this.rowsSettled += rows
    this.report()
    this.news = true
    this.wake()
  }

  private report(): void {
    const { tasks } = this.manifest.plan
    this.world.progress?.({ tasks, missing: this.missing.size, rowsSettled: this.rowsSettled })
  }
}
