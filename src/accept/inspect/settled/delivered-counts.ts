import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table } from '../../find/table.js'
import type { Doubt, Found } from '../doubt.js'

const COUNT = '(?:(?:qtd|qtde|quantidade|n|no|numero|unidade|peca|item|hora|dia|saca|volume)\\b.*)'
const ORDERED = new RegExp(
  `^${COUNT}\\b(?:pedid|contratad|encomendad|solicitad|previst|comprad|vendid|faturad)[oa]\\b`,
)
const DELIVERED = new RegExp(
  `^${COUNT}\\b(?:entregue|recebid[oa]|executad[oa]|realizad[oa]|prestad[oa]|fornecid[oa]|medid[oa])\\b`,
)
const A_CENT = 0.011

/**
 * Asks about lines on which less was delivered than ordered, unless their amount is the price of
 * what was delivered.
 */
export class DeliveredCounts implements Doubt {
  private readonly ordered: number
  private readonly delivered: number
  private less: (Example & { ordered: string }) | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const headings = table.headings.map(plainHeading)
    const free = (is: RegExp) => headings.findIndex((text, at) => at !== amount && is.test(text))
    this.ordered = free(ORDERED)
    this.delivered = free(DELIVERED)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.ordered < 0 || this.delivered < 0 || this.less) return
    const [ordered, delivered] = [cells[this.ordered], cells[this.delivered]].map(looseAmount)
    if (ordered === undefined || delivered === undefined || delivered >= ordered) return
    const amount = looseAmount(cells[this.amount]) ?? 0
    const isPriced = cells.some(
      (cell) => Math.abs((looseAmount(cell) ?? Number.NaN) * delivered - amount) < A_CENT,
    )
    if (isPriced) return
    const text = (at: number) => cellText(cells[at]).trim()
    this.less = { line, value: text(this.delivered), ordered: text(this.ordered) }
  }

  found(): Found {
    if (!this.less) return []
    const column = columnName(this.table.headings, this.delivered)
    return [{ code: 'ask_less_delivered', facts: { ...this.less, column } }]
  }
}
