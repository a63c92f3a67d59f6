import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { looseAmount } from '../cells/loose-amount.js'
import type { Table } from '../find/table.js'

/** Returns the column without a heading beyond those of the table; -1 if there is none. */
export function gapOf({ headings, columns }: Pick<Table, 'headings' | 'columns'>): number {
  const last = Math.max(...columns.values())
  return headings.findIndex((heading, at) => at > last && heading.trim() === '')
}

/**
 * Returns the cells of an item without those of a summary at its right: a text with a number beside
 * it, beyond the column without a heading.
 */
export function withoutSummary(
  cells: readonly Cell[],
  { roles }: Pick<Table, 'roles'>,
  gap: number,
): readonly Cell[] {
  if (gap < 0 || !isBlank(cells[gap])) return cells
  if ([...roles.needed, ...roles.amounts].some((at) => isBlank(cells[at]))) return cells
  const [label, figure, more] = [...cells.keys()].filter((at) => at > gap && !isBlank(cells[at]))
  const isPair = label !== undefined && figure === label + 1 && more === undefined
  const isFigure = isPair && looseAmount(cells[figure]) !== undefined
  return isFigure && typeof cells[label] === 'string' ? cells.slice(0, gap) : cells
}
