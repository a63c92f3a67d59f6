import type { ItemOutcome } from '../core/job/job.js'
import type { CallFacts } from '../core/task.js'
import type { BatchRecords } from '../records/batch-records.js'
import { halves } from '../records/keys.js'

export interface ItemResult extends ItemOutcome {
  call?: CallFacts
}

/** The items of a task by position; undefined while pending. */
type Items = (ItemResult | undefined)[]

/**
 * The most items whose outcomes are cached, about a kilobyte each: those of the tasks to which the
 * current rows belong. Rows of more parameter sets than fit evict each other and are read again.
 */
const MOST_CACHED_ITEMS = 30_000

/** Outcomes of items, looked up by task and position; the halves of a divided task are joined. */
export class Outcomes {
  /** The least recently requested tasks come first. */
  private readonly cached = new Map<string, Items>()
  private count = 0

  constructor(
    private readonly records: BatchRecords,
    private readonly most = MOST_CACHED_ITEMS,
  ) {}

  /** Returns a cached outcome, without reading anything. */
  known(task: string, item: number): ItemResult | undefined {
    return this.cached.get(task)?.[item]
  }

  /** Returns the outcome of an item; undefined while it is pending. */
  async of(task: string, item: number): Promise<ItemResult | undefined> {
    const items = this.take(task) ?? (await this.load(task))
    // Taken again: a parallel call may have cached the same task while this one was read.
    this.take(task)
    this.cached.set(task, items)
    this.count += weight(items)
    while (this.count > this.most && this.cached.size > 1)
      this.take(this.cached.keys().next().value!)
    return items[item]
  }

  private take(task: string): Items | undefined {
    const items = this.cached.get(task)
    if (!items) return undefined
    this.cached.delete(task)
    this.count -= weight(items)
    return items
  }

  private async load(task: string): Promise<Items> {
    const record = await this.records.outcome(task)
    if (record) return record.items.map((item) => ({ ...item, call: record.call }))
    if (!(await this.records.divided(task))) return []
    const { items } = await this.records.task(task)
    return this.loadHalves(task, items.length)
  }

  private async loadHalves(task: string, count: number): Promise<Items> {
    const [a, b] = halves(task)
    const middle = Math.ceil(count / 2)
    return [...(await this.loadHalf(a, middle)), ...(await this.loadHalf(b, count - middle))]
  }

  /** The items of one half; a pending item is undefined at its position. */
  private async loadHalf(task: string, count: number): Promise<Items> {
    const record = await this.records.outcome(task)
    if (record) return record.items.map((item) => ({ ...item, call: record.call }))
    // A single item is never divided, so the recursion ends whatever is in the bucket.
    if (count > 1 && (await this.records.divided(task))) return this.loadHalves(task, count)
    return Array.from<undefined>({ length: count })
  }
}

/** The lines of lists count like items. */
function weight(items: Items): number {
  const lines = (item: ItemResult | undefined) =>
    Object.values(item?.lists ?? {}).reduce((sum, list) => sum + list.length, 0)
  return items.reduce((sum, item) => sum + 1 + lines(item), 0)
}
