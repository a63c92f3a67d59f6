import { z } from 'zod'

/** An index of the catalogue; only what identifies it is required. */
export const indexEntry = z.looseObject({
  slug: z.string().nullish(),
  id: z.union([z.int(), z.string()]).nullish(),
  name: z.string().nullish(),
  type: z.string().nullish(),
  coverageStart: z.string().nullish(),
  latestAvailable: z.string().nullish(),
  mergeable: z.boolean().nullish(),
})
export type IndexEntry = z.infer<typeof indexEntry>

export const tableEntry = z.looseObject({
  id: z.union([z.int(), z.string()]).nullish(),
  slug: z.string().nullish(),
  name: z.string().nullish(),
  legacyCatalogId: z.union([z.int(), z.string()]).nullish(),
  kind: z.string().nullish(),
})
export type TableEntry = z.infer<typeof tableEntry>

export const indexList = z.looseObject({ indices: z.array(indexEntry) })
export const tableList = z.looseObject({ tables: z.array(tableEntry) })

/**
 * A row of a series. The contract names `value`, `accumulated`, `factor` and `selicAccrued`, but
 * not the field of the month, so that is searched under the usual names.
 */
export const rowOf = <Figure extends z.ZodType>(figure: Figure) =>
  z.looseObject({
    value: figure,
    accumulated: figure,
    factor: figure,
    selicAccrued: figure,
    published: z.boolean().nullish(),
  })
/** Only the rows are required; the contract shows almost nothing of the objects around them. */
export const seriesOf = <Count extends z.ZodType, Row extends z.ZodType>(count: Count, row: Row) =>
  z.looseObject({
    index: z.unknown().optional(),
    /** Its `factorField` names the correcting field. */
    basis: z.unknown().optional(),
    sampling: z.string().nullish(),
    segments: z.unknown().optional(),
    coverage: z.unknown().optional(),
    from: z.string().nullish(),
    to: z.string().nullish(),
    count,
    truncated: z.boolean().nullish(),
    series: z.array(row),
  })
const seriesRow = rowOf(z.number().nullish())
export const indexSeries = seriesOf(z.int().nullish(), seriesRow)
export type SeriesRow = z.infer<typeof seriesRow>

/** Returns `YYYY-MM` of a series row, from any field that holds a month or a date. */
export function monthOfRow(row: SeriesRow): string | undefined {
  for (const key of ['month', 'date', 'mes', 'data', 'competencia', 'ref']) {
    const found = monthIn(row[key])
    if (found) return found
  }
  for (const value of Object.values(row)) {
    const found = monthIn(value)
    if (found) return found
  }
  return undefined
}

/** Returns `YYYY-MM` of a month or a date in any of its spellings. */
export function monthIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const iso = /^(\d{4})-(\d{2})(?:-\d{2})?(?:[T ].*)?$/.exec(value)
  if (iso) return `${iso[1]}-${iso[2]}`
  const brazilian = /^(?:\d{2}\/)?(\d{2})\/(\d{4})$/.exec(value)
  return brazilian ? `${brazilian[2]}-${brazilian[1]}` : undefined
}
