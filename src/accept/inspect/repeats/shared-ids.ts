import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { savedId } from '../../../values/saved-id.js'
import { cellText } from '../../cells/cell-text.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { OWNERS } from '../../find/owner-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** The opponent and the document of a party, of whom one calculation may have several. */
const OPPONENT = new Set(['parte_contraria', 'documento'])
const MOST_IDS = 20_000

/** Asks about the number of a saved calculation beside two clients, folders or cases. */
export class SharedIds implements DebtCheck {
  private readonly owners: readonly number[]
  /** Those whose calculation it is; it may have a line for each of their opponents. */
  private readonly holders: readonly number[]
  private readonly lines = new Map<string, { line: number; cells: readonly Cell[] }>()
  private shared: Found = []

  constructor(
    private readonly table: Table,
    private readonly id: number,
  ) {
    const under = (fields: readonly string[]) =>
      table.headings.flatMap((heading, at) =>
        at !== id && fields.some((field) => fitOf(field, heading)) ? [at] : [],
      )
    this.owners = under([...OWNERS, 'numero_processo'])
    this.holders = under([...OWNERS, 'numero_processo'].filter((field) => !OPPONENT.has(field)))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const value = cellText(cells[this.id]).trim()
    const id = savedId(value)
    if (id === '' || this.shared.length > 0 || this.lines.size >= MOST_IDS) return
    const first = this.lines.get(id)
    if (!first) {
      this.lines.set(id, { line, cells })
      return
    }
    const isHeld = this.holders.some((at) => !isBlank(cells[at]) && !isBlank(first.cells[at]))
    const owners = isHeld ? this.holders : this.owners
    const at = owners.find((one) => areOthers(first.cells[one], cells[one]))
    if (at === undefined) return
    const [one, other] = [first.cells, cells].map((of) => cellText(of[at]).trim())
    const facts = { value, line: first.line, otherLine: line, one, other }
    const column = columnName(this.table.headings, at)
    this.shared = [{ code: 'ask_shared_id', facts: { ...facts, column } }]
  }

  found(): Found {
    return this.shared
  }
}

/** "Oficina" and "Oficina - filial" may be one client. */
function areOthers(one: Cell | undefined, other: Cell | undefined): boolean {
  const [first, second] = [one, other].map((cell) => normaliseText(cellText(cell)))
  const isLike = first!.startsWith(second!) || second!.startsWith(first!)
  return !isBlank(one) && !isBlank(other) && !isLike
}
