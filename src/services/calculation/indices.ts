import { z } from 'zod'
import { json, text } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'
import { indexEntry, indexList, indexSeries } from './catalogue.js'
import { HttpCache } from './http-cache.js'
import { FREE, isWindow, ref, WINDOW_TURNED, yearMonth } from './inputs.js'

/** Contract, "Limits": the service itself caches its list for this long. */
const FRESH_MS = 10 * 60_000

export const listIndices = endpoint({
  ...FREE,
  route: 'GET /v1/indices',
  input: z.strictObject({}),
  answer: json(indexList),
})

export const getIndex = endpoint({
  ...FREE,
  route: 'GET /v1/indices/{slug}',
  input: z.strictObject({ slug: ref }),
  answer: json(indexEntry),
})

const seriesInput = z
  .strictObject({
    slug: ref,
    /** `YYYY-MM`. */
    from: yearMonth.optional(),
    to: yearMonth.optional(),
    /** Default: monthly, the row of day 1, which the calculation uses. */
    sampling: z.enum(['monthly', 'daily']).optional(),
    /**
     * @deprecated The contract names it and refuses it on every index with 400: only judicial
     * tables are recalculated for a date.
     */
    asOf: z.string().min(1).optional(),
  })
  .refine(isWindow, WINDOW_TURNED)

export type IndexSeriesWishes = Omit<z.input<typeof seriesInput>, 'slug'>

const SERIES_QUERY = ['from', 'to', 'sampling', 'asOf'] as const

export const readIndexSeries = endpoint({
  ...FREE,
  route: 'GET /v1/indices/{slug}/series',
  input: seriesInput,
  query: SERIES_QUERY,
  answer: json(indexSeries),
})

export const readIndexSeriesCsv = endpoint({
  ...FREE,
  route: 'GET /v1/indices/{slug}/series',
  input: seriesInput,
  query: SERIES_QUERY,
  fixedQuery: { format: 'csv' },
  accept: () => 'text/csv',
  answer: text,
})

/** Economic indices, by slug or id. */
export class Indices {
  private readonly cache: HttpCache

  constructor(
    private readonly sender: Sender,
    now: () => number,
  ) {
    this.cache = new HttpCache(sender, now, FRESH_MS)
  }

  list(options?: CallOptions) {
    return this.cache.get(listIndices, {}, options)
  }
  get(slug: string | number, options?: CallOptions) {
    return this.cache.get(getIndex, { slug }, options)
  }
  series(slug: string | number, wishes: IndexSeriesWishes = {}, options?: CallOptions) {
    return this.sender.send(readIndexSeries, { ...wishes, slug }, options)
  }
  seriesCsv(slug: string | number, wishes: IndexSeriesWishes = {}, options?: CallOptions) {
    return this.sender.send(readIndexSeriesCsv, { ...wishes, slug }, options)
  }
}
