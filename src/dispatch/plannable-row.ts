import type { RowFields } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import type { Sentence } from '../messages/message-code.js'
import type { Cell } from '../spreadsheets/cell.js'

/** A parsed row of the input. */
export interface PlannableRow {
  n: number
  line: number
  cells: Cell[]
  hidden: boolean
  /** Identity of the row in an earlier version of the batch. */
  id?: string
  fields: RowFields
  ignored?: string
  problems: Sentence[]
  notes: Sentence[]
}

export function recordOf({ n, line, cells, hidden, id }: PlannableRow): RowRecord {
  return {
    ...{ n, line, cells },
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
