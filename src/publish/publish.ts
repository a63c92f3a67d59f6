import type { Manifest } from '../batch.js'
import type { Job } from '../job.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { writeWorkbook } from '../sheets/xlsx/write.js'
import type { Bucket } from '../stores/bucket.js'
import { StorageError } from '../stores/bucket.js'
import { batchCalls, spentBy } from './calls.js'
import { parametersPage, readMe, summaryPage } from './pages.js'
import { type OutcomeSource, plannedRows, type ResultRow, resultRows } from './rows.js'
import { summarise } from './summary.js'
import { columnWidths } from './widths.js'
import { auditTable, callsTable, inputTable, memoryTable, pendingTable, resultTable } from './tables.js'

export interface PublishWorld {
  bucket: Bucket
  outcomes: OutcomeSource
  now(): number
}

/**
 * Writes the workbook from the records alone, streaming it into the bucket; then the manifest says
 * so. Repeating it writes the same.
 */
export async function publish(manifest: Manifest, job: Job, state: 'finished' | 'cancelled', world: PublishWorld): Promise<Manifest> {
  const { bucket, outcomes } = world
  const finishedAt = manifest.finishedAt ?? new Date(world.now()).toISOString()
  const ended: Manifest = { ...manifest, state, finishedAt }
  const source = { manifest: ended, bucket, outcomes }
  const rows = (): AsyncIterable<ResultRow> => resultRows(source)
  const summary = await summarise(rows(), job)
  const widths = columnWidths(await new BatchRecords(bucket, manifest.id).rows(1).catch(() => []), manifest.input.headings)
  const spent = await spentBy(bucket, manifest.id)
  const workbook = writeWorkbook(
    [
      readMe(ended, job, summary),
      summaryPage(ended, summary, spent, finishedAt),
      resultTable(ended, job, rows(), widths),
      memoryTable(job, rows()),
      pendingTable(ended, resultRows(source, summary.attention)),
      parametersPage(ended, job),
      callsTable(batchCalls(bucket, manifest.id)),
      inputTable(ended, plannedRows(source)),
      auditTable(batchCalls(bucket, manifest.id)),
    ],
    { createdAt: new Date(finishedAt), title: `${job.title} - ${manifest.input.name}`, creator: 'lote' },
  )
  const key = keys.result(manifest.id)
  const written = await bucket.write(key, workbook)
  await verify(bucket, key, written.bytes)
  const finished: Manifest = {
    ...ended,
    rows: summary.counts,
    units: { quoted: manifest.quote.units, spent: spent.units },
    calls: spent.calls,
    result: { key, ...written },
  }
  await new BatchRecords(bucket, manifest.id).writeManifest(finished)
  await bucket.delete(keys.openBatch(manifest.id))
  return finished
}

/** What the store says it has is what was sent. */
async function verify(bucket: Bucket, key: string, bytes: number): Promise<void> {
  const stored = await bucket.size(key)
  if (stored !== bytes) throw new StorageError('failed', 'verify', `${key}: ${stored} of ${bytes} bytes`)
}
