import type { Field } from '../../core/job/job.js'
import { isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { matchField } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/** What stands alone in the column before an amount. */
const CURRENCY = /^\s*R?\$\s*$/i

/**
 * Moves each heading above nothing to the full column on its right that has none: reports merge a
 * heading over two columns and leave their values in the second, or R$ in the first. Only where a
 * required column would be empty otherwise, so that no line is read that was not rejected before.
 */
export function shiftedHeadings(
  headings: string[],
  items: readonly SourceLine[],
  fields: readonly Field[],
): string[] {
  const lines = items.filter(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1)
  const isEmpty = ({ cells }: SourceLine, at: number) =>
    isBlank(cells[at]) || CURRENCY.test(cellText(cells[at]))
  const isShifted = (at: number) =>
    !isBlank(headings[at]) &&
    headings[at + 1] === '' &&
    lines.every((line) => isEmpty(line, at)) &&
    lines.filter((line) => !isEmpty(line, at + 1)).length * 2 > lines.length
  const shifted = new Set([...headings.keys()].filter(isShifted))
  const isOf = (field: Field, heading: string) =>
    matchField(field, [heading], [normaliseHeading(heading)]).is !== 'none'
  const isNeeded = fields.some(
    (field) => field.required && [...shifted].some((at) => isOf(field, headings[at]!)),
  )
  if (!isNeeded) return headings
  return headings.map((heading, at) =>
    shifted.has(at - 1) ? headings[at - 1]! : shifted.has(at) ? '' : heading,
  )
}
