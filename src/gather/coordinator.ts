import type { Manifest } from '../core/batch.js'
import { AccountHalted } from '../core/errors.js'
import type { Refused, TaskRef } from '../core/task.js'
import { laneNumber } from '../rate-limit/fair-queue.js'
import { BatchRecords } from '../records/batch-records.js'
import { type Control, cancel, giveUpRest, readControl } from '../records/control.js'
import { readingTasks, rootOf } from '../records/keys.js'
import { priceTasks } from '../records/prefetch.js'
import type { TaskNews } from '../redis/queue.js'
import type { CoordinatorDeps, LineMove } from './deps.js'
import { EarlyAbort, spread } from './early-abort.js'
import { taskIsSettled } from './missing.js'
import { tasksWithOpenCalls } from './open-calls.js'
import { Patience } from './patience.js'

/** Tasks of one batch in Redis at a time: enough for several workers, few enough to stay fair. */
const FEED_WINDOW = 64
/**
 * And of these, as many may wait for units: those behind them would only stand in the way of other
 * batches, as a waiting task holds a place in a worker.
 */
const LOOK_AHEAD = 8
/** Nothing heard of the task that goes ahead for so long: it is not being refused, others need not wait. */
const AHEAD_MS = 5_000
/** How often the bucket is asked what a person decided. */
const HEED_EVERY_MS = 1_000
/** How often the bucket is asked about tasks whose news may have been lost. */
const LOOK_EVERY_MS = 3_000
/** How often, when the batch was cancelled, about the calls that were under way. */
const CONCLUDE_EVERY_MS = 1_000

export type Ended = 'settled' | 'cancelled' | 'stopped' | { halt: AccountHalted }

function moveOf({ cancelled, givenUp, paused, lane }: Control): LineMove {
  // Who waits for units of it has no more use for them.
  if (cancelled || givenUp) return 'cancelled'
  if (paused) return 'paused'
  return lane && laneNumber(lane)
}

/** Feeds the missing tasks of a batch, and hears how they end. */
export class Coordinator {
  private readonly fed = new Set<string>()
  /** Of these, those that wait for units no more. */
  private readonly underWay = new Set<string>()
  /** In which the missing tasks are fed. */
  private readonly order: readonly string[]
  /** Tasks that read what the others need: one after the other, before any of them. */
  private readonly readings: ReadonlySet<string>
  /** What the readings brought was made prices of. */
  private isPriced = false
  private control: Control = { cancelled: false, givenUp: false, paused: false }
  /** The batch was cancelled: fed are tasks with a call of which it is not told yet how it ended. */
  private isConcluding = false
  private lookedAtMs = Number.NEGATIVE_INFINITY
  /** When a call of the batch got its units. */
  private heardAtMs: number
  private readonly sample = new EarlyAbort()
  private readonly patience: Patience
  private rowsSettled = 0
  private news = false
  private damage: AccountHalted | undefined
  private wake: () => void = () => undefined

  constructor(
    private readonly manifest: Manifest,
    private readonly missing: Set<string>,
    private readonly deps: CoordinatorDeps,
  ) {
    this.readings = new Set(readingTasks(manifest.plan))
    this.order = spread([...missing].filter((task) => !this.readings.has(task)))
    this.heardAtMs = deps.clock.now()
    this.patience = new Patience(manifest, deps)
  }

  async run(): Promise<Ended> {
    const { queue, stopping } = this.deps
    const deafen = await queue.listen((news) => {
      if (news.batch !== this.manifest.id) return
      if (news.unreadable) this.unreadable(news.unreadable)
      else if (news.isUnderWay) this.leftLine(news.task)
      else this.settled(news.task, news.rows, news.refused)
    })
    const wake = () => this.wake()
    stopping.addEventListener('abort', wake)
    try {
      const ended = await this.loop()
      // Whoever goes on with an open batch tells the book; a hold stands until then.
      if (ended === 'settled' || ended === 'cancelled') this.move(undefined)
      return ended
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
      if (this.isConcluding) await this.deps.queue.feed(this.refs(this.fed))
      else if (this.control.paused) await this.withdraw()
      else await this.feed()
      await this.newsOr(this.isConcluding ? CONCLUDE_EVERY_MS : LOOK_EVERY_MS)
    }
  }

  private async whyEnd(): Promise<Ended | undefined> {
    if (this.missing.size === 0) return 'settled'
    const halt = this.damage ?? (await this.outageOrHalt())
    if (halt || this.deps.stopping.aborted) {
      await this.withdraw()
      return halt ? { halt } : 'stopped'
    }
    await this.heed()
    const refusals = this.sample.verdict()
    if (refusals) {
      await cancel(this.deps.bucket, this.manifest.id, this.deps.clock.now(), refusals)
      this.control = { ...this.control, cancelled: true }
      this.move('cancelled')
    }
    return this.control.cancelled && (await this.areCallsOver()) ? 'cancelled' : undefined
  }

