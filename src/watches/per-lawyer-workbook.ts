import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { Outcomes } from '../gather/outcomes.js'
import { writeWhole } from '../publish/publish.js'
import { type Part, renderParts } from '../publish/render.js'
import { type ResultRow, resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { nameOf } from './people.js'
import { lawyerView } from './per-lawyer-view.js'

/** A workbook for each registration and case that a night read; done again, the same. */
export async function writeLawyerWorkbook(
  manifest: Manifest,
  job: Job,
  bucket: Bucket,
): Promise<string[]> {
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const { finishedAt } = manifest
  if (finishedAt === undefined) throw new Error(`batch ${manifest.id} has not ended`)
  const parts = await partsOf(resultRows({ manifest, bucket, outcomes }))
  const written: string[] = []
  const deps = { bucket, outcomes }
  for await (const { part, workbook } of renderParts(
    { ...manifest, finishedAt },
    job,
    deps,
    parts,
  )) {
    const key = keys.part(manifest.id, fileName(part.of))
    await writeWhole(key, workbook, bucket)
    written.push(key)
  }
  return written
}

/** A task is a registration or a case. */
async function partsOf(rows: AsyncIterable<ResultRow>): Promise<Part[]> {
  const tasks = new Map<string, ResultRow[]>()
  for await (const row of rows) {
    if (row.task !== undefined) tasks.set(row.task, [...(tasks.get(row.task) ?? []), row])
  }
  return [...tasks.values()].map((own) => ({ of: nameOf(own), rows: lawyerView(own) }))
}

/** `OAB/SP 94.719`: OAB-SP-94.719. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, '-')
}
