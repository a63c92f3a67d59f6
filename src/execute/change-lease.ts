import { z } from 'zod'
import type { TaskRef } from '../core/task.js'
import { keys, rootOf } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { ExecuteDeps } from './deps.js'

/** Held this long without renewal, and never shorter than a call that was sent may take. */
const HELD_MS = 60_000
const RENEW_EVERY_MS = 20_000
/** Whoever holds it may be done sooner. */
const LOOK_AGAIN_MS = 2_000

/** The task that holds it, until when unless it renews it. */
interface Holder extends TaskRef {
  untilMs: number
}

const CHANGE = printed<Holder>(
  'lote/change',
  z.object({ batch: z.string(), task: z.string(), untilMs: z.number() }),
)

/** Of a record that cannot be read: its task finds it lost, and the next may have it. */
const NOBODY: Holder = { batch: '', task: '', untilMs: 0 }

interface Holding {
  /** Each holder has the next number, and the highest holds. */
  n: number
  holder: Holder
}

export type Held =
  | { is: 'held' }
  | { is: 'later'; ms: number }
  /** Another task had it since this one made its first call. */
  | { is: 'lost' }

/**
 * The right of one task to change one thing at the service, from its first call to its last, so that
 * what it reads there is what it wrote. It lies in the bucket: no loss of Redis gives it to two, and
 * who was killed keeps it only until the call that it may have sent has ended.
 */
export class ChangeLease {
  private held: { id: string; n: number } | undefined
  private untilMs = 0
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly ref: TaskRef,
    private readonly deps: Pick<ExecuteDeps, 'bucket' | 'book' | 'clock' | 'log'>,
  ) {}

  /** @param hasBegun the task has made calls that count on what it holds */
  async take(id: string, hasBegun: boolean): Promise<Held> {
    if (this.held) return { is: 'held' }
    const all = await this.all(id)
    const last = all.at(-1)
    if (last && this.isMine(last.holder)) return this.after(id, all)
    if (last && hasBegun) return { is: 'lost' }
    const leftMs = this.leftMs(last)
    if (leftMs > 0) return later(leftMs)
    const untilMs = this.deps.clock.now() + HELD_MS
    await CHANGE.create(this.deps.bucket, this.key(id, (last?.n ?? 0) + 1), this.holder(untilMs))
    // Another may have been first, and the one before may have renewed it meanwhile.
    return this.take(id, hasBegun)
  }

  /** Before each call: false where another holds it, and nothing may be sent. */
  async renew(untilMs: number): Promise<boolean> {
    if (!this.held) return true
    const { id, n } = this.held
    await this.write(untilMs)
    // Whoever took it after this look finds it renewed, and waits.
    return (await this.numbers(id)).at(-1) === n
  }

  /** The task is settled: the next may have it. The number stays, so that none is given twice. */
  async release(): Promise<void> {
    this.rest()
    if (!this.held) return
    this.untilMs = 0
    await this.write(0).catch(() => undefined)
  }

  /** The task is left as it is: it may go on if nobody takes it over. */
  rest(): void {
    clearInterval(this.timer)
  }

  /** Ours by its number, when the holder before can have no call under way any more. */
  private async after(id: string, all: readonly Holding[]): Promise<Held> {
    const before = all.slice(0, -1)
    const leftMs = Math.max(0, ...before.map((one) => this.leftMs(one)))
    if (leftMs > 0) return later(leftMs)
    for (const { n } of before) await this.deps.bucket.delete(this.key(id, n))
    this.held = { id, n: all.at(-1)!.n }
    if (!(await this.renew(this.deps.clock.now() + HELD_MS))) {
      this.held = undefined
      return later(LOOK_AGAIN_MS)
    }
    this.timer = setInterval(() => {
      this.write(this.deps.clock.now() + HELD_MS).catch((error) =>
        this.deps.log.warn({ ...this.ref, err: error }, 'a lease was not renewed'),
      )
    }, RENEW_EVERY_MS)
    this.timer.unref()
    return { is: 'held' }
  }

  /** One write after the other: an earlier one that comes late would shorten it. */
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
      found.push({ n, holder: holder ?? NOBODY })
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
    const { batch, task } = this.ref
    return { batch, task: rootOf(task), untilMs }
  }

  private key(id: string, n: number): string {
    return keys.change(this.deps.book, id, n)
  }

  private isMine({ batch, task }: TaskRef): boolean {
    return batch === this.ref.batch && task === rootOf(this.ref.task)
  }

  private leftMs(holding: Holding | undefined): number {
    return holding && !this.isMine(holding.holder)
      ? holding.holder.untilMs - this.deps.clock.now()
      : 0
  }
}

function later(leftMs: number): Held {
  return { is: 'later', ms: Math.min(leftMs, LOOK_AGAIN_MS) }
}
