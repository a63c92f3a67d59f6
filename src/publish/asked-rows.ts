import type { RowBefore, TaskRecord } from '../core/task.js'
import type { BatchRecords } from '../records/batch-records.js'
import type { ResultRow } from './rows.js'

/**
 * Task records in memory: rows in their order need one, but a file of 100,000 rows that was sorted
 * anew needs any task at any time.
 */
const TASKS_KEPT = 256

/** Joins the results of rows with the parameters and items of their calls. */
export class AskedRows {
  private readonly tasks = new Map<string, TaskRecord>()

  constructor(
    private readonly records: BatchRecords,
    /** The figure that is the row's worth. */
    private readonly position: string | undefined,
  ) {}

  async of({
    outcome,
    figures,
    task,
    item,
  }: Pick<ResultRow, 'outcome' | 'figures' | 'task' | 'item'>): Promise<RowBefore> {
    const figure = this.position && figures[this.position]
    const asked = task === undefined ? undefined : await this.taskOf(task)
    return {
      outcome,
      figure,
      ...(asked ? { parameters: asked.parameters, item: asked.items[item!] } : {}),
    }
  }

  private async taskOf(task: string): Promise<TaskRecord> {
    const known = this.tasks.get(task)
    if (known) return known
    const record = await this.records.task(task)
    this.tasks.set(task, record)
    if (this.tasks.size > TASKS_KEPT) this.tasks.delete(this.tasks.keys().next().value!)
    return record
  }
}
