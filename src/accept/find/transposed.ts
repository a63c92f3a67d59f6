import type { Field } from '../../core/job/job.js'
import { isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { mentionsOab } from '../../values/oab.js'
import { cellText } from '../cells/cell-text.js'
import { matchField } from './match-columns.js'

const FEWEST_VALUES = 2
const FEWEST_HEADINGS = 2

/** Returns the headings of a transposed table: one below the other, values to their right. */
export function transposedHeadings(
  lines: readonly SourceLine[],
  fields: readonly Field[],
): string[] {
  const isHeading = (text: string) =>
    !mentionsOab(text) && fields.some((field) => matchField(field, [text]).is === 'one')
  const found = lines.flatMap(({ cells }) => {
    const [heading = '', ...values] = cells.filter((cell) => !isBlank(cell)).map(cellText)
    const isLine = values.length >= FEWEST_VALUES && isHeading(heading)
    return isLine && !values.some(isHeading) ? [heading.trim()] : []
  })
  const isEnough = new Set(found).size >= FEWEST_HEADINGS && found.length * 2 >= lines.length
  return isEnough ? found : []
}
