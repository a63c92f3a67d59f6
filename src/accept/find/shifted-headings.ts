import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { isDate } from '../cells/date.js'
import { isMoney, looseAmount } from '../cells/loose-amount.js'
import { matchField } from './match-columns.js'
import { columnName, labelOf } from './table.js'

/** What stands alone in the column before an amount. */
const CURRENCY = /^\s*R?\$\s*$/i

/**
 * Moves each heading above nothing to the full column on its right that has none: reports merge a
 * heading over two columns and leave their values in the second, or R$ in the first. Only where the
 * amount moves, and over money alone: a column still to be filled in may stand beside numbers of
 * instalments, or beside days of issue.
 */
export function shiftedHeadings(
  headings: string[],
  items: readonly SourceLine[],
  fields: readonly Field[],
): string[] {
  const lines = items
    .map(({ cells }) => cells)
    .filter((cells) => cells.filter((cell) => !isBlank(cell)).length > 1)
  const isEmpty = (cell: Cell | undefined) => isBlank(cell) || CURRENCY.test(cellText(cell))
  const columns = [...headings.keys()]
  const emptied = columns.filter((at) => lines.every((cells) => isEmpty(cells[at])))
  const isShifted = (at: number) =>
    !isBlank(headings[at]) &&
    headings[at + 1] === '' &&
    lines.filter((cells) => !isEmpty(cells[at + 1])).length * 2 > lines.length
  const shifted = emptied.filter(isShifted)
  const full = headings.filter((_, at) => !emptied.includes(at))
  const isOf = (field: Field, some: readonly string[]) => matchField(field, some).is !== 'none'
  const fieldsOf = (at: number) => fields.filter((field) => isOf(field, [headings[at]!]))
  const moved = shifted.filter((at) =>
    fieldsOf(at).every((field) => !isOf(field, full) && isProved(field, lines, at)),
  )
  const isAmount = ({ required, type }: Field) => required === true && type === 'amount'
  if (!moved.some((at) => fieldsOf(at).some(isAmount))) return headings
  return headings.map((heading, at) =>
    moved.includes(at - 1) ? headings[at - 1]! : moved.includes(at) ? '' : heading,
  )
}

/** The column beside the heading has what the field needs; R$ may stand below the heading. */
function isProved({ type }: Field, lines: readonly (readonly Cell[])[], at: number): boolean {
  if (type !== 'amount' && type !== 'date') return true
  const isOne = (cells: readonly Cell[]) => {
    const cell = cells[at + 1]!
    if (type === 'date') return isDate(cell)
    return isMoney(cell) || (!isBlank(cells[at]) && looseAmount(cell) !== undefined)
  }
  const filled = lines.filter((cells) => !isBlank(cells[at + 1]))
  return filled.filter(isOne).length * 2 > filled.length
}

/** Tells which columns are read below a heading that stood above another. */
export function toldShifted(
  written: readonly string[],
  headings: readonly string[],
  columns: ReadonlyMap<string, number>,
): Sentence[] {
  return [...columns].flatMap(([field, at]) =>
    headings[at] === written[at]
      ? []
      : sentence('told_tie_settled', {
          field,
          label: labelOf(field),
          candidates: [at - 1, at].map((one) => columnName(written, one)),
          column: columnName(written, at),
        }),
  )
}
