import type { RowBefore, TaskRecord } from '../core/task.js'
import type { BatchRecords } from '../records/batch-records.js'
import { BoundedCache } from '../runtime/bounded-cache.js'
import type { ResultRow } from './rows.js'

/**
 * Task records in memory: rows in their order need one, but a file of 100,000 rows that was sorted
 * anew needs any task at any time.
 */
const TASKS_KEPT = 256

/** Joins the results of rows with the parameters and items of their calls. */
export class AskedRows {
  private readonly tasks = new BoundedCache<string, TaskRecord>(TASKS_KEPT)

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
    const asked =
      task === undefined ? undefined : await this.tasks.of(task, () => this.records.task(task))
    return {
      outcome,
      figure,
      ...(asked ? { parameters: asked.parameters, item: asked.items[item!] } : {}),
    }
  }
}
