import type { Redis } from 'ioredis'
import { type Clock, isWithin } from '../../runtime/clock.js'
import type { StorageError } from '../../storage/bucket.js'
import type { WriteObserver } from '../../storage/observe-writes.js'

/** The storage takes no write from the processes that work on batches. */
export interface StorageRefusal {
  reason: StorageError['reason']
  /** The URL of the storage. */
  where: string
  sinceMs: number
}

export interface RefusalDeps {
  /** The URL of the storage. */
  where: string
  /** Where in Redis a refusal stands. */
  key: string
  clock: Pick<Clock, 'now'>
  redis(): Promise<Redis>
  /** Whether this process works on batches: what others may write says nothing of these. */
  isWorking(): boolean
}

/** Longer than the longest wait between two tries to write a record (retry-write.ts). */
const TOLD_FOR_MS = 60_000
/** Each of many tasks writes several records, or fails every two seconds. */
const TELL_EVERY_MS = 5_000
/** On a disk that is nearly full small records are taken between large ones that are not. */
const ANNOUNCE_EVERY_MS = 60_000

/** Tells this process, and others through Redis, whether the storage takes the writes of this one. */
export class StorageRefusals implements WriteObserver {
  private refusal: StorageRefusal | undefined
  private toldAtMs = Number.NEGATIVE_INFINITY
  private announcedAtMs = Number.NEGATIVE_INFINITY
  private isAnnounced = false
  private readonly hearers = new Set<(refusal: StorageRefusal | undefined) => void>()

  constructor(private readonly deps: RefusalDeps) {}

  refused({ reason }: StorageError): void {
    const { clock, where, key } = this.deps
    const now = clock.now()
    const isNews = this.refusal === undefined
    this.refusal ??= { reason, where, sinceMs: now }
    const isDue = !this.isAnnounced && this.hearers.size > 0
    if (isDue && !isWithin(ANNOUNCE_EVERY_MS, this.announcedAtMs, now)) {
      this.announcedAtMs = now
      this.announce()
    }
    if (!this.isDue(now, isNews)) return
    const refusal: StorageRefusal = { ...this.refusal, reason }
    this.tell((redis) => redis.set(key, JSON.stringify(refusal), 'PX', TOLD_FOR_MS))
  }

  taken(): void {
    const isNews = this.refusal !== undefined
    this.refusal = undefined
    if (this.isAnnounced) this.announce()
    // Another process may have told a refusal, and have nothing to write since.
    if (this.isDue(this.deps.clock.now(), isNews)) this.tell((redis) => redis.del(this.deps.key))
  }

  /** Calls `hearer` when the storage begins to refuse the writes of this process, and when it takes them again. */
  hear(hearer: (refusal: StorageRefusal | undefined) => void): () => void {
    this.hearers.add(hearer)
    return () => void this.hearers.delete(hearer)
  }

  /** Returns the refusal of the writes of this process, as long as it lasts. */
  get current(): StorageRefusal | undefined {
    return this.refusal
  }

  /** Returns what a process that works on batches last told. */
  async last(): Promise<StorageRefusal | undefined> {
    const text = await (await this.deps.redis()).get(this.deps.key)
    return text === null ? undefined : (JSON.parse(text) as StorageRefusal)
  }

  private announce(): void {
    this.isAnnounced = this.refusal !== undefined
    for (const hearer of this.hearers) hearer(this.refusal)
  }

  private isDue(now: number, isNews: boolean): boolean {
    if (!this.deps.isWorking() || (!isNews && isWithin(TELL_EVERY_MS, this.toldAtMs, now)))
      return false
    this.toldAtMs = now
    return true
  }

  /** Not awaited: Redis may be away as well, and it is told again. */
  private tell(say: (redis: Redis) => Promise<unknown>): void {
    this.deps
      .redis()
      .then(say)
      .catch(() => undefined)
  }
}
