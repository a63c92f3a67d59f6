import type { ItemOutcome } from '../job.js'
import type { BatchRecords } from '../records/batch-records.js'
import { halves, pathOf } from '../records/keys.js'
import type { CallFacts } from '../task.js'

/** How one item ended, and the call that answered it. */
export interface ItemResult extends ItemOutcome {
  call?: CallFacts
}

/**
 * Items whose outcomes are kept in memory, about a kilobyte each: those of the tasks that the rows
 * of the moment belong to. Rows of more parameter sets than fit take turns and are read again.
 */
const ITEMS_KEPT = 30_000

/** Outcomes of items, looked up by task and position; a divided task is put together again. */
export class Outcomes {
  private readonly kept = new Map<string, (ItemResult | undefined)[]>()
  private count = 0

  constructor(private readonly records: BatchRecords) {}

  /** What is in memory, without reading anything. */
  known(task: string, item: number): ItemResult | undefined {
    return this.kept.get(task)?.[item]
  }

  /** Undefined while the item is pending. */
  async of(task: string, item: number): Promise<ItemResult | undefined> {
    const known = this.kept.get(task)
    if (known) return known[item]
    const items = await this.load(task)
    this.kept.set(task, items)
    this.count += items.length
    while (this.count > ITEMS_KEPT && this.kept.size > 1) this.forgetOldest()
    return items[item]
  }

  private forgetOldest(): void {
    const [task, items] = this.kept.entries().next().value!
    this.kept.delete(task)
    this.count -= items.length
  }

  private async load(task: string): Promise<(ItemResult | undefined)[]> {
    const record = await this.records.outcome(task)
    if (record) return record.items.map((item) => ({ ...item, call: record.call }))
    if (!(await this.isDivided(task))) return []
    const count = (await this.records.task(task)).items.length
    const [a, b] = halves(task)
    const first = padded(await this.load(a), Math.ceil(count / 2))
    return [...first, ...(await this.load(b))]
  }

  private async isDivided(task: string): Promise<boolean> {
    // Deeper than ten halvings there is nothing left to divide of 500 items.
    return pathOf(task).length < 12 && this.records.divided(task)
  }
}

/** Pending items of a first half still hold their places. */
function padded<T>(items: T[], count: number): (T | undefined)[] {
  return Array.from({ length: count }, (_, i) => items[i])
}
