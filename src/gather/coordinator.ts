import type { Manifest } from '../core/batch.js'
import { AccountHalted } from '../core/errors.js'
import type { Refused, TaskRef } from '../core/task.js'
import { laneNumber } from '../rate-limit/fair-queue.js'
import { BatchRecords } from '../records/batch-records.js'
import { type Control, cancel, giveUpRest, readControl } from '../records/control.js'
import { readingTasks, rootOf } from '../records/keys.js'
import { priceTasks } from '../records/prefetch.js'
import type { TaskNews } from '../redis/queue.js'
import { isWithin } from '../runtime/clock.js'
import type { CoordinatorDeps, LineMove } from './deps.js'
import { EarlyAbort, spread } from './early-abort.js'
import { taskIsSettled } from './missing.js'
import { tasksWithOpenCalls } from './open-calls.js'
import { Patience } from './patience.js'

/** Most tasks of one batch in Redis: enough for several workers, few enough to stay fair. */
const FEED_WINDOW = 64
/**
 * How many of the fed tasks may wait for units. A waiting task occupies a worker, so more of them
 * would only delay other batches.
 */
const MOST_WAITING = 8
/**
 * After so long without news of the task that goes ahead, it counts as not refused, and the other
 * tasks need not wait.
 */
const HEAD_START_MS = 5_000
/** How often the coordinator reads the decisions of a person from the bucket. */
const DECISIONS_EVERY_MS = 1_000
/** How often the coordinator looks in the bucket for tasks whose news may have been lost. */
const BUCKET_EVERY_MS = 3_000
/** How often it looks, in a cancelled batch, for the ends of calls in flight. */
const CONCLUDE_EVERY_MS = 1_000

export type Ended = 'settled' | 'cancelled' | 'stopped' | { halt: AccountHalted }

function moveOf({ cancelled, givenUp, paused, lane }: Control): LineMove {
  // Calls of the batch that wait for units are no longer needed.
  if (cancelled || givenUp) return 'cancelled'
  if (paused) return 'paused'
  return lane && laneNumber(lane)
}

