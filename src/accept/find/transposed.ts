import type { Field } from '../../core/job/job.js'
import { isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { matchField } from './match-columns.js'

/** A heading with two values beside it. */
const FEWEST_CELLS = 3
const FEWEST_HEADINGS = 2

/** Returns the headings of a transposed table: one below the other, values to their right. */
export function transposedHeadings(
  lines: readonly SourceLine[],
  fields: readonly Field[],
): string[] {
  const isHeading = (text: string) => fields.some((field) => matchField(field, [text]).is === 'one')
  const found = lines.flatMap(({ cells }) => {
    const [heading = '', ...values] = cells.filter((cell) => !isBlank(cell)).map(cellText)
    const isLine = values.length + 1 >= FEWEST_CELLS && isHeading(heading)
    return isLine && !values.some(isHeading) ? [heading.trim()] : []
  })
  const isEnough = new Set(found).size >= FEWEST_HEADINGS && found.length * 2 >= lines.length
  return isEnough ? found : []
}
