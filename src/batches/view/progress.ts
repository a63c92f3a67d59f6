import type { Manifest } from '../../core/batch.js'
import { noRows, type RowCounts } from '../../core/outcome.js'
import { Outcomes } from '../../gather/outcomes.js'
import { readCalls, spentIn } from '../../publish/calls.js'
import { resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import { currentQuote } from '../../records/prices.js'
import type { Bucket } from '../../storage/bucket.js'

export interface BatchProgress {
  rows: RowCounts
  calls: number
  units: { quoted: number; spent: number }
}

export async function progressOf(manifest: Manifest, bucket: Bucket): Promise<BatchProgress> {
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const rows = noRows()
  for await (const row of resultRows({ manifest, bucket, outcomes })) {
    rows.read += 1
    rows[row.outcome] += 1
  }
  const { calls, units } = spentIn(await readCalls(bucket, manifest.id))
  const quote = await currentQuote(manifest, bucket)
  return { rows, calls, units: { quoted: quote.units, spent: units } }
}
