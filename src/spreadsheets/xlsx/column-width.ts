import type { ColumnKind, SheetColumn } from '../sheet.js'

export const FILTER_BUTTON = 3

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 24,
  money: 16,
  factor: 16,
  percent: 11,
  date: 12,
  moment: 20,
  integer: 10,
  link: 30,
  original: 20,
}

/** Returns a column's width: the longest word of its title fits beside the filter button. */
export function columnWidth({ title, kind, width }: SheetColumn): number {
  const word = Math.max(...title.split(/\s+/).map((each) => each.length))
  return width ?? Math.max(WIDTHS[kind], Math.min(word + FILTER_BUTTON + 1, 40))
}
