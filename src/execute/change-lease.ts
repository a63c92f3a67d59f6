import { z } from 'zod'
import type { TaskRef } from '../core/task.js'
import { keys, rootOf } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { ExecuteDeps } from './deps.js'

/**
 * How long a lease is held without renewal; never shorter than the longest time a sent call may
 * take.
 */
const LEASE_MS = 60_000
const RENEW_EVERY_MS = 20_000
/** The holder may release the lease before it expires. */
const RETRY_AFTER_MS = 2_000

/** The task that holds the lease, and until when if it does not renew it. */
const holder = z.object({ batch: z.string(), task: z.string(), untilMs: z.number() })
const CHANGE = printed('lote/change', holder)
type Holder = z.infer<typeof holder>

/**
 * The holder in a record that cannot be read: its task finds the lease lost, and the next task may
 * take it.
 */
const NO_HOLDER: Holder = { batch: '', task: '', untilMs: 0 }

interface Holding {
  /** Each holder takes the next number; the highest number holds the lease. */
  n: number
  holder: Holder
}

export type Held =
  | { is: 'held' }
  | { is: 'later'; ms: number }
  /** Another task held the lease since this one made its first call. */
  | { is: 'lost' }

/**
 * The right of one task to change one record at the service, from its first call to its last, so
 * that the task reads there what it wrote. The lease lies in the bucket: a loss of Redis never
 * gives it to two tasks, and a killed process keeps it only until the call that it may have sent
 * has ended.
 */
export class ChangeLease {
  private held: { id: string; n: number } | undefined
  private untilMs = 0
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  /** The task in the version of the batch that began it: a later version goes on with its lease. */
  private readonly origin: TaskRef

  constructor(
    private readonly ref: TaskRef,
    private readonly deps: Pick<ExecuteDeps, 'bucket' | 'book' | 'clock' | 'log'>,
    from: TaskRef = ref,
  ) {
    this.origin = from
  }

  /** @param hasBegun the task has made calls that rely on the lease */
  async take(id: string, hasBegun: boolean): Promise<Held> {
    if (this.held) return { is: 'held' }
    const all = await this.all(id)
    const last = all.at(-1)
    if (last && this.isMine(last.holder)) return this.after(id, all)
    if (last && hasBegun) return { is: 'lost' }
    const leftMs = this.leftMs(last)
    if (leftMs > 0) return later(leftMs)
    const untilMs = this.deps.clock.now() + LEASE_MS
    await CHANGE.create(this.deps.bucket, this.key(id, (last?.n ?? 0) + 1), this.holder(untilMs))
    // Another task may have been first, and the holder before may have renewed its lease meanwhile.
    return this.take(id, hasBegun)
  }

  /** Renews the lease before a call; false when another task holds it, and nothing may be sent. */
  async renew(untilMs: number): Promise<boolean> {
    if (!this.held) return true
    const { id, n } = this.held
    await this.write(untilMs)
    // A task that takes the lease after this listing finds it renewed, and waits.
    return (await this.numbers(id)).at(-1) === n
  }

  /**
   * Releases the lease of a settled task. The number stays in the bucket, so that it is never given
   * twice.
   */
  async release(): Promise<void> {
    this.stopRenewing()
    if (!this.held) return
    this.untilMs = 0
    await this.write(0).catch(() => undefined)
  }

  /**
   * Stops the renewal without releasing the lease: the task may go on if no other task takes it
   * over.
   */
  stopRenewing(): void {
    clearInterval(this.timer)
  }

  /** Holds the lease by its number, once no call of an earlier holder can be in flight. */
  private async after(id: string, all: readonly Holding[]): Promise<Held> {
    const before = all.slice(0, -1)
    const leftMs = Math.max(0, ...before.map((one) => this.leftMs(one)))
    if (leftMs > 0) return later(leftMs)
    for (const { n } of before) await this.deps.bucket.delete(this.key(id, n))
    this.held = { id, n: all.at(-1)!.n }
    if (!(await this.renew(this.deps.clock.now() + LEASE_MS))) {
      this.held = undefined
      return later(RETRY_AFTER_MS)
    }
    this.timer = setInterval(() => {
      this.write(this.deps.clock.now() + LEASE_MS).catch((error) =>
        this.deps.log.warn({ ...this.ref, err: error }, 'a lease was not renewed'),
      )
    }, RENEW_EVERY_MS)
    this.timer.unref()
    return { is: 'held' }
  }

  /** Writes one record after the other: a late earlier write would shorten the lease. */
  private write(untilMs: number): Promise<void> {
    const { id, n } = this.held!
    this.untilMs = Math.max(this.untilMs, untilMs)
    const holder = this.holder(this.untilMs)
    const written = this.writing.then(() => CHANGE.put(this.deps.bucket, this.key(id, n), holder))
    this.writing = written.catch(() => undefined)
    return written
  }

  private async all(id: string): Promise<Holding[]> {
    const found: Holding[] = []
    for (const n of await this.numbers(id)) {
      const holder = await CHANGE.getReadable(this.deps.bucket, this.key(id, n))
      found.push({ n, holder: holder ?? NO_HOLDER })
    }
    return found
  }

  private async numbers(id: string): Promise<number[]> {
    const prefix = keys.changes(this.deps.book, id)
    const found: number[] = []
    for await (const key of this.deps.bucket.list(prefix))
      found.push(Number(key.slice(prefix.length)))
    return found
  }

  private holder(untilMs: number): Holder {
    const { batch, task } = this.origin
    return { batch, task: rootOf(task), untilMs }
  }

  private key(id: string, n: number): string {
    return keys.change(this.deps.book, id, n)
  }

  private isMine({ batch, task }: TaskRef): boolean {
    return this.origin.batch === batch && rootOf(this.origin.task) === task
  }

  private leftMs(holding: Holding | undefined): number {
    return holding && !this.isMine(holding.holder)
      ? holding.holder.untilMs - this.deps.clock.now()
      : 0
  }
}

function later(leftMs: number): Held {
  return { is: 'later', ms: Math.min(leftMs, RETRY_AFTER_MS) }
}