/** Feeds the missing tasks of a batch to the queue, and hears how they end. */
export class Coordinator {
  private readonly fed = new Set<string>()
  /** The fed tasks that no longer wait for units. */
  private readonly underWay = new Set<string>()
  /** The order in which the missing tasks are fed. */
  private readonly order: readonly string[]
  /** Prefetches: tasks that read what the others need, fed one by one before all others. */
  private readonly readings: ReadonlySet<string>
  /** The prices of the tasks were computed from the prefetches. */
  private isPriced = false
  private control: Control = { cancelled: false, givenUp: false, paused: false }
  /** The batch was cancelled: `fed` holds the tasks with a call whose end is not recorded yet. */
  private isConcluding = false
  private decisionsReadAtMs = Number.NEGATIVE_INFINITY
  /** When a call of the batch last got its units. */
  private lastGrantAtMs: number
  private readonly sample: EarlyAbort
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
    this.sample = new EarlyAbort(manifest.plan.tasks - this.readings.size - this.order.length)
    this.lastGrantAtMs = deps.clock.now()
    this.patience = new Patience(manifest, deps)
  }

  async run(): Promise<Ended> {
    const { queue, stopping } = this.deps
    const unsubscribe = await queue.subscribe((news) => {
      if (news.batch !== this.manifest.id) return
      if (news.unreadable) this.unreadable(news.unreadable)
      else if (news.isUnderWay) this.gotUnits(news.task)
      else this.settled(news.task, news.rows, news.refused)
    })
    const wake = () => this.wake()
    stopping.addEventListener('abort', wake)
    try {
      const ended = await this.loop()
      // The limiter keeps a hold on an open batch until the process that goes on with it lifts the
      // hold.
      if (ended === 'settled' || ended === 'cancelled') this.move(undefined)
      return ended
    } finally {
      stopping.removeEventListener('abort', wake)
      await unsubscribe()
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
      await this.awaitNews(this.isConcluding ? CONCLUDE_EVERY_MS : BUCKET_EVERY_MS)
    }
  }

  private async whyEnd(): Promise<Ended | undefined> {
    const { stopping } = this.deps
    if (this.missing.size === 0) return 'settled'
    if (!stopping.aborted && (await this.isCancelled())) return 'cancelled'
    const halt = this.damage ?? (await this.outageOrHalt())
    if (!halt && !stopping.aborted) return undefined
    await this.withdraw()
    return halt ? { halt } : 'stopped'
  }

  /** Decides whether the batch was cancelled, also for its first refusals, and its calls are over. */
  private async isCancelled(): Promise<boolean> {
    await this.readDecisions()
    const refusals = this.sample.verdict()
    if (refusals) {
      await cancel(this.deps.bucket, this.manifest.id, this.deps.clock.now(), refusals)
      this.control = { ...this.control, cancelled: true }
      this.move('cancelled')
    }
    return this.control.cancelled && (await this.areCallsOver())
  }

  /**
   * Returns the halt of the account. A batch whose rest is given up makes no more calls, so an
   * outage does not halt it; a cancelled one without an open call needs the account for nothing.
   */
  private async outageOrHalt(): Promise<AccountHalted | undefined> {
    const { deps, manifest, missing } = this
    if (this.isConcluding && this.fed.size === 0) return undefined
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

  /** Not awaited: Redis may be away, and then the next look sends it again. */
  private move(to: LineMove): void {
    this.deps.move(this.manifest.id, to).catch(() => undefined)
  }

  /**
   * Decides whether all calls of a cancelled batch have ended; calls that were sent are paid for.
   * Each is waited for, or concluded where its process has ended: answered, absent, or uncertain.
   * Two looks in a row have to find none, because a call that was recorded too late to be sent is
   * ended a moment after.
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
   * Reads the decisions of a person. The limiter is informed each time, as it may have been lost
   * with Redis. A held batch gives up its places in the fair queue; its calls in flight are
   * finished.
   */
  private async readDecisions(): Promise<void> {
    const { bucket, clock } = this.deps
    if (isWithin(DECISIONS_EVERY_MS, this.decisionsReadAtMs, clock.now())) return
    this.decisionsReadAtMs = clock.now()
    const wasPaused = this.control.paused
    this.control = await readControl(bucket, this.manifest.id)
    this.move(moveOf(this.control))
    if (this.control.paused !== wasPaused) this.report()
  }

  /** Feeds tasks until the window is full. */
  private async feed(): Promise<void> {
    const more: string[] = []
    const readings = [...this.readings].filter((task) => this.missing.has(task))
    if (readings.length === 0) await this.priceOnce()
    const together = this.deps.jobs.get(this.manifest.job)?.prefetches?.isParallel
    const now = readings.length === 0 ? this.order : together ? readings : readings.slice(0, 1)
    const most = readings.length === 0 && this.oneGoesAhead() ? 1 : FEED_WINDOW
    for (const task of now) {
      if (!this.missing.has(task)) continue
      if (this.fed.size >= most) break
      if (this.fed.size - this.underWay.size >= MOST_WAITING) break
      if (this.fed.has(task)) continue
      this.fed.add(task)
      more.push(task)
    }
    await this.deps.queue.feed(this.refs(more))
  }

  /** Computes the prices of the rows again, after the prefetches, from their answers. */
  private async priceOnce(): Promise<void> {
    const { manifest, deps, order } = this
    const job = deps.jobs.get(manifest.job)
    if (this.isPriced || !job?.price) return
    this.isPriced = true
    await priceTasks(new BatchRecords(deps.bucket, manifest.id), job, manifest.plan, order)
  }

  /**
   * Whether one task is fed alone first. In a batch without a settled task, whose calls carry many
   * rows, one task finds out that its parameters are refused, and only its calls are paid for.
   */
  private oneGoesAhead(): boolean {
    const { toCall, tasks } = this.manifest.plan
    if (toCall === tasks || this.missing.size < tasks) return false
    return isWithin(HEAD_START_MS, this.lastGrantAtMs, this.deps.clock.now())
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

  private gotUnits(task: string): void {
    this.lastGrantAtMs = this.deps.clock.now()
    const root = rootOf(task)
    if (this.fed.has(root)) this.underWay.add(root)
    this.news = true
    this.wake()
  }

  private refs(tasks: Iterable<string>): TaskRef[] {
    return [...tasks].map((task) => ({ batch: this.manifest.id, task }))
  }

  /** Waits for news; without news, looks in the bucket for tasks whose end was not announced. */
  private async awaitNews(ms: number): Promise<void> {
    const quiet = new AbortController()
    this.wake = () => quiet.abort()
    if (this.news || this.deps.stopping.aborted) quiet.abort()
    else await this.deps.clock.sleep(ms, quiet.signal)
    this.news = false
    if (quiet.signal.aborted) return
    for (const task of [...this.fed]) {
      if (await taskIsSettled(this.deps.bucket, this.manifest.id, task)) this.settled(task, 0)
    }
    // Tasks that vanished from the queue are fed again; feeding a queued task changes nothing.
    await this.deps.queue.feed(this.refs(this.fed))
  }

  /** Halts the batch: trying again would change nothing, so a person has to act. */
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
