import type { Endpoint } from '../endpoint.js'
import type { CallOptions } from '../sender.js'
import { type Filter, LARGEST_PAGE } from './filters.js'
import type { KeyOf } from './item-key.js'
import { Listing } from './listing.js'
import type { Fields, GazetteAnswer, GazetteTransport } from './transport.js'

/** The envelope of lists, with `limit`, `offset` and all other fields. */
export type PageBody = Fields & { total: number; items: Fields[] }

export interface Page extends GazetteAnswer<PageBody> {
  total: number
  items: Fields[]
}

export interface AllOptions extends CallOptions {
  /** Items per page, 1 to 200; 200 by default, as a list that fits one page is one instant. */
  pageSize?: number
  /** How often the list is read while it moves; 3 by default. */
  rounds?: number
  /** The most pages of one round; 1,000 by default. */
  pages?: number
}

const ROUNDS = 3
const PAGES = 1_000

interface Place {
  limit?: number | undefined
  offset?: number | undefined
}

/** A route that lists by pages. */
export class Paged<Query extends Place> {
  constructor(
    protected readonly transport: GazetteTransport,
    private readonly route: Endpoint<Query, PageBody>,
    private readonly keyOf: KeyOf,
  ) {}

  /**
   * Returns one page: 25 items from the first by default; `limit` is 1 to 200. One unit.
   * @throws RequestError before the call is sent, ServiceError afterwards
   */
  async list(query: Query = {} as Query, options?: CallOptions): Promise<Page> {
    const told = await this.transport.ask(this.route, query, options)
    return { ...told, total: told.body.total, items: told.body.items }
  }

  /**
   * Returns all items, page after page, with the proof that none is missing: see {@link Listing}.
   * One unit per request; `coverage` counts the requests.
   * @throws RequestError at once; ServiceError during the reading
   */
  all(filter: Filter<Query> = {} as Filter<Query>, options: AllOptions = {}): Listing<Fields> {
    const { pageSize = LARGEST_PAGE, rounds = ROUNDS, pages = PAGES, ...calls } = options
    const at = (place: { limit: number; offset: number }) => ({ ...filter, ...place }) as Query
    this.route.request(at({ limit: pageSize, offset: 0 }))
    return new Listing({
      ask: (place) => this.list(at(place), calls),
      keyOf: this.keyOf,
      pageSize,
      bounds: { rounds, pages },
    })
  }
}
