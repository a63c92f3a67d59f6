/**
 * One cell of a table for people. `number` is the text that the service wrote, with its decimal
 * point, so that no figure passes through a float; `month` is `YYYY-MM`, `day` `YYYY-MM-DD`, and
 * `minute` `YYYY-MM-DDTHH:mm` by the clock of São Paulo.
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
  /** Of a sheet, in characters. */
  width?: number
}

export interface Table {
  name: string
  columns: TableColumn[]
  rows: TableCell[][]
}

/** Every field of some objects that is not among the known ones, in the order of their coming. */
export function otherFields(
  objects: readonly Record<string, unknown>[],
  known: ReadonlySet<string>,
): string[] {
  const names = new Set(objects.flatMap((one) => Object.keys(one)))
  return [...names].filter((name) => !known.has(name))
}

/** How a column of these cells is aligned and typed: by what they all are, or as text. */
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
