import { z } from 'zod'
import { json, text } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'
import { indexSeries, tableEntry, tableList } from './catalogue.js'
import { HttpCache } from './http-cache.js'
import { FREE, isoDate, isWindow, ref, WINDOW_TURNED, yearMonth } from './inputs.js'

export const listTables = endpoint({
  ...FREE,
  route: 'GET /v1/tables',
  input: z.strictObject({}),
  answer: json(tableList),
})

export const getTable = endpoint({
  ...FREE,
  route: 'GET /v1/tables/{ref}',
  input: z.strictObject({ ref }),
  answer: json(tableEntry),
})

const seriesInput = z
  .strictObject({
    ref,
    /** `YYYY-MM`. */
    from: yearMonth.optional(),
    to: yearMonth.optional(),
    /**
     * `YYYY-MM-DD`: the service calculates the coefficients again for it, and does not only trim
     * them.
     */
    asOf: isoDate.optional(),
  })
  .refine(isWindow, WINDOW_TURNED)

export type TableSeriesWishes = Omit<z.input<typeof seriesInput>, 'ref'>

const SERIES_QUERY = ['from', 'to', 'asOf'] as const

export const readTableSeries = endpoint({
  ...FREE,
  route: 'GET /v1/tables/{ref}/series',
  input: seriesInput,
  query: SERIES_QUERY,
  answer: json(indexSeries),
})

export const readTableSeriesCsv = endpoint({
  ...FREE,
  route: 'GET /v1/tables/{ref}/series',
  input: seriesInput,
  query: SERIES_QUERY,
  fixedQuery: { format: 'csv' },
  accept: () => 'text/csv',
  answer: text,
})

/** Judicial tables, by their own id or slug. */
export class Tables {
  private readonly cache: HttpCache

  constructor(
    private readonly sender: Sender,
    now: () => number,
  ) {
    // The contract caches indices alone: a table is requested each time, conditionally where
    // possible.
    this.cache = new HttpCache(sender, now, 0)
  }

  list(options?: CallOptions) {
    return this.cache.get(listTables, {}, options)
  }
  get(ref: string | number, options?: CallOptions) {
    return this.cache.get(getTable, { ref }, options)
  }
  series(ref: string | number, wishes: TableSeriesWishes = {}, options?: CallOptions) {
    return this.sender.send(readTableSeries, { ...wishes, ref }, options)
  }
  seriesCsv(ref: string | number, wishes: TableSeriesWishes = {}, options?: CallOptions) {
    return this.sender.send(readTableSeriesCsv, { ...wishes, ref }, options)
  }
}
