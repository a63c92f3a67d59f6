import type { Manifest, Patch } from '../../core/batch.js'
import type { RowRecord } from '../../core/task.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { Bucket } from '../../storage/bucket.js'
import { contentOf, type EarlierRow, type MendedRow, MOST_LINES_LISTED } from './match-rows.js'
import { rowIdOf } from './row-id.js'

/** The rows of a mended file, and those of its base, by their ids; with what was read from them. */
interface Comparison {
  mended: readonly MendedRow[]
  ids: ReadonlyMap<number, string>
  earlier: ReadonlyMap<string, EarlierRow & { reads: string }>
  reads: ReadonlyMap<number, string>
}

/** `reads` is undefined where the correction did not change what was read. */
type ChangedRow = MendedRow & { reads: string | undefined }

/**
 * Returns the lines of changed rows that are again as a version before the base had them: a file of
 * that version was mended, and lacks what was corrected since. A version that was pruned is not
 * known any more.
 */
export async function revertedLines(
  { patch }: Manifest,
  compared: Comparison,
  bucket: Bucket,
): Promise<Pick<Patch['lines'], 'reverted'>> {
  const changed = changedRows(compared)
  const lines = new Set<number>()
  for (const version of changed.size > 0 ? (patch?.versions ?? []) : []) {
    const records = new BatchRecords(bucket, version)
    const chunks = (await records.manifest())?.plan?.chunks ?? 0
    for (let chunk = 1; chunk <= chunks; chunk += 1) {
      for (const row of await records.rows(chunk)) {
        const now = changed.get(rowIdOf({ id: version }, row))
        if (isAgain(now, row)) lines.add(now.line)
      }
    }
  }
  const reverted = [...lines].toSorted((a, b) => a - b).slice(0, MOST_LINES_LISTED)
  return reverted.length > 0 ? { reverted } : {}
}

/** The same amount may be spelled in another way: 1.000,00 and 1000. */
function isAgain(
  now: ChangedRow | undefined,
  { cells, fields, problems }: RowRecord,
): now is ChangedRow {
  if (now?.content === contentOf(cells)) return true
  return problems === undefined && now?.reads !== undefined && now.reads === JSON.stringify(fields)
}

function changedRows({ mended, ids, earlier, reads }: Comparison): Map<string, ChangedRow> {
  const changed = new Map<string, ChangedRow>()
  for (const row of mended) {
    const was = earlier.get(ids.get(row.n) ?? '')
    if (!was || was.content === row.content) continue
    const now = reads.get(row.n)
    changed.set(was.id, { ...row, reads: now === was.reads ? undefined : now })
  }
  return changed
}
