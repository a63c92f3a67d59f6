import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { A_CENT, areSameCents, looseAmount } from '../../cells/loose-amount.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table } from '../../find/table.js'
import { askOnce, type DebtCheck } from '../check.js'

const COUNT = '(?:(?:qtd|qtde|quantidade|n|no|numero|unidade|peca|item|hora|dia|saca|volume)\\b.*)'
const ORDERED = new RegExp(
  `^${COUNT}\\b(?:pedid|contratad|encomendad|solicitad|previst|comprad|vendid|faturad)[oa]\\b`,
)
const DELIVERED = new RegExp(
  `^${COUNT}\\b(?:entregue|recebid[oa]|executad[oa]|realizad[oa]|prestad[oa]|fornecid[oa]|medid[oa])\\b`,
)

/**
 * Asks about lines on which less was delivered than ordered, unless their amount is the price of
 * what was delivered.
 */
export function deliveredCounts({ headings }: Table, amount: number): DebtCheck {
  const texts = headings.map(plainHeading)
  const free = (is: RegExp) => texts.findIndex((text, at) => at !== amount && is.test(text))
  const orderedAt = free(ORDERED)
  const deliveredAt = free(DELIVERED)
  if (orderedAt < 0 || deliveredAt < 0) return {}
  return askOnce('ask_less_delivered', {
    item(cells) {
      const [ordered, delivered] = [cells[orderedAt], cells[deliveredAt]].map(looseAmount)
      if (ordered === undefined || delivered === undefined || delivered >= ordered) return undefined
      const price = looseAmount(cells[amount]) ?? 0
      const isPrice = (cell: Cell) =>
        areSameCents((looseAmount(cell) ?? Number.NaN) * delivered, price, A_CENT)
      if (cells.some(isPrice)) return undefined
      const text = (at: number) => cellText(cells[at]).trim()
      const facts = { value: text(deliveredAt), ordered: text(orderedAt) }
      return { ...facts, column: columnName(headings, deliveredAt) }
    },
  })
}
