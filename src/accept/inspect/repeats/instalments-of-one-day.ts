import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** The day of a purchase or of its paper, on which a later instalment does not fall due. */
const OF_PURCHASE =
  /^(?:data|date|(?:data )?(?:compra|venda|pedido|transacao|operacao|emissao|contratacao|contrato|assinatura|movimento|lancamento|faturamento))$/
const INSTALMENT = /^(?:parc\p{L}*\.? ?)?(\d{1,3}) ?(?:\/|de) ?(\d{1,3})$/iu
const MOST_PURCHASES = 20_000

/** Asks about numbered instalments of one purchase that all have the date of that purchase. */
export class InstalmentsOfOneDay implements DebtCheck {
  private readonly numbers = new Map<string, string>()
  private later: (Example & { at: number }) | undefined
  private readonly isOpen: boolean

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    due: number | undefined,
  ) {
    this.isOpen = due !== undefined && OF_PURCHASE.test(plainHeading(table.headings[due] ?? ''))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (!this.isOpen || this.later || this.numbers.size >= MOST_PURCHASES) return
    const at = cells.findIndex((cell) => numberIn(cell) !== undefined)
    const number = numberIn(cells[at])
    if (number === undefined || isBlank(cells[this.amount])) return
    const rest = cells.map((cell, i) =>
      i === at || i === this.amount ? '' : cellText(cell).trim(),
    )
    const purchase = [...rest, number.of].join('\n')
    const before = this.numbers.get(purchase)
    if (before === undefined) this.numbers.set(purchase, number.is)
    else if (before !== number.is) this.later = { line, value: cellText(cells[at]).trim(), at }
  }

  found(): Found {
    if (!this.later) return []
    const { at, ...example } = this.later
    return [
      { code: 'ask_due_later', facts: { ...example, column: columnName(this.table.headings, at) } },
    ]
  }
}

function numberIn(cell: Cell | undefined): { is: string; of: string } | undefined {
  const [, is, of] = typeof cell === 'string' ? (INSTALMENT.exec(cell.trim()) ?? []) : []
  return is !== undefined && Number(of) > 1 && Number(is) <= Number(of)
    ? { is, of: of! }
    : undefined
}
