import type { Manifest } from './batch.js'
import type { Clock } from './clock.js'
import { Halt } from './errors.js'
import { missingTasks, taskIsSettled } from './gather/missing.js'
import { Outcomes } from './gather/outcomes.js'
import type { Job } from './job.js'
import { laneNumber } from './limits/line.js'
import { publish } from './publish/publish.js'
import { BatchRecords } from './records/batch-records.js'
import { type Control, readControl } from './records/control.js'
import { rootOf } from './records/keys.js'
import type { Bucket } from './stores/bucket.js'
import type { TaskNews, TaskQueue } from './stores/queue.js'
import type { TaskRef } from './task.js'

/** Tasks of one batch in Redis at a time: enough for several workers, few enough to stay fair. */
const FEED_WINDOW = 64
/**
 * And of these, as many may wait for units: those behind them would only stand in the way of other
 * batches, as a waiting task holds a place in a worker.
 */
const LOOK_AHEAD = 8
/** How often the bucket is asked what a person decided. */
const HEED_EVERY_MS = 1_000
/** How often the bucket is asked about tasks whose news may have been lost. */
const LOOK_EVERY_MS = 3_000

export interface ConductWorld {
  bucket: Bucket
  queue: TaskQueue
  /** Puts a batch into another lane of the account's line, or holds it. */
  move(batch: string, to: Moved): Promise<void>
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
  paused: boolean
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

type Moved = number | 'paused' | 'cancelled' | undefined

function moveOf({ cancelled, paused, lane }: Control): Moved {
  if (cancelled) return 'cancelled'
  if (paused) return 'paused'
  return lane && laneNumber(lane)
}

class Conductor {
  private readonly fed = new Set<string>()
  /** Of these, those that wait for units no more. */
  private readonly underWay = new Set<string>()
  private control: Control = { cancelled: false, paused: false }
  private lookedAtMs = Number.NEGATIVE_INFINITY
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
      else if (news.isUnderWay) this.leftLine(news.task)
      else this.settled(news.task, news.rows)
    })
    const wake = () => this.wake()
    stopping.addEventListener('abort', wake)
    try {
      return await this.loop()
    } finally {
      stopping.removeEventListener('abort', wake)
      await deafen()
      this.move(undefined)
    }
  }

  private async loop(): Promise<Ended> {
    this.report()
    for (;;) {
      const end = await this.whyEnd()
      if (end) return end
      if (this.control.paused) await this.withdraw()
      else await this.feed()
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
    await this.heed()
    if (!this.control.cancelled) return undefined
    await this.finishCalls()
    return 'cancelled'
  }

  /** Not waited for: Redis may be away, and then the next look tells it again. */
  private move(to: Moved): void {
    this.world.move(this.manifest.id, to).catch(() => undefined)
  }

  /** Calls under way are paid for: their answers are waited for, as long as they can take. */
  private async finishCalls(): Promise<void> {
    const until = this.world.clock.now() + this.world.timeoutMs + LOOK_EVERY_MS
    while ((await this.withdraw()).length > 0 && this.world.clock.now() < until) {
      await this.world.clock.sleep(500, this.world.stopping)
    }
  }

  /**
   * What a person decided since. Told to the book each time: it may have been lost with Redis. A
   * batch that is held gives up its places in the line; its calls under way are finished.
   */
  private async heed(): Promise<void> {
    const { bucket, clock } = this.world
    if (clock.now() - this.lookedAtMs < HEED_EVERY_MS) return
    this.lookedAtMs = clock.now()
    const wasPaused = this.control.paused
    this.control = await readControl(bucket, this.manifest.id)
    this.move(moveOf(this.control))
    if (this.control.paused !== wasPaused) this.report()
  }

  /** Keeps the window full. */
  private async feed(): Promise<void> {
    const more: string[] = []
    for (const task of this.missing) {
      if (this.fed.size >= FEED_WINDOW) break
      if (this.fed.size - this.underWay.size >= LOOK_AHEAD) break
      if (this.fed.has(task)) continue
      this.fed.add(task)
      more.push(task)
    }
    await this.world.queue.feed(this.refs(more))
  }

  private async withdraw(): Promise<TaskRef[]> {
    const running = await this.world.queue.withdraw(this.refs(this.fed))
    const kept = new Set(running.map(({ task }) => task))
    for (const task of this.fed) if (!kept.has(task)) this.forget(task)
    return running
  }

  private forget(task: string): void {
    this.fed.delete(task)
    this.underWay.delete(task)
  }

  private leftLine(task: string): void {
    const root = rootOf(task)
    if (this.fed.has(root)) this.underWay.add(root)
    this.news = true
    this.wake()
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
    const root = rootOf(task)
    this.forget(root)
    if (this.missing.delete(root)) this.rowsSettled += rows
    this.report()
    this.news = true
    this.wake()
  }

  private report(): void {
    const { tasks } = this.manifest.plan
    this.world.progress?.({
      tasks,
      missing: this.missing.size,
      rowsSettled: this.rowsSettled,
      paused: this.control.paused,
    })
  }
}
