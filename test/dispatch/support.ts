import type { Job, Parameters, RowPlan } from '../../src/core/job/job.js'
import type { RowRecord, TaskRecord } from '../../src/core/task.js'
import type { PlanSink } from '../../src/dispatch/plan.js'
import type { PlannableRow } from '../../src/dispatch/plannable-row.js'

/** A sink that keeps what it is given. */
export class Kept implements PlanSink {
  readonly chunks: RowRecord[][] = []
  readonly left: [task: string, record: TaskRecord][] = []

  readonly rows = async (chunk: number, rows: RowRecord[]): Promise<void> => {
    if (chunk !== this.chunks.length + 1) throw new Error(`chunk ${chunk} out of turn`)
    this.chunks.push(rows)
  }
  readonly task = async (task: string, record: TaskRecord): Promise<void> => {
    this.left.push([task, record])
  }

  get all(): RowRecord[] {
    return this.chunks.flat()
  }
  get tasks(): Map<string, TaskRecord> {
    return new Map(this.left)
  }
  itemOf({ task, item }: RowRecord): unknown {
    return this.tasks.get(task!)?.items[item!]
  }
}

/** Plans what the fields say: a row's parameters, whether it rides alone, why it is rejected. */
export function aJob(pack: number): Job {
  const planRow = (fields: PlannableRow['fields'], batch: Parameters): RowPlan => {
    if (fields.wrong !== undefined) {
      return { is: 'rejected', problems: [{ code: 'row_no_index', facts: {} }] }
    }
    const parameters = fields.set === undefined ? batch : { ...batch, set: fields.set }
    return {
      is: 'item',
      parameters,
      item: { date: fields.data_base, amount: fields.valor },
      ...(typeof fields.data_base === 'string' ? { date: fields.data_base as never } : {}),
      notes: [],
      alone: fields.alone === true,
      ...(fields.valor === '-1' ? { payment: '-1' } : {}),
    }
  }
  return { kind: 'test', pack, planRow } as unknown as Job
}

export function aRow(n: number, more: Partial<PlannableRow> = {}): PlannableRow {
  return {
    n,
    line: n + 1,
    cells: [`cell ${n}`],
    hidden: false,
    fields: {},
    problems: [],
    notes: [],
    ...more,
  }
}
