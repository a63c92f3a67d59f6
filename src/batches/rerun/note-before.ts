import type { Manifest } from '../../core/batch.js'
import type { Job } from '../../core/job/job.js'
import type { RowBefore } from '../../core/task.js'
import { Outcomes } from '../../gather/outcomes.js'
import { AskedRows } from '../../publish/asked-rows.js'
import { resultRows } from '../../publish/rows.js'
import { BatchRecords, ROWS_PER_CHUNK } from '../../records/batch-records.js'

/**
 * Stores the outcomes of a batch with its rerun, so that the comparison stays possible whatever
 * happens to the earlier batch.
 */
export async function noteBefore(base: Manifest, job: Job, records: BatchRecords): Promise<void> {
  const { bucket } = records
  const earlier = new BatchRecords(bucket, base.id)
  const asked = new AskedRows(earlier, job.sheets.position)
  let rows: RowBefore[] = []
  let chunk = 1
  for await (const row of resultRows({ manifest: base, bucket, outcomes: new Outcomes(earlier) })) {
    rows.push(await asked.of(row))
    if (rows.length < ROWS_PER_CHUNK) continue
    await records.writeBefore(chunk, rows)
    rows = []
    chunk += 1
  }
  if (rows.length > 0) await records.writeBefore(chunk, rows)
  await records.writeBeforeKnowledge(await earlier.knowledge())
}
