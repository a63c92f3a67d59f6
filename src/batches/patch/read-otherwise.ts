import type { Accepted, AcceptOptions } from '../../accept/accept.js'
import { cellText } from '../../accept/cells/cell-text.js'
import { letterToColumn } from '../../accept/find/apply-column-map.js'
import type { AcceptedRow } from '../../accept/read/rows.js'
import type { RowFields } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { isBlank } from '../../spreadsheets/cell.js'

/**
 * Asks about a cell that is as it was and now means another number or day, because mended rows
 * prove another decimal mark or another order of dates; not if a person said which.
 */
export function readOtherwise(
  { line, cells, fields }: AcceptedRow,
  reads: string,
  { mapping }: Pick<Accepted, 'mapping'>,
  { decimal, dates }: AcceptOptions,
): Sentence | undefined {
  if (reads === JSON.stringify(fields)) return undefined
  const before = JSON.parse(reads) as RowFields
  for (const { field, column, heading } of mapping) {
    const was = before[field] ?? fields[field]
    const isDay = /^\d{4}-\d\d-\d\d$/.test(String(was))
    const isSaid = (isDay ? dates : decimal) !== undefined
    // A blank cell may take its value from another line, which was mended.
    const cell = cells[letterToColumn(column)!]
    if (before[field] === fields[field] || isSaid || isBlank(cell)) continue
    if (!isDay && !/^-?\d+(?:\.\d+)?$/.test(String(was))) continue
    const facts = { line, value: cellText(cell).trim(), column: `${column} «${heading}»`, isDay }
    return sentence('patch_read_otherwise', facts)
  }
  return undefined
}
