import type { Month } from '../engine/day.js'
import type { Series } from '../engine/series.js'
import { allSeries, type IndexEntry, indices } from './indices.js'
import { type TableEntry, tables } from './tables.js'

export interface Catalogue {
  indices: readonly IndexEntry[]
  tables: readonly TableEntry[]
  /** The series that the `selic` option of a calculation adds up. */
  selic: Series
}

export function createCatalogue(publishedTo?: Month): Catalogue {
  const all = allSeries(publishedTo)
  return { indices: indices(all), tables: tables(all), selic: all.selic }
}
