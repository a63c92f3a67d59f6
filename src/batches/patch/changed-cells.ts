import type { Patch } from '../../core/batch.js'
import type { RowFields } from '../../core/job/job.js'
import type { MendedRow } from './match-rows.js'

type ChangedRow = NonNullable<Patch['cells']>[number]

const MOST_ROWS = 20

/**
 * A version and the one that it mends, row by row: the content of their cells, and the fields read
 * from them, as JSON.
 */
export interface ComparedVersions {
  ids: ReadonlyMap<number, string>
  earlier: ReadonlyMap<string, { content: string; reads: string; received: RowFields }>
  /** The fields of the rows whose cells the earlier version lacks, by position. */
  reads: ReadonlyMap<number, string>
}

/** Returns the first rows with changed cells, and the fields whose value changed. */
export function changedCells(
  mended: readonly MendedRow[],
  { ids, earlier, reads }: ComparedVersions,
): ChangedRow[] {
  const found: ChangedRow[] = []
  for (const { n, line, content } of mended) {
    const was = earlier.get(ids.get(n) ?? '')
    const now = reads.get(n)
    if (was === undefined || now === undefined || was.content === content) continue
    found.push({
      line,
      fields: changedFields({ ...was.received, ...JSON.parse(was.reads) }, JSON.parse(now)),
    })
    if (found.length === MOST_ROWS) break
  }
  return found
}

function changedFields(was: RowFields, now: RowFields): ChangedRow['fields'] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  return names
    .filter((field) => was[field] !== now[field])
    .map((field) => ({
      field,
      ...(was[field] === undefined ? {} : { before: String(was[field]) }),
      ...(now[field] === undefined ? {} : { now: String(now[field]) }),
    }))
}
