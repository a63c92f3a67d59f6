import type { Month } from '../engine/day.js'
import { allSeries, indices } from './indices.js'
import { tables } from './tables.js'

export function createCatalogue(publishedTo?: Month) {
  const all = allSeries(publishedTo)
  /** `selic` is the series that the `selic` option of a calculation adds up. */
  return { indices: indices(all), tables: tables(all), selic: all.selic }
}
export type Catalogue = ReturnType<typeof createCatalogue>
