import { z } from 'zod'
import type { Job } from '../core/job/job.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Clock } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import { Recent } from './recent.js'

/** A service that refused a size yesterday may have been given more room, or a smaller one before. */
const KEPT_MS = 86_400_000

/** How many items of a call a service takes, as far as its refusals and answers show. */
export interface PackLimit {
  most: number
  /** The fewest that it refused, and when; absent in records of older builds. */
  refused?: number
  at?: string
  /** Single items in a row that it refused: one is too large by itself, several show nothing more. */
  alone?: number
}

const PACKING = printed<PackLimit>(
  'lote/packing',
  z.object({
    most: z.number().min(1),
    refused: z.number().optional(),
    at: z.string().optional(),
    alone: z.number().optional(),
  }),
)

interface Deps {
  bucket: Bucket
  book: string
  clock: Clock
}

/** The most items that calls of an account are made of, by job; undefined where none was refused. */
export class PackLimits {
  private readonly recent: Recent<PackLimit | undefined>

  constructor(private readonly deps: Deps) {
    this.recent = new Recent(deps.clock)
  }

  /** What is learnt is a help: unreadable or a day old, it is learnt again. */
  async of(job: Job): Promise<PackLimit | undefined> {
    const { bucket, book, clock } = this.deps
    const limit = await PACKING.getReadable(bucket, keys.packLimit(book, job.kind))
    const isOld = limit?.at !== undefined && clock.now() - Date.parse(limit.at) > KEPT_MS
    return isOld ? undefined : limit
  }

  /** The same as it was a second ago at most, so that not every task reads it. */
  lately(job: Job): Promise<PackLimit | undefined> {
    return this.recent.of(job.kind, () => this.of(job))
  }

  /** The service refused `items` by their number: from now on half of it is tried. */
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
   * One item is too large by itself: it was the reason why the calls that it rode in were refused, and
   * not their number. When a second one is, the size that was learnt stands.
   */
  private async blameItem(known: PackLimit | undefined, at: string, job: Job): Promise<void> {
    if (known?.alone) return
    await this.write({ most: job.pack, at, alone: 1 }, job)
  }

  /**
   * The service took a call as large as any that is made: larger ones are tried, twice as many items
   * or halfway to what it refused, until the step is no longer worth the call that it may cost.
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