  /** Of a batch whose rest is given up nothing is asked any more: then an outage ends nothing. */
  private async outageOrHalt(): Promise<AccountHalted | undefined> {
    const { deps, manifest, missing } = this
    const halt = deps.halted()
    const isDown = halt?.why === 'service_down' || halt?.why === 'unreachable'
    if (halt && !isDown) return halt
    if (!this.control.givenUp && (await this.patience.isOver(missing, isDown))) {
      await giveUpRest(deps.bucket, manifest.id, deps.clock.now())
      this.control = { ...this.control, givenUp: true }
      this.move('cancelled')
    }
    return this.control.givenUp ? undefined : halt
  }

  /** Not waited for: Redis may be away, and then the next look tells it again. */
  private move(to: LineMove): void {
    this.deps.move(this.manifest.id, to).catch(() => undefined)
  }

  /**
   * Of a cancelled batch: calls that were sent are paid for. Each is waited for, or concluded where
   * whoever sent it is gone: answered, not there, or uncertain. Twice in a row there must be none,
   * because one that was written down too late to be sent is told so a moment after.
   */
  private async areCallsOver(): Promise<boolean> {
    const records = new BatchRecords(this.deps.bucket, this.manifest.id)
    const job = this.deps.jobs.get(this.manifest.job)!
    if (!this.isConcluding) await this.withdraw()
    const wereOver = this.isConcluding && this.fed.size === 0
    const among = this.isConcluding && !wereOver ? this.fed : this.missing
    const open = await tasksWithOpenCalls(records, { job, plan: this.manifest.plan }, among)
    this.fed.clear()
    for (const task of open) this.fed.add(task)
    this.isConcluding = true
    return wereOver && open.size === 0
  }

  /**
   * What a person decided since. Told to the book each time: it may have been lost with Redis. A
   * batch that is held gives up its places in the line; its calls under way are finished.
   */
  private async heed(): Promise<void> {
    const { bucket, clock } = this.deps
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
    const readings = [...this.readings].filter((task) => this.missing.has(task))
    if (readings.length === 0) await this.priceOnce()
    const together = this.deps.jobs.get(this.manifest.job)?.readings?.together
    const now = readings.length === 0 ? this.order : together ? readings : readings.slice(0, 1)
    const most = readings.length === 0 && this.oneGoesAhead() ? 1 : FEED_WINDOW
    for (const task of now) {
      if (!this.missing.has(task)) continue
      if (this.fed.size >= most) break
      if (this.fed.size - this.underWay.size >= LOOK_AHEAD) break
      if (this.fed.has(task)) continue
      this.fed.add(task)
      more.push(task)
    }
    await this.deps.queue.feed(this.refs(more))
  }

  /** Between the readings and the rows: what the rows cost is known better now. */
  private async priceOnce(): Promise<void> {
    const { manifest, deps, order } = this
    const job = deps.jobs.get(manifest.job)
    if (this.isPriced || !job?.price) return
    this.isPriced = true
    await priceTasks(new BatchRecords(deps.bucket, manifest.id), job, manifest.plan, order)
  }

  /**
   * Of a batch of which nothing is settled, and whose calls carry many rows: when its parameters are
   * refused, one task finds that out, and only its calls are paid for.
   */
  private oneGoesAhead(): boolean {
    const { toCall, tasks } = this.manifest.plan
    if (toCall === tasks || this.missing.size < tasks) return false
    return this.deps.clock.now() - this.heardAtMs < AHEAD_MS
  }

  private async withdraw(): Promise<TaskRef[]> {
    const running = await this.deps.queue.withdraw(this.refs(this.fed))
    const kept = new Set(running.map(({ task }) => task))
    for (const task of this.fed) if (!kept.has(task)) this.forget(task)
    return running
  }

  private forget(task: string): void {
    this.fed.delete(task)
    this.underWay.delete(task)
  }

  private leftLine(task: string): void {
    this.heardAtMs = this.deps.clock.now()
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
    if (this.news || this.deps.stopping.aborted) {
      this.news = false
      return
    }
    await this.deps.clock.sleep(ms, quiet.signal)
    this.news = false
    if (quiet.signal.aborted) return
    for (const task of [...this.fed]) {
      if (await taskIsSettled(this.deps.bucket, this.manifest.id, task)) this.settled(task, 0)
    }
    // What vanished from the queue comes back; adding what is there changes nothing.
    await this.deps.queue.feed(this.refs(this.fed))
  }

  /** Trying again would change nothing: a person has to look. */
  private unreadable(facts: NonNullable<TaskNews['unreadable']>): void {
    this.damage = new AccountHalted('record_unreadable', facts)
    this.news = true
    this.wake()
  }

  private settled(task: string, rows: number, refused?: Refused): void {
    const root = rootOf(task)
    this.forget(root)
    if (this.missing.delete(root)) {
      this.rowsSettled += rows
      if (!this.readings.has(root)) this.sample.count(refused)
    }
    this.report()
    this.news = true
    this.wake()
  }

  private report(): void {
    const { tasks } = this.manifest.plan
    this.deps.progress?.({
      tasks,
      missing: this.missing.size,
      rowsSettled: this.rowsSettled,
      paused: this.control.paused,
    })
  }
}
