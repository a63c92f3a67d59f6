import { z } from 'zod'
import type { Job } from '../core/job/job.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Clock } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import { Recent } from './recent.js'

/**
 * After a day a service that refused a size may take more, and one that took a size may take less.
 */
const MAX_AGE_MS = 86_400_000

const shape = z.object({
  most: z.number().min(1),
  /**
   * The smallest refused number of items, and the instant of the refusal; absent in records of
   * older builds.
   */
  refused: z.number().optional(),
  at: z.string().optional(),
  /**
   * The number of single items refused in a row: one is too large by itself, several show nothing
   * more.
   */
  alone: z.number().optional(),
})
const PACKING = printed('lote/packing', shape)

/** How many items of a call a service takes, as far as its refusals and answers show. */
export type PackLimit = z.infer<typeof shape>

interface Deps {
  bucket: Bucket
  book: string
  clock: Clock
}

/**
 * The most items that calls of an account are made of, by job; undefined when the service refused
 * no size.
 */
export class PackLimits {
  private readonly recent: Recent<PackLimit | undefined>

  constructor(private readonly deps: Deps) {
    this.recent = new Recent(deps.clock)
  }

  /**
   * Reads the limit. A record that is unreadable or older than a day is ignored, and the limit is
   * learnt again.
   */
  async of(job: Job): Promise<PackLimit | undefined> {
    const { bucket, book, clock } = this.deps
    const limit = await PACKING.getReadable(bucket, keys.packLimit(book, job.kind))
    const isOld = limit?.at !== undefined && clock.now() - Date.parse(limit.at) > MAX_AGE_MS
    return isOld ? undefined : limit
  }

  /** The limit as of at most a second ago, so that not every task reads the record. */
  recently(job: Job): Promise<PackLimit | undefined> {
    return this.recent.of(job.kind, () => this.of(job))
  }

  /** The service refused `items` because of their number: from now on calls have half as many. */
  async lower(items: number, job: Job): Promise<void> {
    const known = await this.of(job)
    const at = new Date(this.deps.clock.now()).toISOString()
    if (items === 1) return this.blameItem(known, at, job)
    const most = Math.ceil(items / 2)
    if (known && known.most <= most) return
    const alone = known?.alone ? { alone: known.alone } : {}
    await this.write({ most, refused: items, at, ...alone }, job)
  }

  /**
   * One item is too large by itself: it caused the refusals of the calls that held it, and their
   * number did not. When a second item is too large, the learnt size stays.
   */
  private async blameItem(known: PackLimit | undefined, at: string, job: Job): Promise<void> {
    if (known?.alone) return
    await this.write({ most: job.pack, at, alone: 1 }, job)
  }

  /**
   * The service took a call of the largest size that is made now: larger ones are tried, of twice
   * as many items or halfway to the refused number, until the step is no longer worth the call that
   * it may cost.
   */
  async raise(items: number, known: PackLimit, job: Job): Promise<void> {
    const { refused, alone, at = new Date(this.deps.clock.now()).toISOString() } = known
    const most = Math.max(known.most, items >= known.most ? raised(items, refused) : 0)
    if (most === known.most && !alone) return
    const still = refused !== undefined && refused > items ? { refused } : {}
    await this.write({ most: Math.min(most, job.pack), ...still, at }, job)
  }

  private async write(limit: PackLimit, job: Job): Promise<void> {
    const { bucket, book } = this.deps
    await PACKING.put(bucket, keys.packLimit(book, job.kind), limit)
    this.recent.forget(job.kind)
  }
}

const SMALLEST_STEP = 1 / 4

function raised(items: number, refused: number | undefined): number {
  if (refused === undefined || refused <= items || items * 2 < refused) return items * 2
  const halfway = Math.floor((items + refused) / 2)
  return halfway - items >= items * SMALLEST_STEP ? halfway : items
}
