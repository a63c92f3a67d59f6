import { differsInWords } from '../../cells/amount-in-words.js'
import { cellText } from '../../cells/cell-text.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { columnName, type Table } from '../../find/table.js'
import { askOnce, type DebtCheck } from '../check.js'

/** Asks about an amount in words beside the figures that is another: on a cheque the words prevail. */
export function writtenAmounts({ headings }: Table, column: number): DebtCheck {
  return askOnce('ask_written_amount', {
    item(cells) {
      const amount = looseAmount(cells[column])
      if (amount === undefined) return undefined
      const at = cells.findIndex((cell) => typeof cell === 'string' && differsInWords(cell, amount))
      if (at < 0) return undefined
      const figures = cellText(cells[column]).trim()
      return { value: cellText(cells[at]).trim(), figures, column: columnName(headings, at) }
    },
  })
}
