/**
 * One cell of a table for people. `number` is the text from the service, with its decimal point, so
 * that no figure passes through a float; `month` is `YYYY-MM`, `day` `YYYY-MM-DD`, and `minute`
 * `YYYY-MM-DDTHH:mm` by the clock of São Paulo.
 */
export type TableCell =
  | null
  | string
  | { number: string }
  | { month: string }
  | { day: string }
  | { minute: string }

export interface TableColumn {
  title: string
  kind: 'text' | 'number' | 'integer' | 'month' | 'day' | 'minute'
  /** Width in a sheet, in characters. */
  width?: number
}

export interface TableBody {
  columns: TableColumn[]
  rows: TableCell[][]
}

/** A table with the name of its sheet, which a terminal and a CSV do not show. */
export interface Table extends TableBody {
  name: string
}

/** Returns the fields of some objects that are not among the known ones, in order of appearance. */
export function otherFields(
  objects: readonly Record<string, unknown>[],
  known: ReadonlySet<string>,
): string[] {
  const names = new Set(objects.flatMap((one) => Object.keys(one)))
  return [...names].filter((name) => !known.has(name))
}

/** Returns the kind of a column: that of all its cells, or text. */
export function kindOfCells(cells: readonly TableCell[]): TableColumn['kind'] {
  const kinds = new Set(cells.flatMap((cell) => (cell === null ? [] : [kindOfCell(cell)])))
  const [kind = 'text', other] = kinds
  return other === undefined ? kind : 'text'
}

function kindOfCell(cell: NonNullable<TableCell>): TableColumn['kind'] {
  if (typeof cell === 'string') return 'text'
  if ('number' in cell) return 'number'
  if ('month' in cell) return 'month'
  return 'day' in cell ? 'day' : 'minute'
}
