import type { Manifest } from '../batch.js'
import type { Job, Knowledge } from '../job.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { writeWorkbook } from '../sheets/xlsx/write.js'
import type { Bucket } from '../stores/bucket.js'
import { StorageError } from '../stores/bucket.js'
import { auditTable, callsTable } from './call-tables.js'
import { type CallLine, readCalls, spentIn } from './calls.js'
import { parametersPage } from './parameters-page.js'
import { pendingTable } from './pending-table.js'
import { readMe } from './read-me.js'
import { inputTable, memoryTable, resultTable } from './row-tables.js'
import { type OutcomeSource, plannedRows, type ResultSource, resultRows } from './rows.js'
import { type Summary, summarise } from './summary.js'
import { summaryPage } from './summary-page.js'
import type { ToldSheet } from './told-sheet.js'
import { columnWidths } from './widths.js'

export interface PublishWorld {
  bucket: Bucket
  outcomes: OutcomeSource
  now(): number
}

/**
 * Writes the workbook from the records alone, streaming it into the bucket; then the manifest says
 * so. Repeating it writes the same.
 */
export async function publish(
  manifest: Manifest,
  job: Job,
  state: 'finished' | 'cancelled',
  { bucket, outcomes, now }: PublishWorld,
): Promise<Manifest> {
  const records = new BatchRecords(bucket, manifest.id)
  const finishedAt = manifest.finishedAt ?? new Date(now()).toISOString()
  const ended = { ...manifest, state, finishedAt }
  const source: ResultSource = { manifest: ended, bucket, outcomes }
  const knowledge = await records.knowledge()
  const summary = await summarise(resultRows(source), ended, job, knowledge)
  const calls = await readCalls(bucket, manifest.id)
  const widths = columnWidths(
    manifest.plan.chunks > 0 ? await records.rows(1) : [],
    manifest.input.headings,
  )
  const sheets = sheetsOf({ manifest: ended, job, source, knowledge, summary, calls, widths })
  const workbook = writeWorkbook([readMe(ended, job, summary, sheets), ...sheets], {
    createdAt: new Date(finishedAt),
    title: `${job.title} - ${manifest.input.name}`,
    creator: 'lote',
  })
  const key = keys.result(manifest.id)
  const written = await bucket.write(key, workbook)
  await verify(bucket, key, written.bytes)
  const spent = spentIn(calls)
  const finished: Manifest = {
    ...ended,
    rows: summary.counts,
    units: { quoted: manifest.quote.units, spent: spent.units },
    calls: spent.calls,
    result: { key, ...written },
  }
  await records.writeManifest(finished)
  await bucket.delete(keys.openBatch(manifest.id))
  return finished
}

interface Parts {
  manifest: Manifest & { finishedAt: string }
  job: Job
  source: ResultSource
  knowledge: Knowledge
  summary: Summary
  calls: CallLine[]
  widths: number[]
}

/** In the order of the workbook: what is read first comes first. */
function sheetsOf({
  manifest,
  job,
  source,
  knowledge,
  summary,
  calls,
  widths,
}: Parts): ToldSheet[] {
  const { sheets } = job
  return [
    summaryPage(manifest, job, summary, calls),
    resultTable(manifest, job, resultRows(source), widths),
    ...summary.groups.map((group) => group.toSheet()),
    ...(summary.statement ? [summary.statement.toSheet()] : []),
    memoryTable(manifest, job, resultRows(source)),
    ...sheets.sources.map(({ name, about, columns, rows }) => ({
      name,
      about,
      columns: [...columns],
      rows: rows(knowledge),
    })),
    pendingTable(manifest, resultRows(source, summary.attention)),
    parametersPage(manifest, job),
    callsTable(job, calls),
    inputTable(manifest, plannedRows(source)),
    auditTable(calls),
  ]
}

/** What the store says it has is what was sent. */
async function verify(bucket: Bucket, key: string, bytes: number): Promise<void> {
  const stored = await bucket.size(key)
  if (stored !== bytes)
    throw new StorageError('failed', 'verify', `${key}: ${stored} of ${bytes} bytes`)
}
