import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { RowBefore, TaskRecord } from '../core/task.js'
import { Outcomes } from '../gather/outcomes.js'
import { type ResultRow, resultRows } from '../publish/rows.js'
import { BatchRecords, ROWS_PER_CHUNK } from '../records/batch-records.js'

/**
 * Keeps how the rows of a batch ended with the one that asks the same file again: so what it is
 * compared with stays, whatever becomes of the batch before.
 */
export async function noteBefore(base: Manifest, job: Job, records: BatchRecords): Promise<void> {
  const { bucket } = records
  const earlier = new BatchRecords(bucket, base.id)
  const tasks = new Tasks(earlier)
  let rows: RowBefore[] = []
  let chunk = 1
  for await (const row of resultRows({ manifest: base, bucket, outcomes: new Outcomes(earlier) })) {
    rows.push(await beforeOf(row, job, tasks))
    if (rows.length < ROWS_PER_CHUNK) continue
    await records.writeBefore(chunk, rows)
    rows = []
    chunk += 1
  }
  if (rows.length > 0) await records.writeBefore(chunk, rows)
  await records.writeBeforeKnowledge(await earlier.knowledge())
}

async function beforeOf(row: ResultRow, { sheets }: Job, tasks: Tasks): Promise<RowBefore> {
  const figure = sheets.position && row.figures[sheets.position]
  const asked = row.task === undefined ? undefined : await tasks.of(row.task)
  return {
    outcome: row.outcome,
    ...(figure === undefined ? {} : { figure }),
    ...(asked ? { parameters: asked.parameters, item: asked.items[row.item!] } : {}),
  }
}

/** Rows that follow one another mostly share a task. */
class Tasks {
  private last: { task: string; record: TaskRecord } | undefined

  constructor(private readonly records: BatchRecords) {}

  async of(task: string): Promise<TaskRecord> {
    if (this.last?.task !== task) this.last = { task, record: await this.records.task(task) }
    return this.last.record
  }
}
