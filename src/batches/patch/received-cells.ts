import type { RowFields } from '../../core/job/job.js'
import type { Sentence } from '../../messages/message-code.js'

/** Returns the texts of the cells that could not be read, in quotes, by field. */
export function receivedCells(problems: readonly Sentence[] = []): RowFields {
  return Object.fromEntries(
    problems.flatMap(({ facts: { field, value } }) =>
      typeof field === 'string' && typeof value === 'string' && value !== ''
        ? [[field, `«${value}»`]]
        : [],
    ),
  )
}
