import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { looseAmount } from '../cells/loose-amount.js'
import type { Table } from '../find/table.js'

/**
 * Returns the cells of an item without those of a summary at its right: a text with a number beside
 * it, beyond a column without a heading.
 */
export function withoutSummary(
  cells: readonly Cell[],
  { headings, columns, roles }: Pick<Table, 'headings' | 'columns' | 'roles'>,
): readonly Cell[] {
  const last = Math.max(...columns.values())
  const gap = headings.findIndex((heading, at) => at > last && heading.trim() === '')
  const isItem = [...roles.needed, ...roles.amounts].every((at) => !isBlank(cells[at]))
  if (gap < 0 || !isItem || !isBlank(cells[gap])) return cells
  const [label, figure, more] = [...cells.keys()].filter((at) => at > gap && !isBlank(cells[at]))
  const isPair = label !== undefined && figure === label + 1 && more === undefined
  const isFigure = isPair && looseAmount(cells[figure]) !== undefined
  return isFigure && typeof cells[label] === 'string' ? cells.slice(0, gap) : cells
}
