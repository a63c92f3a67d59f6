import type { Bounds } from './completeness.js'
import type { KeyOf } from './item-key.js'
import { type Coverage, PagedReading, type Request } from './paged-reading.js'

/** The part of a page that a listing needs. */
export interface ListPage<Item> {
  total: number
  items: Item[]
}

export interface ListingSettings<Item> {
  ask(place: { limit: number; offset: number }): Promise<ListPage<Item>>
  keyOf: KeyOf
  pageSize: number
  bounds: Bounds
}

export interface Collected<Item> {
  /** Each item once, in its latest version, in the order of first appearance. */
  items: Item[]
  coverage: Coverage
}

interface Met<Item> {
  key: string
  item: Item
  isNew: boolean
}

/**
 * Reads a list to its end, and proves that it did. Iterate it (each item once, `coverage` after the
 * loop) or `collect()` it; either reads the list anew.
 *
 * An error of the service is thrown and never counts as an end: `coverage` then stays 'unfinished'.
 */
export class Listing<Item> implements AsyncIterable<Item> {
  private latest: PagedReading

  constructor(private readonly settings: ListingSettings<Item>) {
    this.latest = new PagedReading(settings.bounds)
  }

  /** The coverage of the latest reading; complete only once that has reached its end. */
  get coverage(): Coverage {
    return this.latest.coverage()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void> {
    for await (const { item, isNew } of this.read()) if (isNew) yield item
  }

  async collect(): Promise<Collected<Item>> {
    const items = new Map<string, Item>()
    for await (const { key, item } of this.read()) items.set(key, item)
    return { items: [...items.values()], coverage: this.coverage }
  }

  /** Yields all items, repeated ones too: a later page may hold a newer version of an item. */
  private async *read(): AsyncGenerator<Met<Item>, void> {
    const { ask, keyOf, pageSize } = this.settings
    const reading = new PagedReading(this.settings.bounds)
    this.latest = reading
    let step: Request | undefined = reading.begin()
    while (step) {
      if (step.do === 'confirm') {
        const { total } = await ask({ limit: 1, offset: 0 })
        step = reading.next(reading.confirm(total))
        continue
      }
      const { offset } = step
      const { total, items } = await ask({ limit: pageSize, offset })
      const keys = items.map(keyOf)
      const { isNew, facts } = reading.take({ offset, total, limit: pageSize, keys })
      for (const [at, item] of items.entries()) yield { key: keys[at]!, item, isNew: isNew[at]! }
      step = reading.next(facts)
    }
  }
}
