import type { Job, Knowledge, Parameters, RowFields, RowPlan } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import type { Sentence } from '../messages/message-code.js'
import type { Cell } from '../spreadsheets/cell.js'

export interface PlannableRow {
  n: number
  line: number
  cells: Cell[]
  hidden: boolean
  /** Identity of the row in an earlier version of the batch. */
  id?: string
  /** The fields of the row in that version, where its cells are others now. */
  before?: RowFields
  fields: RowFields
  ignored?: string
  problems: Sentence[]
  notes: Sentence[]
}

export function recordOf({ n, line, cells, hidden, id }: PlannableRow): RowRecord {
  return {
    n,
    line,
    cells,
    ...(hidden ? { hidden: true } : {}),
    ...(id === undefined ? {} : { id }),
  }
}

/** A calculation has a name, or at least a client. */
export function hasName({ fields }: PlannableRow): boolean {
  return fields.name !== undefined || fields.cliente !== undefined
}

/** Whether the row has a record of a list, in columns such as `parcelas.data`. */
export function hasRecord({ fields }: PlannableRow): boolean {
  return Object.keys(fields).some((name) => name.includes('.'))
}

export function ownersOf({ fields }: PlannableRow): unknown[] {
  return [fields.cliente, fields.numero_processo]
}

interface Planning {
  parameters: Parameters
  knowledge: Knowledge
  /** The rows are those of a batch that was made. */
  isSettled?: boolean
}

/** What the job makes of a row; what it cannot do without is not asked of rows that were answered. */
export function planOf(
  { id, before, fields, problems }: PlannableRow,
  job: Job,
  { parameters, knowledge, isSettled }: Planning,
): RowPlan {
  if (problems.length > 0) return { is: 'rejected', problems }
  const planned = job.planRow(fields, parameters, knowledge)
  const lacking = planned.is === 'item' && !(isSettled || (id && !before)) && planned.lacking
  return lacking ? { is: 'rejected', problems: lacking } : planned
}
