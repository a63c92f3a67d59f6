import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { type DateOrder, readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

/** "Novo vencimento", "Prorrogado para", "Data prorrogada": the day to which a due date was moved. */
const POSTPONED =
  /^(?:nov[oa]s? (?:data )?(?:vencimento|prazo)|(?:vencimento|data|prazo)s? (?:prorrogad|repactuad|postergad|adiad|alterad|nov)[oa]s?|(?:prorrogad|postergad|adiad)[oa]s?(?: (?:para|ate))?|prorrogac(?:ao|oes)(?: (?:vencimento|para|ate))?)$/

/** Asks about due dates that were moved to the day of another column, which no field reads. */
export class PostponedDays implements Doubt {
  private readonly columns: readonly number[]
  private readonly moved = new Map<DateOrder, Example & { column: string }>()

  constructor(
    private readonly table: Table,
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {
    const taken = new Set(table.columns.values())
    this.columns = table.headings.flatMap((heading, at) =>
      !taken.has(at) && POSTPONED.test(normaliseHeading(heading)) ? [at] : [],
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined) return
    for (const column of this.columns) {
      for (const order of ['dmy', 'mdy'] as const) {
        const [due, moved] = [this.due, column].map((at) =>
          readDate(cells[at], order, this.lastYear),
        )
        const isMoved = due?.is === 'value' && moved?.is === 'value' && due.value !== moved.value
        if (!isMoved || this.moved.has(order)) continue
        const named = columnName(this.table.headings, column)
        this.moved.set(order, { line, value: cellText(cells[column]).trim(), column: named })
      }
    }
  }

  found(order: DateOrder): ReturnType<Doubt['found']> {
    const moved = this.moved.get(order)
    return moved ? [{ code: 'ask_postponed', facts: { ...moved } }] : []
  }
}
